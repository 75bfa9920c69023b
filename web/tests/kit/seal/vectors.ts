import { readFileSync } from 'node:fs'
import type { OpenedCard, Sealing } from '../../../src/kit/wire/table'

interface Vectors {
  leaf: { of: string; place: number; card: string; salt: string; is: string }
  commitment: { nonce: string; is: string }
  tree: { of: string; leaves: string[]; top: string; root: string; path_of_2: string[] }
  cut: { of: string; cards: number; root: string; openings: string[]; order: number[] }
  hand: { hand: string; sealings: Sealing[]; opened: OpenedCard[] }
}

/** The vectors the house's own tests read. */
export const vectors = JSON.parse(
  readFileSync(new URL('../../../../tests/data/shuffle.json', import.meta.url), 'utf8'),
) as Vectors

export const transcript = vectors.hand
