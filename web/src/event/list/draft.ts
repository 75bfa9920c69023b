/** An event as the form has it, money in whole units. */
export interface Draft {
  name: string
  starts_at: number | null
  buy_in: number
  fee: number
  staff: number
  guarantee: number
  stack: number
  seats: number
  profile: string
  minutes: number
  chips: string
  late_levels: number
  reentries: number
  rebuys: boolean
  rebuy_price: number
  rebuy_chips: number
  rebuy_levels: number
  add_on: boolean
  add_on_price: number
  add_on_chips: number
  prizes: PrizeTemplate
  players: number
  hours: number
  live: boolean
}

export const PRIZES = {
  three: [50, 30, 20],
  four: [45, 27, 18, 10],
  five: [38, 25, 16, 12, 9],
  curve: [],
  winner: [100],
} as const satisfies Record<string, readonly number[]>

export type PrizeTemplate = keyof typeof PRIZES

export function firstDraft(name: string): Draft {
  return {
    name,
    starts_at: null,
    buy_in: 50,
    fee: 10,
    staff: 0,
    guarantee: 0,
    stack: 10_000,
    seats: 9,
    profile: 'tda-2022',
    minutes: 20,
    chips: '25, 100, 500, 1000, 5000',
    late_levels: 4,
    reentries: 1,
    rebuys: false,
    rebuy_price: 50,
    rebuy_chips: 10_000,
    rebuy_levels: 4,
    add_on: false,
    add_on_price: 50,
    add_on_chips: 15_000,
    prizes: 'curve',
    players: 27,
    hours: 5,
    live: true,
  }
}

export function denominations(text: string): number[] {
  const found = text.split(/[^0-9]+/).map(Number)
  return [...new Set(found.filter((chip) => chip > 0))].sort((a, b) => a - b)
}

/** The event's file; `levels` is the text of its levels as the planner wrote it. */
export function tomlOf(draft: Draft, levels: string): string {
  const lines = [
    `name = ${JSON.stringify(draft.name)}`,
    `profile = ${JSON.stringify(draft.profile)}`,
    `stack = ${draft.stack}`,
    `chips = [${denominations(draft.chips).join(', ')}]`,
    `seats = ${draft.seats}`,
    `minutes = ${draft.minutes}`,
    `buy_in = ${draft.buy_in}`,
    `fee = ${draft.fee}`,
    `live = ${draft.live}`,
  ]
  if (draft.staff) lines.push(`staff = ${draft.staff}`)
  if (draft.guarantee) lines.push(`guarantee = ${draft.guarantee}`)
  lines.push('', '[entries]', `late_levels = ${draft.late_levels}`, `reentries = ${draft.reentries}`)
  const ladder = PRIZES[draft.prizes]
  if (ladder.length) lines.push('', '[prizes]', `ladder = [${ladder.join(', ')}]`, 'unit = 1')
  if (draft.rebuys)
    lines.push(
      '',
      '[rebuys]',
      `price = ${draft.rebuy_price}`,
      `chips = ${draft.rebuy_chips}`,
      `levels = ${draft.rebuy_levels}`,
    )
  if (draft.add_on)
    lines.push(
      '',
      '[add_on]',
      `price = ${draft.add_on_price}`,
      `chips = ${draft.add_on_chips}`,
      `after_level = ${draft.rebuys ? draft.rebuy_levels : draft.late_levels}`,
    )
  return `${lines.join('\n')}\n\n${levels.trim()}\n`
}
