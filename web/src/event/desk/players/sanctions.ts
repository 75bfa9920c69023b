import type { Advice } from '../../house'

/** The sanctions a floor gives with one tap. */
export const SANCTIONS = [
  { sanction: 'warning', number: 0 },
  { sanction: 'hands', number: 1 },
  { sanction: 'rounds', number: 1 },
  { sanction: 'rounds', number: 2 },
  { sanction: 'rounds', number: 3 },
  { sanction: 'disqualified', number: 0 },
] as const

const CALLED: Readonly<Record<string, string>> = {
  hands: 'missed-hands',
  rounds: 'missed-rounds',
  disqualified: 'disqualification',
}

/** What the book says of a sanction, the times it happened counted: what comes now, what may come too, or nothing. */
export function bookHas({ penalties }: Pick<Advice, 'penalties'>, sanction: string, number: number) {
  const at = penalties.findIndex(({ sanction: named, rounds: [least, most] }) => {
    if (named !== (CALLED[sanction] ?? sanction)) return false
    return sanction !== 'rounds' || (least <= number && (!most || number <= most))
  })
  if (at < 0) return null
  // A book that lets the floor choose counts up from the mildest: that comes now, and the harsher may.
  return penalties[at]!.must || at === 0 ? 'now' : 'may'
}
