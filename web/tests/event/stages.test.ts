import { expect, test } from 'vitest'
import { roundName, roundsOf, roundsShown } from '../../src/event/bracket/rounds'
import { eventTexts } from '../../src/event/text/texts'
import { sayIn } from '../../src/kit/text/catalogue'
import { speak } from '../speak'
import { friday } from './friday'
import type { MatchSeen } from '../../src/kit/wire/event'

await speak(eventTexts)

const match = (one: string, other: string): MatchSeen => ({ one, other, winner: '', table: 0, bye: false })
const round = (size: number) => Array.from({ length: size }, (_, at) => match(`p${at}`, ''))

test('pairs set by hand stand as the first round until the draw', () => {
  const stage = { ...friday().stage, pairs: ['ann', 'bob', 'cid', ''] }
  expect(roundsOf(stage)).toEqual([[match('ann', 'bob'), { ...match('cid', ''), bye: true }]])
  expect(roundsOf({ ...stage, matches: [round(1)] })).toEqual([round(1)])
})

test('a screen shows the rounds it has room for, the one being played always', () => {
  const rounds = [64, 32, 16, 8, 4, 2, 1].map(round)
  const shown = (playing: number) => roundsShown(rounds, playing, 16).map(({ round }) => round.length)
  expect(shown(1)).toEqual([64, 32, 16, 8, 4, 2, 1])
  expect(shown(2)).toEqual([32, 16, 8, 4, 2, 1])
  expect(shown(5)).toEqual([16, 8, 4, 2, 1])
  expect(roundsShown([round(4), round(2), round(1)], 3, 16)).toHaveLength(3)
})

test('rounds have the names of the field', () => {
  const named = (language: 'en' | 'ru') =>
    [8, 4, 2, 1].map(roundName).map(({ code, params }) => sayIn(language, code, params))
  expect(named('en')).toEqual(['Round of 16', 'Quarter-finals', 'Semi-finals', 'Final'])
  expect(named('ru')).toEqual(['1/8 финала', 'Четвертьфиналы', 'Полуфиналы', 'Финал'])
})
