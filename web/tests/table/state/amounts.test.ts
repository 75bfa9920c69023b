import { afterEach, expect, test } from 'vitest'
import { settings } from '../../../src/kit/session/settings.svelte'
import { say } from '../../../src/kit/text/say'
import { countIn, inPlay } from '../../../src/table/state/amounts.svelte'
import { logTexts } from '../../../src/table/log/words'
import { tableTexts } from '../../../src/table/text/texts'
import { speak } from '../../speak'

await speak(tableTexts, logTexts)

afterEach(() => {
  settings.amounts = 'chips'
  countIn(0)
})

test('chips in play are chips, until somebody wants big blinds', () => {
  countIn(100)
  expect(inPlay(1_500)).toBe('1,500')
  settings.amounts = 'blinds'
  expect([1_500, 250, 33, 123_450, 0].map(inPlay)).toEqual([
    '15 BB',
    '2.50 BB',
    '0.33 BB',
    '1,234.5 BB',
    '0 BB',
  ])
  expect(say('log-raise', { name: 'Anna', amount: 1_500 })).toBe('Anna raises to 15 BB')
})

test('where there is no blind to count in, chips stay chips', () => {
  settings.amounts = 'blinds'
  expect(inPlay(1_500)).toBe('1,500')
})
