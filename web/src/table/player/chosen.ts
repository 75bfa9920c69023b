import { keep, recall } from '../../kit/session/memory'
import { FACES } from '../../kit/faces/face'

const KEPT = 'croupier-face'

/** The face one has chosen, kept by this browser so that one is shown by it at the next table too; 0 for none. */
export const chosenFace = {
  get number(): number {
    const kept = Number(recall(KEPT))
    return Number.isInteger(kept) && kept > 0 && kept <= FACES ? kept : 0
  },
  keep(number: number): void {
    keep(KEPT, number ? String(number) : null)
  },
}
