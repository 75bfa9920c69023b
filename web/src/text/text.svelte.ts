import { settings } from '../state/settings.svelte'
import type { Coded, Terms } from '../protocol/messages'
import { type Params, sayIn } from './catalogue'

/** The message in the chosen language; a component that says it follows a change of language. */
export function say(code: string, params: Params = {}): string {
  return sayIn(settings.language, code, params)
}

export function sayCoded({ code, params }: Coded): string {
  return say(code, params)
}

/** A table's game; of a rotation also the one that is dealt now. */
export function gameName({ game, rotation }: Pick<Terms, 'game' | 'rotation'>): string {
  if (!rotation) return say(`game-${game}`)
  return say('game-now', { mix: say(`game-${rotation.name}`), game: say(`game-${game}`) })
}

const shapes = new Map<string, Intl.NumberFormat>()

/** Chips as digits, grouped as the language groups them. */
export function chips(amount: number): string {
  const { language } = settings
  const shape = shapes.get(language) ?? new Intl.NumberFormat(language)
  shapes.set(language, shape)
  return shape.format(amount)
}

/** A net result, always with its sign. */
export function net(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${chips(Math.abs(amount))}`
}

export function clockTime(moment: number): string {
  const shape = new Intl.DateTimeFormat(settings.language, { hour: '2-digit', minute: '2-digit' })
  return shape.format(new Date(moment))
}
