import type { TableHeard } from '../seen'
import { hearTable, openTable, type TableState } from '../state/table'
import { still } from '../state/motion'
import type { Replay, Step } from './seen'

/** Fields that hold amounts of chips, in a view and in what is told. */
const AMOUNTS = new Set([
  'amount',
  'ante',
  'bet',
  'bets',
  'big_blind',
  'bring_in',
  'call',
  'max_buy_in',
  'min_buy_in',
  'plays_for',
  'small_blind',
  'stack',
  'total',
  'won',
])

/** The same with every amount in units of the money that is played for. */
export function inUnits<T>(told: T, unit: number, of = ''): T {
  if (unit === 1 || told === null) return told
  if (typeof told === 'number') return (AMOUNTS.has(of) ? told / unit : told) as T
  if (Array.isArray(told)) return told.map((each: unknown) => inUnits(each, unit, of)) as T
  if (typeof told !== 'object') return told
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [name, inUnits(value, unit, name)]),
  ) as T
}

const OF = 'replay'

/** A step as the table would tell of it. Nobody sits down at a hand that was played. */
function message({ view, events }: Step, at: number): TableHeard {
  return {
    t: 'state',
    kind: 'table',
    of: OF,
    version: at + 1,
    now: 0,
    view: { ...view, event: view.event || OF },
    events,
    resync: at === 0,
  }
}

/** The table as it stood after a step; what moves on the way from the step before moves, where it was shown. */
export function tableAt(
  steps: readonly Step[],
  at: number,
  shown: { table: TableState; at: number } | null,
): TableState {
  if (shown && shown.at + 1 === at) return hearTable(shown.table, message(steps[at]!, at), 0)
  const table = steps
    .slice(0, at + 1)
    .reduce((before, step, each) => hearTable(before, message(step, each), 0), openTable(OF))
  return { ...table, motion: still, news: [] }
}

const DEALS = new Set(['board', 'deal', 'discard', 'show', 'up'])

/** The step in which the cards of each street come, and the first of the showdown: where one jumps to. */
export function streetsOf(steps: readonly Step[]): { street: string; at: number }[] {
  const streets: { street: string; at: number }[] = []
  for (const [at, { view, events }] of steps.entries()) {
    const street = view.hand?.street ?? ''
    // The last call of a street is told with the street that it opens; its cards come after it.
    const come = at === 0 || events.some(({ kind }) => DEALS.has(kind))
    if (come && street && streets.at(-1)?.street !== street) streets.push({ street, at })
  }
  return streets
}

/** A hand whose amounts are those of its money. */
export function counted(replay: Replay): Replay {
  const { steps, opened, unit } = replay
  return { ...replay, steps: inUnits(steps, unit), opened: inUnits(opened, unit) }
}
