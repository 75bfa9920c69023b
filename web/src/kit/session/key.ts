import { keep, recall } from './memory'

const KEY = 'croupier-floor-key'

/** The house's key, that of the floor, as this device keeps it; empty on a player's or a spectator's device. */
export function recallKey(): string {
  return recall(KEY) ?? ''
}

export function keepKey(key: string): void {
  keep(KEY, key || null)
}

/** What stands behind the # of the address the house printed. */
export function inAddress(): string {
  return decodeURIComponent(location.hash.slice(1))
}
