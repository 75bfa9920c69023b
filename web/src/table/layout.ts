/** Where things stand on the felt, in pixels of the stage: nobody's box lies on another's. */
export interface Point {
  x: number
  y: number
}

/** Where a chair is drawn: the middle of its plate, its bet, its dealer button; `side` is where it has the rail. */
export interface Spot {
  seat: Point
  bet: Point
  button: Point
  side: 'left' | 'right' | 'top' | 'bottom'
}

export type Shape = 'wide' | 'tall'

/** Where on the screen a player wants his own seat; a screen higher than wide has no choice. */
export type Preferred = 'left' | 'middle' | 'right'

export interface Facts {
  width: number
  height: number
  /** Chairs that are drawn, the hero's first. */
  count: number
  /** Cards of a whole board, 0 where none lies in the middle, and how many boards there may be. */
  places: number
  boards: number
  /** Cards in the hero's hand, and the most that may lie open before another. */
  own: number
  theirs: number
  preferred?: Preferred
  /** How many pots there are: a main one and those at its side. */
  pots?: number
  /** Letters of the longest name at the table, and of the largest amount that may be bet. */
  letters?: number
  figures?: number
}

export interface Layout {
  shape: Shape
  spots: Spot[]
  /** The size of the text of a plate, which everything decorative is measured by. */
  text: number
  plate: { width: number; height: number }
  /** Cards of others as they lie open, and how long a row of them may be. */
  card: number
  row: number
  /** The hero's cards, and how long their row may be. */
  heroCard: number
  heroRow: number
  /** How wide the words beside the hero's plate may be. */
  beside: number
  boardCard: number
  /** The middle of the boards, and the foot of the pots over them. */
  centre: Point
  pots: Point
  /** The edge of the table, as insets. */
  rail: { top: number; right: number; bottom: number; left: number }
  /** There is no room for words below a plate but one line. */
  tight: boolean
}

/** Text smaller than the first is not for reading; the other is for whole tables on the smallest phones. */
export const READABLE = 11
const SMALLEST = 8.6
const MARGIN = 4
const GAP = 3
/** How high a card is, and how much of one stands over the plate. */
const RATIO = 1.4
const OVER = 1.2
const OVER_HERO = 1.31
/** On a screen higher than wide more pots than these are told by their amounts alone, two in a row below the main one. */
export const WORDED_POTS = 2
const POT_HIGH = 1.75
/** Of a card that another one covers this much must be seen: its rank and suit. */
export const CORNER = 0.5

interface Sizes extends Pick<Layout, 'text' | 'plate' | 'card' | 'row' | 'heroCard'> {
  shape: Shape
  /** What stands over a plate, what hangs below, and how high a bet is. */
  over: number
  below: number
  bet: { width: number; height: number }
  pots: number
}

/** How wide a letter of a name is, beside its size; at the sides of a name, a plate's edges and the mark of a bot. */
const LETTER = 0.56
const BESIDE_NAME = 2.2
/** A bet is its chips, with air around them, and its figures. */
const CHIPS = 2.8
const FIGURE = 0.54
/** Figures for which every table has room: what has more is a deep one. */
const USUAL = 6
/** So many of its heights a bet lies above or below its place before it lies further inward. */
const FAR = 1.5
/** A face at its side. */
const FACE = 2.6
/** Between plates that are wider than they must be, in pixels. */
const AIR = 10
/** How wide plates are from which on there are faces on them. */
export const ROOMY = 116

/**
 * The layout of a table: the largest in which no box lies on another, with room for words below the plates where there
 * is any, and plates for the longest name where that costs nothing else. Of a stage too small for all of it, the smallest
 * there is.
 */
