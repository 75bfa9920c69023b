import type { Coded } from '../../kit/text/say'
import type { Stakes } from '../seen'

/** The stakes in the players' words: the pair they are called by, then the ante and the bring-in. */
export function stakesOf({
  small_blind,
  big_blind,
  betting,
  bets,
  ante,
  ante_by,
  bring_in,
}: Stakes): Coded[] {
  const [small, big] = bets
  const said: Coded[] = []
  if (small !== undefined && big !== undefined) {
    const code = betting === 'spread-limit' ? 'stakes-spread' : 'stakes-limit'
    said.push({ code, params: { small, big } })
  } else said.push({ code: 'stakes-blinds', params: { small: small_blind, big: big_blind } })
  if (ante) said.push({ code: ante_by === 'big-blind' ? 'stakes-bb-ante' : 'stakes-ante', params: { ante } })
  if (bring_in) said.push({ code: 'stakes-bring-in', params: { amount: bring_in } })
  return said
}

/** The bet in which stacks are counted: the big bet of a limit game, else the big blind. */
export function unitOf({ big_blind, bets }: Pick<Stakes, 'big_blind' | 'bets'>): number {
  return bets.at(-1) || big_blind || 1
}

/** What one brings when nothing else is said, in those units. */
export function usualBuyIn({ bets }: Pick<Stakes, 'bets'>): number {
  return bets.length ? 40 : 100
}
