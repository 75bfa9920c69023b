const LEAST = 3_000
const A_LETTER = 70
const MOST = 9_000

/** For how long words are seen, in milliseconds: long ones take longer to read, and the longest are in the log. */
export function readingTime(words: string): number {
  return Math.min(MOST, LEAST + words.length * A_LETTER)
}
