/** What a pot lays who calls: so much to one, and the least share of the time he must win, in whole per cent. */
export interface PotOdds {
  toOne: number
  share: number
}

export function potOdds(call: number, playsFor: number): PotOdds {
  return {
    toOne: Math.round((playsFor / call) * 10) / 10,
    share: Math.ceil((call / (playsFor + call)) * 100),
  }
}
