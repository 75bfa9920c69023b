import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import { fetchLetters } from '../frame/letters'

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Params = Record<string, FluentVariable>

/** The texts of a part of the page, which come language by language: nobody loads the words of another. */
export type Texts = Record<Language, () => Promise<{ default: readonly string[] }>>

interface Spoken {
  bundle: FluentBundle
  /** The parts that are here or on their way. */
  parts: Map<Texts, Promise<void>>
}

/** How `CHIPS($amount)` writes chips that are in play; a table may count them in blinds. */
export const writing = {
  chips: (amount: number, language: Language): string => new Intl.NumberFormat(language).format(amount),
}

const parts: Texts[] = []
const spoken = new Map<Language, Spoken>()

/** Load a part in a language once; what did not come is asked for again the next time. */
function load(language: Language, part: Texts): Promise<void> {
  const { bundle, parts } = spoken.get(language)!
  const coming =
    parts.get(part) ??
    part[language]().then(({ default: sources }) => {
      for (const source of sources) bundle.addResource(new FluentResource(source))
    })
  parts.set(part, coming)
  coming.catch(() => parts.delete(part))
  return coming
}

/** Give the page texts of a part; the languages that it speaks already are loaded at once. */
export async function teach(part: Texts): Promise<void> {
  if (!parts.includes(part)) parts.push(part)
  await Promise.all([...spoken.keys()].map((language) => load(language, part)))
}

/** Load a language; until then the page knows none of its words. */
export async function learn(language: Language): Promise<void> {
  if (!spoken.has(language)) {
    fetchLetters(language)
    const functions = { CHIPS: ([amount]: FluentValue[]) => writing.chips(Number(amount), language) }
    const bundle = new FluentBundle(language, { useIsolating: false, functions })
    spoken.set(language, { bundle, parts: new Map() })
  }
  await Promise.all(parts.map((part) => load(language, part)))
}

/** A message in a language. A code that no catalogue holds comes back as it is: a newer room may know more codes. */
export function sayIn(language: Language, code: string, params: Params = {}): string {
  return spokenIn(language, code, params) ?? code
}

/** A message in a language; null for a code that no catalogue holds. */
export function spokenIn(language: Language, code: string, params: Params = {}): string | null {
  const bundle = spoken.get(language)?.bundle
  const pattern = bundle?.getMessage(code)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, params, []) : null
}

export function knows(language: Language, code: string): boolean {
  return spoken.get(language)?.bundle.hasMessage(code) ?? false
}

/** The language to start in: what was chosen before, else the browser's first that the page speaks. */
export function firstLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const wanted = [chosen ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0])
  return (
    LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en'
  )
}
