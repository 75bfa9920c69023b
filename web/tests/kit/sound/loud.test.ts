import { expect, test } from 'vitest'
import { Loud, volumeOf } from '../../../src/kit/sound/loud.svelte'

test('what was kept of a volume counts where it is one', () => {
  expect(volumeOf('0')).toBe(0)
  expect(volumeOf('35')).toBe(35)
  for (const kept of [null, '', 'loud', '-5', '101', 'NaN']) expect(volumeOf(kept)).toBe(60)
})

test('silence is heard as nothing, and the volume before it comes back', () => {
  const loud = new Loud()
  loud.volume = 50
  expect(loud.gain).toBe(0.25)
  loud.silent = true
  expect(loud.gain).toBe(0)
  loud.silent = false
  expect(loud.gain).toBe(0.25)
})
