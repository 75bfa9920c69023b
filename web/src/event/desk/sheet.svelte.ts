import type { DoneSeen } from '../../kit/wire/event'

export type Sheet =
  | { kind: 'player'; id: string }
  | { kind: 'table' | 'add-ons'; number: number }
  | { kind: 'undo'; done: DoneSeen }
  | { kind: 'seat'; table: number; seat: number }
  | {
      kind:
        'clock' | 'deal' | 'count' | 'cancel' | 'prizes' | 'bag' | 'pairs' | 'levels' | 'terms' | 'screens'
    }

/** The one sheet that lies over the desk. */
class Opened {
  #sheet = $state.raw<Sheet | null>(null)

  get sheet(): Sheet | null {
    return this.#sheet
  }

  open(sheet: Sheet): void {
    this.#sheet = sheet
  }

  close = (): void => {
    this.#sheet = null
  }
}

export const opened = new Opened()
