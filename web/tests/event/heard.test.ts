import { describe, expect, it } from 'vitest'
import { heardBetween, type Heard } from '../../src/event/clock/heard'
import { layoutOf } from '../../src/event/clock/layouts'

const at = (more: Partial<Heard>): Heard => ({
  running: true,
  index: 3,
  on_break: false,
  left: 300_000,
  moved: 0,
  ...more,
})

describe('the clock is heard', () => {
  it('at the end of a level, when a break begins and when it is over', () => {
    expect(heardBetween(at({ left: 300 }), at({ index: 4, left: 1_200_000 }))).toEqual(['turn'])
    expect(heardBetween(at({ left: 300 }), at({ index: 4, on_break: true }))).toEqual(['win'])
    expect(heardBetween(at({ index: 4, on_break: true, left: 1 }), at({ index: 5 }))).toEqual(['turn'])
  })

  it('one minute before the end, once', () => {
    expect(heardBetween(at({ left: 60_400 }), at({ left: 59_900 }))).toEqual(['clock'])
    expect(heardBetween(at({ left: 59_900 }), at({ left: 59_400 }))).toEqual([])
  })

  it('when somebody is called to another seat, on a stopped clock too', () => {
    expect(heardBetween(at({}), at({ moved: 5 }))).toEqual(['deal'])
    expect(heardBetween(at({ running: false }), at({ running: false, moved: 5 }))).toEqual(['deal'])
    expect(heardBetween(at({ running: false, left: 60_400 }), at({ running: false, left: 59_900 }))).toEqual(
      [],
    )
  })
})

describe('a screen', () => {
  it('shows what its address asks for, and the clock for anything else', () => {
    expect(layoutOf('?layout=seating')).toBe('seating')
    expect(layoutOf('?layout=secrets')).toBe('clock')
    expect(layoutOf('')).toBe('clock')
  })
})
