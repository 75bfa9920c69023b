/** What is heard at a table. Every sound is made of the figures below: no file is loaded for it. */
export const SOUNDS = ['deal', 'chips', 'check', 'fold', 'turn', 'clock', 'win'] as const
export type Sound = (typeof SOUNDS)[number]

/** One part of a sound; times are milliseconds, pitches hertz. It dies away evenly from its beginning on. */
interface Part {
  /** A plain tone, or a hiss of about that pitch. */
  of: 'tone' | 'hiss'
  at: number
  lasts: number
  /** It glides from one pitch to the other. */
  from: number
  to: number
  /** How loud it begins, of 1. */
  loud: number
}

const tone = (at: number, lasts: number, from: number, to: number, loud: number): Part => ({
  of: 'tone',
  at,
  lasts,
  from,
  to,
  loud,
})
const hiss = (at: number, lasts: number, from: number, to: number, loud: number): Part => ({
  ...tone(at, lasts, from, to, loud),
  of: 'hiss',
})

/** Clay on clay: a short bright knock, and the ring of it. */
const clay = (at: number, pitch: number): Part[] => [
  hiss(at, 14, 5200, 3600, 0.5),
  tone(at, 42, pitch, pitch * 0.97, 0.22),
]

const PARTS: Record<Sound, readonly Part[]> = {
  deal: [hiss(0, 90, 3400, 900, 0.6), hiss(52, 30, 1400, 700, 0.35)],
  chips: [...clay(0, 3150), ...clay(46, 3620), ...clay(80, 2980)],
  check: [tone(0, 55, 210, 95, 0.8), hiss(0, 12, 900, 400, 0.4), tone(118, 55, 200, 90, 0.7)],
  fold: [hiss(0, 130, 1500, 350, 0.4)],
  turn: [tone(0, 260, 659.3, 659.3, 0.34), tone(120, 420, 880, 880, 0.4), tone(120, 300, 1760, 1760, 0.08)],
  clock: [tone(0, 26, 1250, 1050, 0.5), hiss(0, 8, 3000, 2400, 0.25)],
  win: [...clay(0, 3150), ...clay(60, 3400), ...clay(110, 3700), ...clay(150, 4000), ...clay(185, 3300)],
}

/** It rises for so long, and falls silent for as long at its end: nothing clicks. */
const EDGE = 0.002

/** How long a sound lasts, in milliseconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...PARTS[sound].map(({ at, lasts }) => at + lasts))
}

/** A sound as samples between -1 and 1, so many a second; the same ones every time. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil((lengthOf(sound) / 1000) * rate))
  for (const part of PARTS[sound]) lay(samples, part, rate)
  return samples
}

function lay(samples: Float32Array, part: Part, rate: number): void {
  const first = Math.round((part.at / 1000) * rate)
  const count = Math.min(Math.floor((part.lasts / 1000) * rate), samples.length - first)
  const noise = noiseOf(part.from + part.lasts)
  let turned = 0
  // A band of noise: what swings about the pitch when it is struck by chance, sample after sample.
  let [low, band] = [0, 0]
  for (let index = 0; index < count; index++) {
    const gone = index / count
    const pitch = part.from * (part.to / part.from) ** gone
    turned += pitch / rate
    let sample = Math.sin(2 * Math.PI * turned)
    if (part.of === 'hiss') {
      const swing = 2 * Math.sin((Math.PI * Math.min(pitch, rate / 7)) / rate)
      low += swing * band
      band += swing * (noise() - low - 0.7 * band)
      sample = band
    }
    const second = index / rate
    const edge = Math.min(1, second / EDGE, (count - 1 - index) / rate / EDGE)
    samples[first + index] = clipped(samples[first + index]! + part.loud * edge * (1 - gone) ** 2 * sample)
  }
}

const clipped = (sample: number): number => Math.max(-1, Math.min(1, sample))

/** Noise that is the same each time: a sound is a value like any other. */
function noiseOf(seed: number): () => number {
  let state = Math.round(seed) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
}
