import { expect, test } from 'vitest'
import { roundName, roundsOf, roundsShown } from '../../src/event/bracket/rounds'
import { eventTexts } from '../../src/event/text/texts'
import { sayIn } from '../../src/kit/text/catalogue'
import { speak } from '../speak'
import { type Match, readSeats, readSeries, readStage } from '../../src/event/stages'

await speak(eventTexts)

const match = (one: string, other: string): Match => ({ one, other, winner: '', table: 0, bye: false })
const round = (size: number) => Array.from({ length: size }, (_, at) => match(`p${at}`, ''))

test('what the room leaves out of a stage is nothing', () => {
  expect(readStage(undefined)).toMatchObject({ kind: '', matches: [], pairs: [], rounds: 0 })
  const stage = readStage({
    kind: 'bracket',
    matches: [[{ one: 'ann', other: 'bob', table: 3 }]],
    seeds: { ann: 1 },
  })
  expect(stage.matches).toEqual([[{ ...match('ann', 'bob'), table: 3 }]])
  expect(stage.seeds.get('ann')).toBe(1)
})

test('flights and won seats are read, and absent where there are none', () => {
  expect(readSeries(null)).toBeNull()
  const series = readSeries({ day_two: 'main', flights: [{ flight: '1A', id: 'main-1a', bagged: true }] })
  expect(series?.flights).toMatchObject([{ flight: '1A', bagged: true, carried: false, left: 0 }])
  expect(readSeats(undefined)).toEqual([])
  expect(readSeats([{ player: 'ann' }])).toMatchObject([{ player: 'ann', state: 'won', amount: 0 }])
})

test('pairs set by hand stand as the first round until the draw', () => {
  const stage = { ...readStage(undefined), pairs: ['ann', 'bob', 'cid', ''] }
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
