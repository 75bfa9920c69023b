import type { Card } from '../kit/cards/card'

/** What a learner can do at a simulated table. */
export type What =
  | 'shield'
  | 'peek'
  | 'release'
  | 'protect'
  | 'wait'
  | 'tap'
  | 'fold'
  | 'confirm'
  | 'say'
  | 'motion'
  | 'enough'
  | 'breathe'
  | 'count'
  | 'photo'
  | 'front'
  | 'choose'

export interface Move {
  what: What
  words?: string
  value?: number
  chips?: number[]
}

export interface Exercise {
  id: string
  task: string
  clauses: string[]
  moves: What[]
  options: { id: string; text: string }[]
  cards: Card[]
  seats: string[]
  you: number
  board: string
  pot: number
  bets: Record<string, number>
  pieces: Record<string, number>
  later: Record<string, number>
}

export interface Lesson {
  id: string
  title: string
  points: { clause: string; text: string }[]
  exercises: Exercise[]
}

export interface Lessons {
  books: { id: string; name: string }[]
  book: string
  lessons: Lesson[]
}

export interface Judged {
  right: boolean
  done: boolean
  visible: boolean
  says: string[]
  ruling: { verdict: string; lines: string[]; cites: string[] } | null
}

/** Whether own cards can be seen: only as long as their corner is held. */
export function visible(moves: readonly Move[]): boolean {
  return moves.findLast(({ what }) => what === 'peek' || what === 'release')?.what === 'peek'
}

/** The chips that are left in front of somebody who has pushed some over the line, the largest first. */
export function left(pieces: Readonly<Record<string, number>>, moves: readonly Move[]): [number, number][] {
  const gone = moves.flatMap(({ chips }) => chips ?? [])
  return Object.entries(pieces)
    .map(([chip, count]): [number, number] => [+chip, count - gone.filter((each) => each === +chip).length])
    .sort(([one], [other]) => other - one)
}
