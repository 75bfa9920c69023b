import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/kit/games'
import {
  chairsFrom,
  chairsOf,
  CORNER,
  type Facts,
  type Layout,
  layoutOf,
  type Point,
} from '../../src/table/layout'
import { rimOf } from '../../src/table/lobby/rim'

/** The felt as the bar and the head leave it: small phones, phones upright and on their side, laptops, a television, a cell. */
const STAGES: [string, number, number][] = [
  ['320×568', 320, 360],
  ['360×640', 360, 430],
  ['390×844', 390, 612],
  ['844×390 beside the bar', 552, 338],
  ['667×375 beside the bar', 427, 331],
  ['568×320 beside the bar', 332, 268],
  ['1366×768 beside the log', 1066, 570],
  ['1440×900 beside the log', 1120, 700],
  ['1920×1080 beside the log', 1520, 850],
  ['1920×1080, one of four side by side', 958, 305],
]

interface Box {
  name: string
  left: number
  right: number
  top: number
  bottom: number
}

const box = (name: string, { x, y }: Point, width: number, height: number): Box => ({
  name,
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/** What is drawn of a table at its fullest: plates with a word below, open hands, bets, boards, pots. */
function drawn(laid: Layout, { boards, places, own, theirs }: Facts): Box[] {
  const { plate, text } = laid
  const word = 1.05 * text
  const boxes: Box[] = []
  for (const [index, { seat, bet, side }] of laid.spots.entries()) {
    boxes.push(box(`plate ${index}`, { x: seat.x, y: seat.y + word / 2 }, plate.width, plate.height + word))
    const [card, row, count, over] = index
      ? [laid.card, laid.row, theirs, 1.2]
      : [laid.heroCard, laid.heroRow, own, 1.31]
    const wide = card + (count - 1) * Math.min(0.92 * card, (row - card) / Math.max(1, count - 1))
    const shift = (Math.max(0, wide - plate.width) / 2) * { left: 1, right: -1, top: 0, bottom: 0 }[side]
    const high = over * card
    boxes.push(
      box(`cards ${index}`, { x: seat.x + shift, y: seat.y - plate.height / 2 - high / 2 }, wide, high),
    )
    boxes.push(box(`bet ${index}`, bet, (laid.tight ? 4.7 : 5.4) * text, 1.6 * text))
  }
  if (places) {
    const wide = laid.boardCard * (places * 1.08 - 0.08)
    boxes.push(box('boards', laid.centre, wide, laid.boardCard * (1.4 * boards + 0.1 * (boards - 1))))
  }
  boxes.push(box('pots', { x: laid.pots.x, y: laid.pots.y - 0.9 * text }, 8 * text, 1.8 * text))
  return boxes
}

function overlaps(boxes: Box[]): string[] {
  const found: string[] = []
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 0.5 && tall > 0.5)
        found.push(`${a.name} on ${b.name}: ${wide.toFixed(0)}×${tall.toFixed(0)}`)
    }
  return found
}

const games = GAMES.filter(({ dealt }) => dealt)
const kinds = [
  ...new Map(games.map((game) => [`${game.dealt.length}-${game.board}-${game.boards}`, game])).values(),
]

describe.each(STAGES)('on a stage of %s', (_, width, height) => {
  for (const game of kinds) {
    const cards = Math.max(2, game.dealt.length)
    for (let count = 2; count <= game.seats; count += 1) {
      for (const boards of game.board ? [...new Set([game.boards, 2])] : [0]) {
        const facts: Facts = { width, height, count, places: game.board, boards, own: cards, theirs: cards }
        test(`${game.id} for ${count}, ${boards} boards: nothing lies on anything, and all is in sight`, () => {
          const laid = layoutOf(facts)
          const boxes = drawn(laid, facts)
          expect(overlaps(boxes)).toEqual([])
          for (const each of boxes) {
            expect(each.left, each.name).toBeGreaterThanOrEqual(-0.5)
            expect(each.right, each.name).toBeLessThanOrEqual(width + 0.5)
            expect(each.top, each.name).toBeGreaterThanOrEqual(-0.5)
            expect(each.bottom, each.name).toBeLessThanOrEqual(height + 0.5)
          }
          // The bet of a seat beside the hero lies by that seat, whoever sits over it.
          if (laid.shape === 'wide')
            for (const { seat, bet, side } of laid.spots.slice(1)) {
              if (side !== 'bottom') continue
              const aside = Math.max(0, Math.abs(bet.x - seat.x) - Math.max(laid.plate.width, laid.row) / 2)
              expect(Math.hypot(aside, bet.y - seat.y) / laid.text).toBeLessThan(15)
            }
          const step = (row: number, card: number) => (row - card) / (cards - 1) / card
          expect(step(laid.heroRow, laid.heroCard)).toBeGreaterThanOrEqual(CORNER - 0.01)
          expect(step(laid.row, laid.card)).toBeGreaterThanOrEqual(CORNER - 0.01)
          expect(laid.text).toBeGreaterThanOrEqual(8.6)
          expect(laid.heroCard).toBeGreaterThan(laid.card)
        })
      }
    }
  }

  test.each([9, 16, 20])('plates grow for names of %i letters and push nothing aside', (letters) => {
    for (const [own, places, boards] of [
      [2, 5, 1],
      [5, 5, 2],
      [7, 0, 0],
    ] as const) {
      for (let count = 2; count <= (own === 7 ? 8 : 10); count += 1) {
        const facts: Facts = { width, height, count, places, boards, own, theirs: own }
        const [usual, laid] = [layoutOf(facts), layoutOf({ ...facts, letters })]
        const what = `${own} cards for ${count}`
        expect(overlaps(drawn(laid, facts)), what).toEqual([])
        for (const each of drawn(laid, facts)) {
          expect(each.left, `${each.name} of ${what}`).toBeGreaterThanOrEqual(-0.5)
          expect(each.right, `${each.name} of ${what}`).toBeLessThanOrEqual(width + 0.5)
        }
        expect(laid.text, what).toBe(usual.text)
        expect(laid.plate.width, what).toBeGreaterThanOrEqual(usual.plate.width)
        expect(laid.boardCard, what).toBeGreaterThanOrEqual(0.99 * usual.boardCard)
      }
    }
  })

  test.each(['left', 'middle', 'right'] as const)('the hero may sit on the %s', (preferred) => {
    if (width < height) return
    for (const count of [2, 6, 9, 10]) {
      const facts: Facts = { width, height, count, places: 5, boards: 1, own: 2, theirs: 2, preferred }
      const laid = layoutOf(facts)
      expect(overlaps(drawn(laid, facts))).toEqual([])
      if (laid.shape === 'tall') continue
      const { x } = laid.spots[0]!.seat
      if (preferred === 'middle') expect(x).toBeCloseTo(width / 2)
      else expect(preferred === 'left' ? x : width - x).toBeLessThan(width / 2.4)
    }
  })
})

