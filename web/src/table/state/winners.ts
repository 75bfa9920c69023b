import type { HandView, Winner } from '../../kit/wire/table'

/** What a seat won with, each half and each board once, the high first as it is pushed. */
export function winsOf({ winners, boards }: HandView, seat: number): Winner[] {
  const split = boards.length > 1 || winners.some(({ share }) => share)
  if (!split) return []
  const seen = new Set<string>()
  return winners.filter((winner) => {
    const key = `${winner.board}:${winner.share}`
    if (winner.seat !== seat || !winner.hand || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
