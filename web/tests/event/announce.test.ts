import { expect, test } from 'vitest'
import { eventTexts } from '../../src/event/text/texts'
import { speak } from '../speak'
import { friday } from './friday'

import { movesNow, MOVES_SHOWN, OTHERS_SHOWN, outNow } from '../../src/event/announce'
await speak(eventTexts)

const broke = friday().news.findLast(({ kind }) => kind === 'moved')!.at

test('the moves of the last step are news together, in the order of the seats they come from', () => {
  const moves = movesNow(friday(), broke + 1_000)
  expect(
    moves.map(({ players, old_table, old_seat, table, seat }) => [
      players[0],
      old_table,
      old_seat,
      table,
      seat,
    ]),
  ).toEqual([
    ['boris', 3, 2, 2, 1],
    ['fatima', 3, 3, 1, 1],
  ])
  expect(movesNow(friday(), broke + MOVES_SHOWN)).toEqual([])
})

test('who went out last is news for a while, with his place', () => {
  const out = friday().news.findLast(({ kind }) => kind === 'busted')!.at
  expect(outNow(friday(), out + 1)).toBe('Irina is out, place 7')
  expect(outNow(friday(), out + OTHERS_SHOWN)).toBe('')
})
