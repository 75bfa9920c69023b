import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Params = Record<string, FluentVariable>

/** Each language comes by itself, when it is first spoken: nobody loads the words of another. */
const texts: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  ru: () => import('./ru'),
}

const bundles = new Map<Language, FluentBundle>()

/** Load a language; until then the page knows none of its words. */
export async function learn(language: Language): Promise<void> {
  if (bundles.has(language)) return
  const { default: sources } = await texts[language]()
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  bundles.set(language, bundle)
}

/** A message in a language. A code that no catalogue holds comes back as it is: a newer room may know more codes. */
export function sayIn(language: Language, code: string, params: Params = {}): string {
  const bundle = bundles.get(language)
  const pattern = bundle?.getMessage(code)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, params, []) : code
}

export function knows(language: Language, code: string): boolean {
  return bundles.get(language)?.hasMessage(code) ?? false
}

/** The language to start in: what was chosen before, else the browser's first that the page speaks. */
export function firstLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const wanted = [chosen ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0])
  return (
    LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en'
  )
}
