import { FluentBundle, FluentResource } from '@fluent/bundle'
import { type Language, learn, type Params, sayIn } from '../text/catalogue'
import type { Coded, Said, SettledLine } from './messages'

/** The pit's own words and the dealer's, which the room and the page read from one file. */
const texts: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./words/en'),
  ru: () => import('./words/ru'),
}

const bundles = new Map<Language, FluentBundle>()

/** The language the page speaks: the chosen one, as soon as its words are there. */
let tongue = $state<Language>('en')

export function language(): Language {
  return tongue
}

/** Speak a language from now on. */
export async function speak(wanted: Language): Promise<void> {
  if (!bundles.has(wanted)) {
    const [{ default: sources }] = await Promise.all([texts[wanted](), learn(wanted)])
    const bundle = new FluentBundle(wanted, { useIsolating: false })
    for (const source of sources) bundle.addResource(new FluentResource(source))
    bundles.set(wanted, bundle)
  }
  tongue = wanted
}

function spoken(code: string, params: Params = {}): string | null {
  const bundle = bundles.get(tongue)
  const pattern = bundle?.getMessage(code)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, params, []) : null
}

/** A text of the pit, or one of the room's; a code nobody knows comes back as it is. */
export function say(code: string, params: Params = {}): string {
  return spoken(code, params) ?? sayIn(tongue, code, params)
}

/** The first of these codes that is known; the last as it is. */
export function sayFirst(codes: readonly string[], fallback: string): string {
  for (const code of codes) {
    const text = spoken(code)
    if (text !== null) return text
  }
  return fallback
}

export function field(name: string): string {
  return sayFirst([`field-${name}`, `pit-field-${name}`], name)
}

/** A combination as a pay table names it. */
export function combination(name: string): string {
  return sayFirst([`pays-${name}`, `pit-result-${name}`, `pit-combination-${name}`], name)
}

/** The same after a number: what somebody holds. */
function held(name: string): string {
  return sayFirst([`pit-combination-${name}`, `pays-${name}`, `pit-result-${name}`], name)
}

export function gameName(game: string): string {
  return sayFirst([`game-${game}`], game)
}

/** What the dealer says, as a sentence. */
export function sentence({ code, box, combinations, odds, amount }: Said): string {
  const [first, second] = combinations.map(held)
  const combination = second ? say('pit-and', { first: first!, second }) : (first ?? held('high-card'))
  const [above = 0, below = 1] = odds.split('/').map(Number)
  const said = { box, combination, odds: above / below, amount }
  // Where no one table says what was paid, nothing is said of odds.
  return (odds === '0' ? spoken(`${code}-plain`, said) : null) ?? say(code, said)
}

export function sayLine({ field: name, stake, change }: SettledLine): string {
  const code = change > 0 ? 'won' : change < 0 ? 'lost' : 'back'
  return say(`pit-line-${code}`, { field: field(name), stake, amount: Math.abs(change) })
}

/** The name of a hand, by the room's code for it. */
export function sayHand({ code, params }: Coded): string {
  return say(code, params)
}
