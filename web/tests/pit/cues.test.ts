import { expect, test } from 'vitest'
import { cuesOf } from '../../src/pit/felt/cues'
import { hurried, still } from '../../src/pit/felt/pace'
import { viewAt } from './rounds'

test('what is won is heard when it is paid', () => {
  const view = viewAt('over')
  const own = view.boxes.find(({ settlement }) => settlement)!
  const line = {
    field: 'ante',
    stake: 10,
    change: 10,
    from_meter: 0,
    shows: true,
    from_boxes: 0,
    commission: 0,
  }
  const box = { ...own, mine: true, settlement: { ...own.settlement!, lines: [line] } }
  const pace = { ...still, settle: { [box.box]: 700 } }
  expect(cuesOf({ ...view, boxes: [box] }, pace)).toEqual([{ sound: 'win', at: 700 }])
  // Others' wins are theirs.
  expect(cuesOf({ ...view, boxes: [{ ...box, mine: false }] }, pace)).toEqual([])
})

test('four times the speed is a quarter of every wait', () => {
  const pace = { ...still, cards: { 1: { 0: 400 } }, dealer: { 0: 200 }, reveal: 800, whole: 1_000 }
  expect(hurried(pace, 4)).toEqual({
    ...still,
    cards: { 1: { 0: 100 } },
    dealer: { 0: 50 },
    reveal: 200,
    whole: 250,
  })
})
