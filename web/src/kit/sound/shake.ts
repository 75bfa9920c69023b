import { loud } from './loud.svelte'

/** Shake the phone, where its owner wants that. A page that was never touched may not: the browser would complain. */
export function shake(pattern: readonly number[]): void {
  if (loud.shakes && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern])
}
