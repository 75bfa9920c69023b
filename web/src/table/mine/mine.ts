import type { Coded } from '../../kit/text/say'
import { waitsForMe } from '../cues/turn'
import type { TableState } from '../state/table'

/** How one of one's tables stands, in one line. */
export interface Standing {
  id: string
  name: string
  stack: number | null
  /** Whether it waits for oneself. */
  turn: boolean
  /** When the time of whoever is to act is over (ms by the house's clock); null where nobody's runs. */
  until: number | null
  says: Coded
}

export function standingOf({ id, view }: TableState): Standing {
  const hand = view?.hand ?? null
  const turn = waitsForMe(view) !== null
  const actor = view?.seats.find(({ seat }) => seat === hand?.to_act)
  const own = view?.seats.find(({ seat }) => seat === view.you?.seat)
  const until = hand && !hand.over ? (hand.asked?.until ?? hand.deadline) : null
  return {
    id,
    name: view?.name ?? '',
    stack: own?.stack ?? null,
    turn,
    until: turn || actor ? until : null,
    says: says(turn, view === null, actor?.name ?? null),
  }
}

function says(turn: boolean, coming: boolean, actor: string | null): Coded {
  if (turn) return { code: 'mine-turn', params: {} }
  if (coming) return { code: 'mine-coming', params: {} }
  return actor === null
    ? { code: 'mine-between', params: {} }
    : { code: 'mine-others', params: { name: actor } }
}

/** The table to be in sight of the strip: of the others that wait for oneself the one with the least time left, else `here`. */
export function next(standings: readonly Standing[], here: string | null): string | null {
  const time = ({ until }: Standing) => until ?? Infinity
  const others = standings.filter(({ id, turn }) => turn && id !== here)
  return others.reduce<Standing | null>((a, b) => (a && time(a) <= time(b) ? a : b), null)?.id ?? here
}

/** So many tables stand side by side, by how wide and high the page is; 1 where there is no room for two. */
export function together(width: number, height: number): number {
  const across = Math.floor(width / 620)
  const down = height >= 900 ? 2 : 1
  return Math.max(1, Math.min(4, Math.min(across, 3) * down))
}

/** Columns and rows of so many tables on a page. */
export function gridOf(count: number, width: number): [number, number] {
  const across = count === 3 && width >= 1860 ? 3 : Math.min(count, 2)
  return [across, Math.ceil(count / across)]
}

/** The tables that stand on the page: that in focus among as many as there is room for, in the order they were come to. */
export function shownOf(ids: readonly string[], focus: string, most: number): string[] {
  const first = ids.slice(0, most)
  if (!ids.includes(focus) || first.includes(focus)) return first
  return [...first.slice(0, most - 1), focus]
}
