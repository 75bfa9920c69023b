import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language, Params } from '../text/catalogue'

const texts: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./text/en'),
  ru: () => import('./text/ru'),
}

const bundles = new Map<Language, FluentBundle>()

/** Load a language; until then the pages know none of its words. */
export async function learn(language: Language): Promise<void> {
  if (bundles.has(language)) return
  const { default: sources } = await texts[language]()
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  bundles.set(language, bundle)
}

export function sayIn(language: Language, code: string, params: Params = {}): string {
  const bundle = bundles.get(language)
  const pattern = bundle?.getMessage(code)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, params, []) : code
}

export function knows(language: Language, code: string): boolean {
  return bundles.get(language)?.hasMessage(code) ?? false
}
