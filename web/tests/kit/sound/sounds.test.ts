import { describe, expect, test } from 'vitest'
import { lengthOf, samplesOf, SOUNDS } from '../../../src/kit/sound/sounds'

const RATE = 48_000

describe.each(SOUNDS)('the sound of %s', (sound) => {
  const samples = samplesOf(sound, RATE)

  test('can be heard, and hurts nobody', () => {
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(peak).toBeGreaterThan(0.1)
    expect(peak).toBeLessThan(1)
  })

  test('is short, and begins and ends in silence', () => {
    expect(lengthOf(sound)).toBeLessThan(600)
    expect(samples).toHaveLength(Math.ceil((lengthOf(sound) / 1000) * RATE))
    expect(Math.abs(samples[0]!)).toBeLessThan(0.001)
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001)
  })

  test('has no click in it: no two samples lie further apart than a hiss may', () => {
    const leaps = samples.slice(1).map((sample, at) => Math.abs(sample - samples[at]!))
    expect(Math.max(...leaps)).toBeLessThan(0.7)
  })

  test('is the same every time, and at any rate as long', () => {
    expect(samplesOf(sound, RATE)).toEqual(samples)
    expect(samplesOf(sound, 44_100).length / 44_100).toBeCloseTo(samples.length / RATE, 3)
  })
})

test('no two sounds are alike', () => {
  const all = SOUNDS.map((sound) => samplesOf(sound, RATE).join())
  expect(new Set(all).size).toBe(SOUNDS.length)
})
