import { describe, expect, test } from 'vitest'
import { CENTRE, chairsFrom, type Shape, spotsOf } from '../../src/table/layout'

const SHAPES: Shape[] = ['wide', 'tall']
/** Plates as parts of the stage: they must not lie on each other. */
const PLATE = { wide: { x: 13.4, y: 7.4 }, tall: { x: 24, y: 7.2 } }

describe.each(SHAPES)('a %s table', (shape) => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('seats %i with no plate on another and all in sight', (count) => {
    const spots = spotsOf(count, shape)
    expect(spots).toHaveLength(count)
    for (const [index, { seat }] of spots.entries()) {
      expect(seat.x).toBeGreaterThanOrEqual(PLATE[shape].x / 2)
      expect(seat.x).toBeLessThanOrEqual(100 - PLATE[shape].x / 2)
      expect(seat.y).toBeGreaterThan(10)
      expect(seat.y).toBeLessThan(95)
      for (const { seat: other } of spots.slice(index + 1)) {
        const apart =
          Math.abs(seat.x - other.x) >= PLATE[shape].x || Math.abs(seat.y - other.y) >= PLATE[shape].y
        expect(apart, `${JSON.stringify(seat)} and ${JSON.stringify(other)}`).toBe(true)
      }
    }
  })

  test.each([2, 4, 6, 8, 10])('seats %i around an open middle', (count) => {
    const spots = spotsOf(count, shape, true)
    for (const [index, { seat }] of spots.entries()) {
      expect(seat.y).toBeGreaterThan(10)
      for (const { seat: other } of spots.slice(index + 1)) {
        const apart =
          Math.abs(seat.x - other.x) >= PLATE[shape].x || Math.abs(seat.y - other.y) >= PLATE[shape].y
        expect(apart, `${JSON.stringify(seat)} and ${JSON.stringify(other)}`).toBe(true)
      }
    }
  })

  test('the hero sits at the bottom and the next to act on the left', () => {
    const [hero, next] = spotsOf(6, shape)
    expect(hero!.seat.x).toBeCloseTo(50)
    expect(hero!.seat.y).toBeGreaterThan(80)
    expect(next!.seat.x).toBeLessThan(50)
  })

  test.each([2, 4, 6, 8, 10])('of %i seats is the same on both sides', (count) => {
    const spots = spotsOf(count, shape)
    for (let step = 1; step <= count / 2; step += 1) {
      expect(spots[step]!.seat.x + spots[count - step]!.seat.x).toBeCloseTo(100)
      expect(spots[step]!.seat.y).toBeCloseTo(spots[count - step]!.seat.y)
    }
  })

  test('bets lie between the players and the middle', () => {
    const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - CENTRE[shape].x, y - CENTRE[shape].y)
    for (const { seat, bet } of spotsOf(9, shape)) expect(away(bet)).toBeLessThan(away(seat))
  })
})

test('chairs are counted clockwise from the hero', () => {
  expect(chairsFrom(4, 6)).toEqual([4, 5, 6, 1, 2, 3])
  expect(chairsFrom(null, 3)).toEqual([1, 2, 3])
})
