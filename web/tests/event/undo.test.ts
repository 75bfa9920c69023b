import { expect, test } from 'vitest'
import { toldOf } from '../../src/event/desk/undo'
import { eventTexts } from '../../src/event/text/texts'
import type { DoneSeen } from '../../src/kit/wire/event'
import { speak } from '../speak'
import { friday } from './friday'

await speak(eventTexts)

const done = (kind: string, what = '', amount = 0): DoneSeen => ({
  ...friday().log![0]!,
  kind,
  what,
  amount,
  player: 'dora',
})

test('who lost all his chips and may rebuy is not told to be out', () => {
  expect(toldOf(friday(), done('bust', 'broke'))).toBe('Dora lost all chips and may rebuy')
  expect(toldOf(friday(), done('bust'))).toBe('Dora is out')
})

test('chips bought are told by their kind and their sum', () => {
  expect(toldOf(friday(), done('buy', 'rebuy', 50_00))).toBe('Dora: rebuy, 50.00')
  expect(toldOf(friday(), done('buy', 'add-on', 30_50))).toBe('Dora: add-on, 30.50')
})