export function layoutOf(facts: Facts): Layout {
  const { width, height } = facts
  const shapes: Shape[] = width >= height * 1.05 ? ['wide', 'tall'] : ['tall', 'wide']
  const whole = Math.max(
    Math.min(width / 1000, height / 580),
    Math.min(width / 390, height / 600, shapes[0] === 'tall' ? 1.3 : 1),
  )
  let text = Math.max(READABLE, 13 * whole)
  for (;;) {
    // The other shape is for stages too small for their own.
    const tries = text > READABLE ? shapes.slice(0, 1) : shapes
    for (let part = 1; part > 0.5; part -= 0.1) {
      for (const shape of tries) {
        for (const tight of [false, true]) {
          const sizes = sizesOf(facts, shape, text, part, tight)
          const laid = tried(facts, sizes, tight)
          if (laid) return withNames(facts, sizes, laid)
        }
      }
    }
    if (text <= SMALLEST) {
      const least = (shape: Shape) => sizesOf(facts, shape, text, 0.55, true)
      const down = tried(facts, least('tall'), true, 'down')
      if (down) return down
      // Where the chairs themselves have no more room, pots are the first to lie on something.
      if (potsHigh(facts.pots ?? 1)) return layoutOf({ ...facts, pots: 1 })
      return tried(facts, least(shapes[0]!), true, 'anyway')!
    }
    text = Math.max(SMALLEST, text * 0.95)
  }
}

/** The same with wider plates, as wide as the longest name wants them or nearly so, if nothing else gets smaller. */
function withNames(facts: Facts, sizes: Sizes, laid: Layout): Layout {
  const { shape, text, plate } = sizes
  const wanted = (LETTER * (facts.letters ?? 0) + BESIDE_NAME + (shape === 'wide' ? FACE : 0)) * text
  for (let width = wanted; width > plate.width; width *= 0.94) {
    const wider = (air: number): Sizes => ({
      ...sizes,
      plate: { ...plate, width: width + air },
      row: Math.max(sizes.row, width + air),
    })
    const found = tried(facts, wider(AIR), laid.tight) && tried(facts, wider(0), laid.tight)
    const smaller = (size: 'boardCard' | 'heroRow') => found && found[size] < 0.99 * laid[size]
    if (
      found &&
      !smaller('boardCard') &&
      !smaller('heroRow') &&
      found.beside >= Math.min(laid.beside, 7 * text)
    )
      return found
  }
  return laid
}

function sizesOf(facts: Facts, shape: Shape, text: number, part: number, tight: boolean): Sizes {
  const { width, height, own, theirs, figures = 0 } = facts
  const deep = figures > USUAL ? CHIPS + FIGURE * figures : 0
  const tall = shape === 'tall'
  const card = part * (theirs > 2 ? 3 : 3.2) * text * (tall ? 0.9 : 1)
  const plate = {
    width: tall ? Math.min(7.25 * text, 0.27 * width) : 10.3 * text,
    height: Math.max(3 * text, Math.min(3.45 * text, 0.07 * height)),
  }
  const least = card * (1 + CORNER * (theirs - 1))
  const row = tall
    ? Math.max(plate.width, least)
    : Math.max(plate.width, least, Math.min(12 * text, card * (1 + 0.92 * (theirs - 1))))
  const hero = tall
    ? Math.min(0.16 * width, 0.125 * height)
    : Math.max(62 * Math.min(width / 1000, height / 580), Math.min(48, 0.12 * width, 0.14 * height))
  return {
    shape,
    text,
    plate,
    card,
    row,
    heroCard: own > 6 && !tall ? hero * 0.92 : hero,
    over: theirs ? OVER * card : 0,
    below: text * (tight ? 1.1 : 3),
    bet: { width: Math.max(tight ? 4.8 : 5.8, deep) * text, height: 1.75 * text },
    pots: Math.max(text * (tight ? 2.2 : 4.4) + 4, tall ? text * potsHigh(facts.pots ?? 1) : 0),
  }
}

/** How high several pots are that are told by their amounts, beside the size of the text. */
function potsHigh(pots: number): number {
  return pots > WORDED_POTS ? POT_HIGH * (1 + Math.ceil((pots - 1) / 2)) : 0
}

/** Where the others sit: how many beside the hero, how many rows at the sides, how many at the top. */
const WIDE: Record<number, [number, number, number]> = {
  0: [0, 0, 0],
  1: [0, 0, 1],
  2: [0, 1, 0],
  3: [0, 1, 1],
  4: [0, 1, 2],
  5: [0, 2, 1],
  6: [0, 2, 2],
  7: [1, 2, 1],
  8: [1, 2, 2],
  9: [1, 2, 3],
}

interface Seat extends Point {
  side: Spot['side']
}

