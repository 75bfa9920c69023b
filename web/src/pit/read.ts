import type { BoxView, Choice, FromPit, PitView } from './messages'

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
}
const DEALER = { low: [] }
const YOU = { leaving: false, last: [] }

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
    boxes: view.boxes.map((box): BoxView => ({ ...BOX, ...box })),
    options: options && { ...options, choices: options.choices.map((choice) => ({ ...CHOICE, ...choice })) },
  }
}