test.each([
  ['390×844', 390, 612, 3],
  ['1366×768', 1066, 570, 6],
  ['1920×1080', 1520, 850, 6],
] as const)('on %s a name of eighteen letters is whole at small tables', (_, width, height, most) => {
  for (let count = 2; count <= most; count += 1) {
    const facts: Facts = { width, height, count, places: 5, boards: 1, own: 2, theirs: 2, letters: 18 }
    const { plate, text } = layoutOf(facts)
    expect(plate.width, `${count}`).toBeGreaterThan(0.8 * 18 * 0.56 * text)
  }
})

test.each([
  ['390×844', 390, 612, 2, 6, 45],
  ['844×390 beside the bar', 552, 338, 2, 9, 42],
  ['667×375 beside the bar', 427, 331, 2, 9, 33],
  ['568×320 beside the bar', 332, 268, 9, 10, 30],
  ['1366×768', 1066, 570, 2, 10, 54],
] as const)('on %s the cards of a board are large', (_, width, height, few, most, least) => {
  for (let count = few; count <= most; count += 1) {
    const facts: Facts = { width, height, count, places: 5, boards: 1, own: 2, theirs: 2 }
    expect(layoutOf(facts).boardCard, `${count}`).toBeGreaterThan(least)
  }
})

test('bets of seven figures lie beside one another where six have room', () => {
  const facts: Facts = {
    width: 390,
    height: 612,
    count: 6,
    places: 5,
    boards: 1,
    own: 2,
    theirs: 2,
    figures: 7,
  }
  const laid = layoutOf(facts)
  const bets = laid.spots.map(({ bet }, index) => box(`bet ${index}`, bet, 6.5 * laid.text, 1.75 * laid.text))
  expect(overlaps(bets)).toEqual([])
  expect(overlaps(drawn(laid, facts))).toEqual([])
})

test('the next to act after the hero is on the left, and two sit face to face', () => {
  for (const [width, height] of [
    [390, 612],
    [1066, 570],
  ] as const) {
    const laid = layoutOf({ width, height, count: 6, places: 5, boards: 1, own: 2, theirs: 2 })
    expect(laid.spots[1]!.seat.x).toBeLessThan(width / 2)
    const [hero, other] = layoutOf({ width, height, count: 2, places: 5, boards: 1, own: 2, theirs: 2 }).spots
    expect(other!.seat.x).toBeCloseTo(hero!.seat.x)
    expect(other!.seat.y).toBeLessThan(height / 2)
  }
})

test('chairs are counted clockwise from the hero', () => {
  expect(chairsFrom(4, 6)).toEqual([4, 5, 6, 1, 2, 3])
  expect(chairsFrom(null, 3)).toEqual([1, 2, 3])
})

test('two who play alone at a table for six are drawn alone; who looks on sees every chair', () => {
  expect(chairsOf(4, 6, new Set([4, 5]))).toEqual([4, 5])
  expect(chairsOf(4, 6, new Set([4]))).toHaveLength(6)
  expect(chairsOf(4, 6, new Set([1, 4, 5]))).toHaveLength(6)
  expect(chairsOf(null, 6, new Set([4, 5]))).toHaveLength(6)
})

test.each([2, 4, 6, 8, 10])('%i seats stand along the rail of the lobby, the same on both sides', (count) => {
  const rim = rimOf(count)
  expect(rim[0]!.x).toBeCloseTo(50)
  for (let step = 1; step <= count / 2; step += 1) {
    expect(rim[step]!.x + rim[count - step]!.x).toBeCloseTo(100)
    expect(rim[step]!.y).toBeCloseTo(rim[count - step]!.y)
  }
})