/** What is tried at last: the sides of a high table reach down past the hero, or things lie on one another. */
type Last = 'down' | 'anyway'
/**
 * At last, boxes that touch to less than this lie beside one another. Before that, what fits by a touch alone is not worth
 * it: with words below the plates it would be taken with half the board.
 */
const TOUCH = 0.01

function tried(facts: Facts, sizes: Sizes, tight: boolean, last?: Last): Layout | null {
  const { width, height } = facts
  const anyway = last === 'anyway'
  const heroY = height - MARGIN - 1.1 * sizes.text - sizes.plate.height / 2
  const heroTop = heroY - sizes.plate.height / 2 - OVER_HERO * sizes.heroCard
  const seated =
    sizes.shape === 'wide'
      ? wide(facts, sizes, heroY, heroTop, anyway)
      : tall(facts, sizes, heroTop - GAP, last)
  if (!seated) return null
  const { seats, heroX, heroRow, beside, room } = seated
  const most = sizes.shape === 'wide' ? 4.46 * sizes.text : 3.77 * sizes.text
  const gaps = (facts.places - 1) * 0.08
  const boards = Math.max(1, facts.boards)
  const bottom = Math.min(room.bottom ?? Infinity, heroTop - sizes.bet.height - 2 * GAP)
  const high = bottom - room.top - sizes.pots - GAP
  const least = facts.places ? Math.min(most, 2 * sizes.text) : 0
  const boardCard = facts.places
    ? Math.min(
        most,
        (room.right - room.left) / (facts.places + gaps),
        high / (RATIO * boards + 0.1 * (boards - 1)),
      )
    : most
  if (facts.places && boardCard < least && !anyway) return null
  const boardHigh = facts.places ? boardCard * (RATIO * boards + 0.1 * (boards - 1)) : 2 * sizes.text
  const y = (room.top + bottom) / 2 + (facts.places ? (sizes.pots + GAP) / 2 : 0)
  const centre = { x: width / 2, y: Math.max(y, room.top + sizes.pots + GAP + boardHigh / 2) }
  const pots = { x: width / 2, y: centre.y - boardHigh / 2 - GAP - sizes.pots / 2 }
  const boardWide = facts.places ? boardCard * (facts.places + gaps) : 8 * sizes.text
  const hero = heroSpot({ x: heroX, y: heroY, side: 'bottom' }, heroTop, sizes)
  const over = OVER_HERO * sizes.heroCard
  const heroWide = Math.max(
    sizes.plate.width,
    Math.min(heroRow, sizes.heroCard * (1 + 0.92 * (facts.own - 1))),
  )
  // Beside the plate of a hero who sits between others stands what is said of his hand: no bet lies there.
  const heroBoxes =
    last === 'down'
      ? [
          around({ x: heroX, y: heroTop + over / 2 }, heroWide, over),
          around(hero.seat, sizes.plate.width + 2 * beside - 2, sizes.plate.height),
        ]
      : [around({ x: heroX, y: (heroTop + height) / 2 }, heroWide, height - heroTop)]
  const taken: Box[] = [
    ...seats.flatMap((seat) => boxesOf(seat, sizes)),
    ...seats.map((seat) => around(buttonOf(seat, sizes), 1.15 * sizes.text, 1.5 * sizes.text)),
    ...heroBoxes,
    around(hero.bet, sizes.bet.width, sizes.bet.height),
    around(centre, boardWide, boardHigh),
    around(pots, 8.4 * sizes.text, sizes.pots),
  ]
  const stage = { top: 0, left: 0, right: width, bottom: height }
  const lying = () => !anyway && clashes(taken, stage, last ? TOUCH : 0)
  if (lying()) return null
  // No bet lies on what is said beside the hero's plate.
  const words = around(hero.seat, sizes.plate.width + 2 * beside - 2, sizes.plate.height)
  const spots = [hero, ...seats.map((seat) => spotOf(seat, sizes, taken, words, stage))]
  if (lying()) return null
  const xs = [...seats.map(({ x }) => x), heroX]
  const ys = seats.map((seat) => seat.y)
  const edge = sizes.shape === 'wide' ? 0.62 * sizes.plate.width : 0.5 * sizes.plate.width
  return {
    shape: sizes.shape,
    spots,
    text: sizes.text,
    plate: sizes.plate,
    card: sizes.card,
    row: sizes.row,
    heroCard: sizes.heroCard,
    heroRow,
    beside,
    boardCard,
    centre,
    pots: { x: pots.x, y: pots.y + sizes.pots / 2 },
    rail: {
      top: Math.max(GAP, Math.min(...ys, height * 0.2)),
      bottom: height - heroY - 0.1 * sizes.plate.height,
      left: Math.max(GAP, Math.min(edge, ...xs)),
      right: Math.max(GAP, Math.min(edge, width - Math.max(...xs))),
    },
    tight,
  }
}

