import { readFileSync } from 'node:fs'
import type { DeckView, ProofView } from '../../../src/kit/wire/table'

interface Vectors {
  leaf: { of: string; place: number; card: string; salt: string; is: string }
  commitment: { nonce: string; is: string }
  tree: { of: string; leaves: string[]; top: string; root: string; path_of_2: string[] }
  cut: { of: string; cards: number; root: string; openings: string[]; order: number[] }
  hand: { sealings: { order: number[] }[] }
  told: { decks: DeckView[]; opened: ProofView[] }
}

/** The vectors the house's own tests read. */
export const vectors = JSON.parse(
  readFileSync(new URL('../../../../tests/data/shuffle.json', import.meta.url), 'utf8'),
) as Vectors

/** The hand of the vectors, as a table tells it. */
export const told = vectors.told
