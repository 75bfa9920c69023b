/** What is drawn on a face, as shapes in a box of 24 × 24. */
export const MOTIFS = [
  // A crown, a bell, an anchor, a star, a moon, a drop, a leaf, a key, a fish, a cup, a hat, a tower.
  'M4 17.5h16v2.5H4zM4 15.5 3 7l5 4 4-6.5L16 11l5-4-1 8.5z',
  'M12 3.5a5.5 5.5 0 0 1 5.5 5.5v4.5l2 3H4.5l2-3V9A5.5 5.5 0 0 1 12 3.5ZM9.5 18h5a2.5 2.5 0 0 1-5 0Z',
  'M12 2.5a3 3 0 0 1 1.2 5.7V10H17v2h-3.8v6.8c2.6-.4 4.3-2 4.8-4.3l2 .6c-.8 4-4 6.4-8 6.4s-7.2-2.4-8-6.4l2-.6c.5 2.3 2.2 3.9 4.8 4.3V12H7v-2h3.8V8.2A3 3 0 0 1 12 2.5Z',
  'M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7L12 17.6 6 20.9l1.3-6.7-5-4.7 6.8-.8z',
  'M15.5 3.5a9 9 0 1 0 5 13.5A8 8 0 0 1 15.5 3.5Z',
  'M12 2.5c4 5 6.5 8.3 6.5 12a6.5 6.5 0 0 1-13 0c0-3.7 2.5-7 6.5-12Z',
  'M20 4C10 4 4.5 8.5 4.5 14.5c0 1.5.3 2.6.8 3.6L3.5 21l1.7 1 2-3.2c1 .6 2.2.9 3.5.9C17 19.7 20 13 20 4Z',
  'M8 3.5a5.5 5.5 0 0 1 5.2 7.3L21 18.5V21h-4v-2.5h-2.5V16H12l-1.7-1.6A5.5 5.5 0 1 1 8 3.5ZM6.8 6.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  'M2.5 12C6 7 10.5 6 14 7.5L17.5 5v4.5c.8.7 1.5 1.5 2 2.5-.5 1-1.2 1.8-2 2.5V19L14 16.5C10.5 18 6 17 2.5 12Zm4.5-1.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z',
  'M4.5 6H17v2h1.5a3.5 3.5 0 0 1 0 7H16.6A6 6 0 0 1 11 19a6.5 6.5 0 0 1-6.5-6.5ZM17 10v3h1.5a1.5 1.5 0 0 0 0-3ZM4 20.5h14V22H4z',
  'M8 4.5h8l1 9h4.5v3h-19v-3H7zM2.5 17.5h19V19h-19z',
  'M5.5 3.5H9v2.5h1.5V3.5h3V6H15V3.5h3.5V9L17 10.5v7l2 3.5H5l2-3.5v-7L5.5 9z',
] as const

export const COLOURS = [
  '#2e7d6b',
  '#3568a8',
  '#8a4bb0',
  '#b04a5c',
  '#a8642a',
  '#6f7d2a',
  '#4d6072',
  '#9a3f8f',
] as const

export interface Face {
  motif: string
  colour: string
}

/** How many faces there are to choose among; 0 is none of them. */
export const FACES = MOTIFS.length * COLOURS.length

/** The face of a number from 1 on. */
export function faceOf(number: number): Face {
  const at = (number - 1) % FACES
  return { motif: MOTIFS[Math.floor(at / COLOURS.length)]!, colour: COLOURS[at % COLOURS.length]! }
}

/** The face by which somebody is shown: the one he has chosen, else the one that follows from his name, always the same. */
export function faceFor(name: string, chosen: number): Face {
  return faceOf(chosen || numberOf(name))
}

/** A name's own number (FNV-1a): names that differ by a letter have faces that differ. */
export function numberOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name.normalize('NFC'))
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return (hash % FACES) + 1
}
