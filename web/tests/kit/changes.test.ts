import { describe, expect, it } from 'vitest'
import cases from '../../src/kit/changes.cases.json'
import { applied } from '../../src/kit/changes'

describe('a change', () => {
  it.each(cases)('makes the next view: $what', ({ old, new: wanted, change }) => {
    const before = JSON.stringify(old)
    expect(JSON.stringify(applied<unknown>(old, change))).toBe(JSON.stringify(wanted))
    expect(JSON.stringify(old)).toBe(before)
  })

  it('keeps what it does not touch the very same', () => {
    const view = { seats: [{ seat: 1 }, { seat: 2 }], hand: { pots: [1] } }
    const after = applied(view, { seats: [[], { '1': { seat: [3] } }] })
    expect(after.hand).toBe(view.hand)
    expect(after.seats[0]).toBe(view.seats[0])
    expect(after.seats[1]).toEqual({ seat: 3 })
    expect(applied(view, {})).toBe(view)
  })
})
