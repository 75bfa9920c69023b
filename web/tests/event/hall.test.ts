import { expect, test } from 'vitest'
import { come, emptyHall, hear, missed } from '../../src/event/hall'
import { heard } from './friday'

const AT = 5_000
const at = come(emptyHall, 'small-friday')

test('the event that is watched is shown, another is not', () => {
  expect(hear(at, heard, AT).event?.name).toBe('Small Friday')
  expect(hear(come(emptyHall, 'sunday'), heard, AT).event).toBeNull()
})

test('what was sent before what is on the screen changes nothing', () => {
  const older = {
    ...heard,
    version: 16,
    view: { ...heard.view, picture: { ...heard.view.picture, left: 9 } },
  }
  expect(hear(hear(at, heard, AT), older, AT).event?.left).toBe(6)
})

test('an event that the house does not have is gone; any other refusal is to be told', () => {
  expect(missed(at, 'event-no-such-event')?.gone).toBe(true)
  expect(missed(at, 'event-no-chips')).toBeNull()
})
