import { keep, recall } from '../../../kit/session/memory'

const KEPT = 'croupier-offences'
const MOST = 4

/** The offences penalised last on this device, the last first. */
export function recentOffences(): string[] {
  return (recall(KEPT) ?? '').split(' ').filter(Boolean)
}

export function keepOffence(offence: string): string[] {
  const now = [offence, ...recentOffences().filter((each) => each !== offence)].slice(0, MOST)
  keep(KEPT, now.join(' '))
  return now
}
