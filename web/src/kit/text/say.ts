import { settings } from '../session/settings.svelte'
import { knows as knowsIn, type Params, sayIn, spokenIn } from './catalogue'

/** A text by its code in the catalogue, with the values that go in. */
export interface Coded {
  code: string
  params: Params
}

/** The message in the chosen language; a component that says it follows a change of language. */
export function say(code: string, params: Params = {}): string {
  return sayIn(settings.language, code, params)
}

/** The same, but null for a code that no catalogue holds. */
export function spoken(code: string, params: Params = {}): string | null {
  return spokenIn(settings.language, code, params)
}

export function knows(code: string): boolean {
  return knowsIn(settings.language, code)
}

export function sayCoded({ code, params }: Coded): string {
  return say(code, params)
}
