import { keep, recall } from '../session/memory'

const KEPT = {
  volume: 'croupier-volume',
  silent: 'croupier-silent',
  shakes: 'croupier-shakes',
  calls: 'croupier-calls',
}

/** How loud sounds are for who has never said, of 100. */
const USUAL = 60

/** How this browser's owner wants to be told of what happens: kept between visits, like what he prefers otherwise. */
export class Loud {
  #volume = $state(volumeOf(recall(KEPT.volume)))
  #silent = $state(recall(KEPT.silent) === 'yes')
  #shakes = $state(recall(KEPT.shakes) ?? '')
  #calls = $state(recall(KEPT.calls) === 'yes')

  /** How loud sounds are, 0 to 100. */
  get volume(): number {
    return this.#volume
  }

  set volume(volume: number) {
    this.#volume = volume
    keep(KEPT.volume, String(volume))
  }

  /** No sound at all, however loud they were. */
  get silent(): boolean {
    return this.#silent
  }

  set silent(silent: boolean) {
    this.#silent = silent
    keep(KEPT.silent, silent ? 'yes' : null)
  }

  /** What is heard of the loudest sample, 0 to 1. An ear hears the square. */
  get gain(): number {
    return this.#silent ? 0 : (this.#volume / 100) ** 2
  }

  /** Whether a phone shakes on one's turn; who wants things to keep still is asked first. */
  get shakes(): boolean {
    return this.#shakes ? this.#shakes === 'yes' : !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  set shakes(shakes: boolean) {
    this.#shakes = shakes ? 'yes' : 'no'
    keep(KEPT.shakes, this.#shakes)
  }

  /** Whether the machine calls one to a page that cannot be seen; the browser must allow it besides. */
  get calls(): boolean {
    return this.#calls
  }

  set calls(calls: boolean) {
    this.#calls = calls
    keep(KEPT.calls, calls ? 'yes' : null)
  }
}

/** What was kept of a volume; the usual one where nothing that can be read was. */
export function volumeOf(kept: string | null): number {
  const volume = kept === null || kept === '' ? NaN : Number(kept)
  return volume >= 0 && volume <= 100 ? Math.round(volume) : USUAL
}

export const loud = new Loud()