interface Seated {
  seats: Seat[]
  heroX: number
  heroRow: number
  beside: number
  /** Where boards and pots may lie. */
  room: { top: number; left: number; right: number; bottom?: number | undefined }
}

/** The sides are two columns; the boards lie between them, or between the rows where that leaves them larger. */
function tall(facts: Facts, sizes: Sizes, above: number, last?: Last): Seated | null {
  const { width, height, count, boards, places } = facts
  const { plate, over, below, bet } = sizes
  const others = count - 1
  const rows = Math.floor(others / 2)
  const box = over + plate.height + below
  const bottom = last === 'down' ? height - MARGIN : above
  const space = bottom - MARGIN
  const least = box + GAP
  const topSeat = others % 2 === 1
  if (rows * least > space && last !== 'anyway') return null
  const first = MARGIN + over + plate.height / 2
  const upper = Math.ceil(rows / 2)
  // Beside the plates lies the dealer button.
  const aside = Math.max(sizes.row, plate.width + 1.4 * sizes.text) + 2 * MARGIN
  const column = width - 2 * aside
  const inColumn = places ? column / (places + (places - 1) * 0.08) : 0
  const between = space - rows * least - sizes.pots - 3 * GAP - (topSeat && rows < 2 ? box + bet.height : 0)
  const inGap = Math.min((width - 4 * MARGIN) / (places + 0.4), between / (RATIO * Math.max(1, boards)))
  const gap = places > 0 && rows > 0 && inGap > Math.min(inColumn, 3.77 * sizes.text)
  const wholeWidth = gap || !rows
  const ys = Array.from({ length: rows }, (_, row) => {
    if (!gap) return first + (rows > 1 ? row * ((space - box) / (rows - 1)) : (space - box) * 0.4)
    const loose = Math.min(least * 0.25, Math.max(0, (between - RATIO * boards * 3.9 * sizes.text) / rows))
    return row < upper
      ? first + row * (least + loose)
      : bottom - below - plate.height / 2 - (rows - 1 - row) * (least + loose)
  })
  const left = plate.width / 2 + MARGIN
  const side = (which: 'left' | 'right') => (y: number) => ({
    x: which === 'left' ? left : width - left,
    y,
    side: which,
  })
  const top: Seat[] = topSeat ? [{ x: width / 2, y: first, side: 'top' }] : []
  const under = first + plate.height / 2 + below + bet.height + GAP
  const upperEnd = gap ? ys[upper - 1]! + plate.height / 2 + below : MARGIN
  return {
    seats: [...[...ys].reverse().map(side('left')), ...top, ...ys.map(side('right'))],
    heroX: width / 2,
    heroRow: width - 2 * MARGIN,
    beside: (width - plate.width) / 2 - (last === 'down' ? plate.width + MARGIN : 0) - 3 * MARGIN,
    room: {
      top: Math.max(topSeat ? under : MARGIN, upperEnd) + GAP,
      left: wholeWidth ? 2 * MARGIN : aside,
      right: width - (wholeWidth ? 2 * MARGIN : aside),
      bottom: gap && rows > upper ? ys[upper]! - plate.height / 2 - over - GAP : undefined,
    },
  }
}

