import type { BoxView, Choice, FromPit, PitView, Settled } from './messages'

const LINE = { from_boxes: 0, commission: 0 }
const SERVED = { dealer: '', inspector: '', by_hand: false, since: 0, due_at: 0 }
const BOX = { low: [], drew: '', asked: '', hand: null, settlement: null }
const CHOICE = {
  field: '',
  amounts: [],
  low: 0,
  high: 0,
  cards: [0, 0],
  takes: '',
  fees: [],
  clause: null,
  silence: false,
  suggest: null,
} satisfies Partial<Choice>
const VIEW = {
  ready: [],
  advice: [],
  acts: [],
  inspector: null,
  fairness: null,
  fund: null,
  coin: 1,
  act_from: null,
  staff: SERVED,
  rules: { version: 0 },
  bank: null,
}
const DEALER = { low: [] }
const YOU = { leaving: false, last: [], rules_read: true }

/** A message with every field this page knows, from a room that leaves out what is not there. */
export function whole(message: FromPit): FromPit {
  return message.t === 'pit' ? { ...message, view: wholeView(message.view) } : message
}

export function wholeView(view: PitView): PitView {
  const { options, you } = view
  return {
    ...VIEW,
    ...view,
    dealer: { ...DEALER, ...view.dealer },
    you: you && { ...YOU, ...you },
    boxes: view.boxes.map(wholeBox),
    options: options && { ...options, choices: options.choices.map((choice) => ({ ...CHOICE, ...choice })) },
  }
}

function wholeBox(box: BoxView): BoxView {
  return { ...BOX, ...box, settlement: box.settlement && settled(box.settlement) }
}

function settled(settlement: Settled): Settled {
  return {
    ...settlement,
    envy: settlement.envy ?? [],
    lines: settlement.lines.map((line) => ({ ...LINE, ...line })),
  }
}
