/**
 * A number below `most` that this browser draws: the cut of a machine's deck, which the room has sealed before it could
 * know where the deal would begin.
 */
export function chanceOf(most: number, source: Crypto = crypto): number {
  return source.getRandomValues(new Uint32Array(1))[0]! % most
}