/** The top row, up to two rows at the sides, and up to two seats beside the hero. */
function wide(facts: Facts, sizes: Sizes, heroY: number, heroTop: number, anyway: boolean): Seated | null {
  const { width, height, count, preferred = 'middle' } = facts
  const { plate, over, below, row, bet } = sizes
  const [beside, rows, top] = WIDE[Math.min(count - 1, 9)]!
  const least = over + plate.height + below + GAP
  const first = MARGIN + over + plate.height / 2
  const bent = Math.max(0, (width - 2.05 * height) / 2)
  const edge = MARGIN + plate.width / 2 + bent
  const bottomY = heroY
  const beneath = heroY - Math.max(0, Math.min(heroY - first - 2 * least, 0.9 * least))
  // Over a hero who sits in a corner the side begins above his cards.
  const clear = preferred === 'middle' ? Infinity : heroTop - below - plate.height / 2 - GAP
  const low = Math.min(beside ? heroY - least : beneath, clear)
  const ys =
    rows < 2
      ? [first + (low - first) * (top ? 0.52 : 0.42)]
      : [0, 1].map((at) => sideY(at, first, low, least, top > 0))
  if (rows > 1 && (ys[1]! - ys[0]! < least || (beside && heroY - ys[1]! < least)) && !anyway) return null
  const inner = width - 2 * edge
  const along = (parts: number[]) => parts.map((part) => edge + part * inner)
  const topXs = along({ 0: [], 1: [0.5], 2: [0.3, 0.7], 3: [0.17, 0.5, 0.83] }[top] ?? [])
  // Beside two seats of the top the sides begin lower.
  if (top && rows && ys[0]! - first < least && Math.abs(topXs[0]! - edge) < row + 2 * GAP && !anyway)
    return null
  const corners = along(
    beside ? { left: [0.54, 0.93], middle: [0.07, 0.93], right: [0.07, 0.46] }[preferred] : [],
  )
  const heroX = along([{ left: 0.2, middle: 0.5, right: 0.8 }[preferred]])[0]!
  const reach = Math.min(
    heroX - MARGIN,
    width - heroX - MARGIN,
    ...corners.map((x) => Math.abs(x - heroX) - Math.max(plate.width, row) / 2 - 2 * GAP),
    ...(low > heroY - least
      ? [heroX - edge, width - edge - heroX].map((free) => free - row / 2 - 2 * GAP)
      : []),
  )
  const heroRow = Math.min(2 * reach, sizes.heroCard * facts.own)
  if (heroRow < sizes.heroCard * (1 + CORNER * (facts.own - 1)) && !anyway) return null
  const sides = [...ys].slice(0, rows)
  const at = (x: number, y: number, side: Spot['side']): Seat => ({ x, y, side })
  const [before, after] = [corners.filter((x) => x < heroX), corners.filter((x) => x > heroX)]
  return {
    seats: [
      ...[...before].reverse().map((x) => at(x, bottomY, 'bottom')),
      ...[...sides].reverse().map((y) => at(edge, y, 'left')),
      ...topXs.map((x) => at(x, first, 'top')),
      ...sides.map((y) => at(width - edge, y, 'right')),
      ...[...after].reverse().map((x) => at(x, bottomY, 'bottom')),
    ],
    heroX,
    heroRow,
    beside: reach - plate.width / 2 - 3 * MARGIN,
    room: {
      top: top ? first + plate.height / 2 + below + (top % 2 ? bet.height : 0) : MARGIN + 2 * GAP,
      left: edge + plate.width / 2 + 2 * MARGIN,
      right: width - edge - plate.width / 2 - 2 * MARGIN,
    },
  }
}

function sideY(at: number, first: number, low: number, least: number, top: boolean): number {
  const from = top ? Math.min(first + least * 0.75, low - least) : first + 0.15 * (low - first)
  return at ? low : Math.max(first, Math.min(from, low - least))
}

interface Box {
  top: number
  right: number
  bottom: number
  left: number
}

function around({ x, y }: Point, width: number, height: number): Box {
  return { top: y - height / 2, bottom: y + height / 2, left: x - width / 2, right: x + width / 2 }
}

/** What a seat takes: its plate with what hangs below, and its cards over it, which grow inwards at the sides. */
function boxesOf({ x, y, side }: Seat, { plate, over, below, row }: Sizes): [Box, Box] {
  const grown = Math.max(plate.width, row)
  const shift = side === 'left' ? 1 : side === 'right' ? -1 : 0
  const top = y - plate.height / 2
  const cards = around({ x: x + (shift * (grown - plate.width)) / 2, y: top - over / 2 }, grown, over)
  return [around({ x, y: y + below / 2 }, plate.width, plate.height + below), cards]
}

