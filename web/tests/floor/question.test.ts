import { expect, test } from 'vitest'
import { sameRuling, type Kind } from '../../src/floor/house'
import { asked, DEEP, firstDraft, nextName, unsaid, written } from '../../src/floor/question'

test('an action is written as scenario files write it', () => {
  expect(written({ seat: 'A', action: 'raise', to: 600 })).toBe('A raises to 600')
  expect(written({ seat: 'B', action: 'fold', to: 0 })).toBe('B folds')
})

test('a new player takes the first letter that is free', () => {
  expect(nextName(firstDraft().seats)).toBe('D')
  expect(nextName([{ name: 'B', stack: 0 }])).toBe('A')
})

test('what is still unsaid is named: an act needs words, chips or a gesture, an incident its required fields', () => {
  const draft = firstDraft()
  const needing = (...names: string[]) =>
    ({ fields: names.map((name) => ({ name, required: true })) }) as unknown as Kind
  expect(unsaid(draft, undefined)).toEqual(['words'])
  expect(unsaid({ ...draft, incident: { what: 'act', seat: 'A', words: 'raise' } }, undefined)).toEqual([])
  expect(unsaid({ ...draft, incident: { what: 'act', seat: 'A', chips: [] } }, undefined)).toEqual(['words'])
  const exposed = { ...draft, incident: { what: 'exposed-card', seat: 'A' } }
  expect(unsaid(exposed, needing('seat', 'cards'))).toEqual(['cards'])
  expect(unsaid(exposed, needing('seat'))).toEqual([])
})

test('a nought that is asked for is told, any other is left out', () => {
  const draft = { ...firstDraft(), incident: { what: 'undercall', seat: 'A', to: 0, total: 0 } }
  const kind = { fields: [{ name: 'to', required: true }] } as unknown as Kind
  expect(asked(draft, [], kind).happened).toEqual([{ what: 'undercall', seat: 'A', to: 0 }])
})

test('what is empty is left out of a question', () => {
  const draft = { ...firstDraft(), incident: { what: 'act', seat: 'A', words: '', chips: [500], total: 0 } }
  const question = asked(draft, ['tda-2022'], undefined)
  expect(question.happened).toEqual([{ what: 'act', seat: 'A', chips: [500] }])
  expect(question.table).toEqual({
    game: 'nl-holdem',
    seats: ['SB', 'BB', 'A', 'B', 'C'],
    blinds: '100-200',
  })
})

test('who has no stack beside one who has is deep, and a later street brings its pot', () => {
  const draft = { ...firstDraft(), street: 'turn', pot: 900 }
  draft.seats[0]!.stack = 5_000
  expect(asked(draft, [], undefined).table).toMatchObject({
    seats: { SB: 5_000, BB: DEEP },
    street: 'turn',
    pot: 900,
  })
})

test('no hand, no blinds', () => {
  expect(asked({ ...firstDraft(), game: 'none' }, [], undefined).table).not.toHaveProperty('blinds')
})

test('rulings are the same whatever clauses they cite', () => {
  const one = { verdict: 'call', cites: ['TDA-2022:40'] }
  expect(sameRuling(one, { verdict: 'call', cites: ['FSPR:7'], silent: true })).toBe(true)
  expect(sameRuling(one, { verdict: 'fold', cites: ['TDA-2022:40'] })).toBe(false)
})
