import { type Filled, fieldsOf, said } from '../kit/form/asked'
import type { Field, Values } from '../kit/form/field'
import { chips } from '../kit/numbers'
import { say } from '../kit/text/say'
import * as asks from '../kit/wire/live-forms'
import type { LiveAsk } from '../kit/wire/live-ask'
import type { ChairSeen, TableOfFloor, Table } from '../kit/wire/live'
import { FEES } from './choices'

/** What is filled in at a table or a seat before it is asked for; its button says `cash-do-` and the name of the step. */
interface Filling {
  fields: Field[]
  ask: (values: Values) => Filled<LiveAsk>
}

/** What players buy in for most. */
const quick = ({ least, most }: Table) =>
  [least, least * 2, most || least * 4].map((value) => ({ value, title: chips(value) }))

const buying = (table: Table) => ({ says: 'cash-chips', quick: quick(table), default: table.least })

export const SEAT_STEPS = ['top-up', 'order', 'count', 'cash-out'] as const
export type SeatStep = (typeof SEAT_STEPS)[number] | 'pick-up'

/** The asks of steps that are not called like them. */
const ASKS: Partial<Record<string, LiveAsk['type']>> = {
  order: 'order-chips',
  credit: 'fill',
  deck: 'check-deck',
  note: 'leave-note',
  close: 'close-table',
  error: 'dealer-error',
}

/** What a step at a table or a seat asks for in the end. */
export const askOf = (step: string): LiveAsk['type'] => ASKS[step] ?? (step as LiveAsk['type'])

/** What is asked about the chips of somebody who sits. */
export function seatForm(step: SeatStep, table: Table, chair: ChairSeen): Filling {
  const counted = { says: 'cash-counted', default: chair.chips }
  const fields = {
    'top-up': fieldsOf(asks.TopUp, { chips: buying(table) }),
    order: fieldsOf(asks.OrderChips, { chips: buying(table) }),
    count: fieldsOf(asks.Count, { chips: counted }),
    'cash-out': fieldsOf(asks.CashOut, { chips: counted }),
    'pick-up': fieldsOf(asks.PickUp, { chips: counted }),
  }[step]
  return { fields, ask: (values) => ({ type: askOf(step), ...values }) }
}

/** Who sits down, unless the seat is kept for somebody; how he comes in, and with what. */
export function sitForm(table: Table, people: readonly string[], kept: boolean): Field[] {
  const ways = [
    { value: true, title: say('cash-do-sit-wait') },
    { value: false, title: say('cash-do-sit-post') },
  ]
  return fieldsOf(asks.Sit, {
    ...(!kept && { name: { says: 'cash-player', required: true, among: people } }),
    waits: { says: 'cash-comes-in', sort: 'choice', choices: ways, required: true, default: true },
    chips: buying(table),
  })
}

export const TABLE_STEPS = ['fill', 'credit', 'tip', 'count-box', 'deck', 'note'] as const
export type TableStep = (typeof TABLE_STEPS)[number] | 'close'

const TABLE: Record<TableStep, (of: TableOfFloor, signs: boolean) => Filling> = {
  fill: () => ({
    fields: fieldsOf(asks.Fill, { chips: { says: 'cash-chips', min: 0 } }),
    ask: (values) => ({ type: 'fill', ...values }),
  }),
  credit: () => ({
    fields: fieldsOf(asks.Fill, { chips: { says: 'cash-chips', min: 0 } }),
    ask: (values) => ({ type: 'fill', chips: -Number(values['chips']) }),
  }),
  tip: () => ({
    fields: fieldsOf(asks.Tip, { chips: 'cash-chips' }),
    ask: (values) => ({ type: 'tip', ...values }),
  }),
  close: ({ rack }) => ({
    fields: fieldsOf(asks.CloseTable, { rack: { says: 'cash-rack', default: rack } }),
    ask: (values) => ({ type: 'close-table', ...values }),
  }),
  deck: () => ({
    fields: fieldsOf(asks.CheckDeck, {
      missing: { says: 'cash-deck-missing', hint: '7c Kd' },
      when: {
        says: 'cash-deck-when',
        each: 'cash-deck',
        order: ['opening', 'push', 'change', 'closing', 'doubt'],
      },
    }),
    ask: (values) => ({ type: 'check-deck', ...values }),
  }),
  note: () => ({
    fields: fieldsOf(asks.LeaveNote, { text: 'cash-do-note' }),
    ask: (values) => ({ type: 'leave-note', ...values }),
  }),
  'count-box': ({ fees }, signs) => ({
    fields: [
      ...fieldsOf(asks.CountBox, {
        fee: { says: 'cash-boxes', sort: 'list', choices: said(FEES, 'cash-fee'), default: 'rake' },
      }),
      // Where the house wants two signatures, those who have proved who they are stand there.
      ...(signs ? [] : ['first', 'second']).map((name): Field => ({
        name,
        title: say('cash-signed'),
        sort: 'text',
        longest: asks.NewShift.name.longest,
        required: true,
        half: true,
      })),
      ...fieldsOf(asks.CountBox, { counted: { says: 'cash-counted', default: fees.rake } }),
    ],
    ask: ({ first = '', second = '', ...values }) => ({ type: 'count-box', ...values, by: [first, second] }),
  }),
}

/** What is asked about a table's chips, cards and boxes, in a house that wants two signatures (`signs`) or does not. */
export const tableForm = (step: TableStep, of: TableOfFloor, signs: boolean): Filling =>
  TABLE[step](of, signs)