function clashes(boxes: Box[], stage: Box, slack: number): boolean {
  return boxes.some(
    (box, index) =>
      box.left < stage.left - 0.5 ||
      box.right > stage.right + 0.5 ||
      box.top < stage.top - 0.5 ||
      box.bottom > stage.bottom + 0.5 ||
      boxes.slice(0, index).some((other) => meet(box, other, slack)),
  )
}

const meet = (a: Box, b: Box, slack = 0) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack

/** The button lies beside the hero's plate, his bet over his cards. */
function heroSpot(seat: Seat, heroTop: number, { plate, text, bet }: Sizes): Spot {
  return {
    seat: { x: seat.x, y: seat.y },
    bet: { x: seat.x, y: heroTop - bet.height / 2 - GAP },
    button: { x: seat.x - plate.width / 2 - 1.25 * text, y: seat.y },
    side: 'bottom',
  }
}

/** The button lies at the inner lower corner of a plate. */
function buttonOf({ x, y, side }: Seat, { plate, text }: Sizes): Point {
  const inward = side === 'right' ? -1 : 1
  return { x: x + inward * (plate.width / 2 + 0.6 * text), y: y + plate.height / 2 - 0.8 * text }
}

/** The bet lies inward of a plate and its button, where nothing else lies. */
function spotOf({ x, y, side }: Seat, sizes: Sizes, taken: Box[], words: Box, stage: Box): Spot {
  const { plate, text, bet } = sizes
  const inward = side === 'right' ? -1 : 1
  const button = buttonOf({ x, y, side }, sizes)
  const start: Point =
    side === 'top' || side === 'bottom'
      ? {
          x,
          y:
            side === 'top'
              ? y + plate.height / 2 + sizes.below + bet.height / 2
              : y - plate.height / 2 - sizes.over - bet.height / 2 - GAP,
        }
      : { x: x + inward * (plate.width / 2 + 1.6 * text + bet.width / 2), y }
  const place = free(start, bet, [...taken, words], stage)
  taken.push(around(place, bet.width, bet.height))
  return { seat: { x, y }, bet: place, button, side }
}

/** The place nearest to a point where a box lies on no other: above or below it, or where that is far, further inward too. */
function free(
  start: Point,
  { width, height }: { width: number; height: number },
  taken: Box[],
  stage: Box,
): Point {
  const upright = (x: number, most: number): Point | null => {
    const { left, right } = around({ x, y: 0 }, width, height)
    const column = taken.filter((one) => one.right > left && one.left < right)
    const fits = (y: number) => {
      const box = around({ x, y }, width, height)
      return box.top >= stage.top && box.bottom <= stage.bottom && !column.some((one) => meet(one, box))
    }
    for (let step = 0; step < most; step += 2) {
      for (const y of [start.y - step, start.y + step]) if (fits(y)) return { x, y }
    }
    return null
  }
  const near = upright(start.x, FAR * height)
  if (near) return near
  const middle = (stage.left + stage.right) / 2
  const inward = Math.sign(middle - start.x)
  let [found, away]: [Point, number] = [start, 400]
  for (let step = 0; step < Math.min(away, Math.abs(middle - start.x) + 1); step += 4) {
    const place = upright(start.x + inward * step, away - step)
    if (place) [found, away] = [place, step + Math.abs(place.y - start.y)]
  }
  return found
}

/** Chairs in screen order: the hero's first, or the lowest number for one who only watches. */
export function chairsFrom(hero: number | null, count: number): number[] {
  const first = hero ?? 1
  return Array.from({ length: count }, (_, step) => ((first - 1 + step) % count) + 1)
}

/** The chairs that are drawn: all of them, or the two that face each other when nobody else sits there. */
export function chairsOf(hero: number | null, count: number, taken: ReadonlySet<number>): number[] {
  const chairs = chairsFrom(hero, count)
  return hero !== null && taken.size === 2 && taken.has(hero)
    ? chairs.filter((chair) => taken.has(chair))
    : chairs
}
