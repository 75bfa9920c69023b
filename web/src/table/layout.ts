/** Where things stand on the felt, in percent of the stage. */
export interface Point {
  x: number
  y: number
}

export interface Spot {
  seat: Point
  bet: Point
  button: Point
}

export type Shape = 'wide' | 'tall'

/** The middle of the board. */
export const CENTRE: Record<Shape, Point> = { wide: { x: 50, y: 47.5 }, tall: { x: 50, y: 43.5 } }

/** The pots lie above the board of a wide table and below that of a tall one. */
export const POTS: Record<Shape, Point> = { wide: { x: 50, y: 36 }, tall: { x: 50, y: 53 } }

/** On a tall table: the heights of the seats on one side, from the hero up, so that none stands beside the board. */
const TALL_ROWS: Record<number, number[]> = {
  0: [],
  1: [27],
  2: [66, 24],
  3: [71, 30, 13.5],
  4: [77.5, 62, 30.5, 13.5],
}

/** The same where no board lies in the middle: the seats spread over the whole side. */
const TALL_OPEN_ROWS: Record<number, number[]> = {
  0: [],
  1: [40],
  2: [60, 28],
  3: [68, 47.5, 28],
  4: [69, 51.5, 34, 16.5],
}

/**
 * The spots of a table of `count` chairs, the first at the bottom, the rest clockwise as the action goes:
 * the player to the hero's left is on the left of the screen. An `open` table has no board in the middle.
 */
export function spotsOf(count: number, shape: Shape, open = false): Spot[] {
  const seats = shape === 'wide' ? wideSeats(count) : tallSeats(count, open)
  return seats.map((seat) => ({ seat, ...innerSpots(seat, shape, open) }))
}

function tallSeats(count: number, open: boolean): Point[] {
  const others = count - 1
  const side = Math.floor(others / 2)
  const rows = (open ? TALL_OPEN_ROWS : TALL_ROWS)[Math.min(side, 4)] ?? []
  const top: Point[] = others % 2 ? [{ x: 50, y: 14 }] : []
  const lowered = top.length && side > 2 && !open ? rows.map((y) => (y < 20 ? 18 : y < 40 ? 33 : y)) : rows
  const left = lowered.map((y) => ({ x: 13.5, y }))
  const right = [...lowered].reverse().map((y) => ({ x: 86.5, y }))
  return [{ x: 50, y: 90 }, ...left, ...top, ...right]
}

/** How much wider than high the stage usually is: seats stand evenly along the rail as it is seen. */
const ASPECT = 1.75
const WIDE = { x: 50, y: 51.5, rx: 43, ry: 36.5, bend: 0.74 }

function wideSeats(count: number): Point[] {
  const rim = Array.from({ length: 721 }, (_, step) => rimPoint(Math.PI / 2 + (step / 720) * 2 * Math.PI))
  const lengths = [0]
  for (let step = 1; step < rim.length; step += 1) {
    const from = rim[step - 1]!
    const to = rim[step]!
    lengths.push(lengths[step - 1]! + Math.hypot((to.x - from.x) * ASPECT, to.y - from.y))
  }
  const whole = lengths.at(-1)!
  return Array.from({ length: count }, (_, chair) => pointAt(rim, lengths, (chair / count) * whole))
}

function pointAt(rim: Point[], lengths: number[], along: number): Point {
  const next = Math.max(
    1,
    lengths.findIndex((length) => length >= along),
  )
  const from = rim[next - 1]!
  const to = rim[next]!
  const part = (along - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]!)
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
}

function rimPoint(angle: number): Point {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** WIDE.bend
  return { x: WIDE.x + WIDE.rx * bent(Math.cos(angle)), y: WIDE.y + WIDE.ry * bent(Math.sin(angle)) }
}

function innerSpots(seat: Point, shape: Shape, open: boolean): Pick<Spot, 'bet' | 'button'> {
  return shape === 'wide' ? wideInner(seat) : tallInner(seat, open)
}

/** The button lies beside the way from the player to the bet, on the player's left hand. */
function wideInner(seat: Point): Pick<Spot, 'bet' | 'button'> {
  const dx = (seat.x - WIDE.x) / WIDE.rx
  const dy = (seat.y - WIDE.y) / WIDE.ry
  const atEnd = Math.abs(dy) > 0.8
  const opposite = dy < 0 && Math.abs(dx) < 0.05
  const bet = {
    x: atEnd ? seat.x : WIDE.x + dx * 30,
    y: opposite ? 27 : 49.5 + dy * (dy > 0 ? 17 : 20),
  }
  const way = { x: (bet.x - seat.x) * ASPECT, y: bet.y - seat.y }
  const beside = 13 / Math.hypot(way.x, way.y)
  const button = {
    x: (seat.x + bet.x) / 2 + (way.y * beside) / ASPECT,
    y: (seat.y + bet.y) / 2 - way.x * beside,
  }
  return { bet, button }
}

/**
 * Below the board the bets of the lowest seats and the hero's stand in steps, as the pots lie there too; where there
 * is no board, the pots lie in the middle, and the bets beside them below.
 */
function tallInner(seat: Point, open: boolean): Pick<Spot, 'bet' | 'button'> {
  if (seat.x === 50) {
    const top = seat.y < 50
    return {
      bet: { x: 50, y: top ? seat.y + 13 : 70.5 },
      button: { x: top ? 66 : 67.5, y: top ? seat.y + 5 : 92 },
    }
  }
  const inward = seat.x < 50 ? 1 : -1
  const beside = open && seat.y > 40 && seat.y < 56
  const bet = beside ? 7.5 : seat.y > 70 ? -12 : seat.y > 50 ? -2 : 1
  const button = seat.y > 65 ? -7.5 : seat.y > 50 ? 4.5 : -5
  return {
    bet: { x: seat.x + inward * 25, y: seat.y + bet },
    button: { x: seat.x + inward * 15.5, y: seat.y + button },
  }
}

/** Chairs in screen order: the hero's first, or the lowest number for one who only watches. */
export function chairsFrom(hero: number | null, count: number): number[] {
  const first = hero ?? 1
  return Array.from({ length: count }, (_, step) => ((first - 1 + step) % count) + 1)
}
