import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Params = Record<string, FluentVariable>

/** The page's own texts, and the names of hands, which the room and the page read from one file. */
const sources = import.meta.glob<string>(['../locales/*/*.ftl', '../../../src/croupier/text/*/ranks.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const [path, source] of Object.entries(sources)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(source))
  }
  return bundle
}

const bundles = new Map<Language, FluentBundle>()

function bundle(language: Language): FluentBundle {
  const known = bundles.get(language) ?? bundleOf(language)
  bundles.set(language, known)
  return known
}

/** A message in a language. A code that no catalogue holds comes back as it is: a newer room may know more codes. */
export function sayIn(language: Language, code: string, params: Params = {}): string {
  const pattern = bundle(language).getMessage(code)?.value
  return pattern ? bundle(language).formatPattern(pattern, params, []) : code
}

export function knows(language: Language, code: string): boolean {
  return bundle(language).hasMessage(code)
}

/** The language to start in: what was chosen before, else the browser's first that the page speaks. */
export function firstLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const wanted = [chosen ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0])
  return (
    LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en'
  )
}
