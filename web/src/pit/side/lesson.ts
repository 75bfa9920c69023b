import type { AdviceView, WorthView } from '../../kit/wire/pit'

/** What a mistake cost, in chips of the stake it was made with. */
export function costIn(cost: string, stake: number): number {
  return Math.round(Number(cost) * stake * 100) / 100
}

const SHOWN = 6

/** The best choices of a decision, and the one that was taken wherever it stands. */
export function bestOf(lesson: AdviceView): WorthView[] {
  const sorted = [...lesson.choices].sort((one, other) => Number(other.value) - Number(one.value))
  const taken = sorted.findIndex((choice) => isChosen(lesson, choice))
  return sorted.filter((_, place) => place < SHOWN || place === taken)
}

/** Whether the decision was the best play: before its cost is known, whether it is what the table says. */
export function isBest(lesson: AdviceView): boolean {
  return lesson.cost === null ? isChosen(lesson, lesson.best) : Number(lesson.cost) <= 0
}

export function isChosen({ kind, amount, cards }: AdviceView, choice: WorthView): boolean {
  const same = choice.cards.length === cards.length && choice.cards.every((card) => cards.includes(card))
  return choice.kind === kind && same && (choice.amount === amount || !choice.amount || !amount)
}
