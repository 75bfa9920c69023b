import type { PitAsk } from '../../kit/wire/pit-ask'
import type { ChoiceView, OptionsView, PitView } from '../../kit/wire/pit'
import type { Card } from '../../kit/cards/card'

/** A decision as a button: a choice at one of its prices. */
export interface Wish {
  id: string
  kind: string
  field: string
  /** Chips it costs as things stand, 0 for none; any between `low` and `high` where these are set. */
  amount: number
  low: number
  high: number
  /** Cards named with it. */
  takes: string
  count: number
  /** The choice has more than one price. */
  several: boolean
  /** As many cards are named as it takes. */
  ready: boolean
  /** How many cards it wants, where it does not have them. */
  needs: string
  /** The cards the house would name. */
  suggested: Card[] | null
  /** The letter that presses it. */
  key: string
  /** What it looks like: giving up, putting chips down, or neither. */
  weight: 'pass' | 'first' | 'plain'
}

export function wishesOf(options: OptionsView, picked: readonly Card[]): Wish[] {
  const wishes = options.choices.flatMap((choice) => wishesAt(choice, picked.length, options))
  const used = new Set<string>()
  return wishes.map((wish) => ({ ...wish, key: keyOf(wish, used) }))
}

function wishesAt(choice: ChoiceView, picked: number, { choices }: OptionsView): Wish[] {
  const { kind, field, takes, low, high } = choice
  const [fewest, most] = choice.cards
  const named = takes && most > 0
  const count = named ? picked : 0
  const ready = !named || (count >= fewest && count <= most)
  const prices = choice.fees.length
    ? [choice.fees[Math.max(count, 1) - 1] ?? choice.fees[0]!]
    : choice.amounts.length
      ? choice.amounts
      : [0]
  const needs = named && !ready ? (fewest === most ? String(fewest) : `${fewest}–${most}`) : ''
  const wishes = prices.map((amount): Wish => {
    return {
      id: `${kind}/${amount}`,
      kind,
      field,
      amount,
      low,
      high,
      takes,
      count,
      several: prices.length > 1,
      ready,
      needs,
      suggested: null,
      key: '',
      weight: weightOf(choice, amount),
    }
  })
  // Where silence leaves it to the house, there is a choice that says so.
  if (!choice.suggest || choices.some((other) => other !== choice && other.silence)) return wishes
  const own = wishes[0]!
  return [
    { ...own, weight: 'plain' },
    { ...own, id: `${kind}/house`, count: 0, ready: true, needs: '', suggested: choice.suggest },
  ]
}

function weightOf({ silence, kind }: ChoiceView, amount: number): Wish['weight'] {
  if (kind === 'fold') return 'pass'
  return amount && !silence ? 'first' : 'plain'
}

/** The first letter of its name that no button before it has. */
function keyOf({ kind }: Wish, used: Set<string>): string {
  const key = [...kind].find((letter) => /[a-z]/.test(letter) && !used.has(letter)) ?? ''
  used.add(key)
  return key
}

/** A decision as the room is asked for it, with the turn it was made in. */
export function asked(
  view: PitView,
  options: OptionsView,
  kind: string,
  amount: number,
  cards: readonly Card[],
): PitAsk {
  return {
    type: 'decide',
    round: view.round,
    turn: view.turn,
    box: options.box,
    kind,
    amount,
    cards: [...cards],
  }
}
