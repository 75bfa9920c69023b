import { fieldsOf } from '../../kit/form/asked'
import type { Choice, Field, Values } from '../../kit/form/field'
import { say } from '../../kit/text/say'
import type { TableAsk } from '../../kit/wire/table-ask'
import * as asks from '../../kit/wire/table-forms'
import type { LobbyTable, SeatView, TableView } from '../../kit/wire/table'

/** Something the floor may do at a table now: what is filled in for it, and what is asked. */
export interface FloorAct {
  name:
    | 'hold'
    | 'go-on'
    | 'void'
    | 'mark'
    | 'pick-up'
    | 'reseat'
    | 'move'
    | 'mute'
    | 'sanction'
    | 'review'
    | 'free'
  fields: (values: Values) => Field[]
  ask: (values: Values) => TableAsk
}

const WHY = { says: 'floor-why', required: true }
const NUMBER = { sort: 'choice', required: true } as const

/** What the floor may do; at a table of an event the event seats people and deals. */
export function floorActs(view: TableView, tables: readonly LobbyTable[]): FloorAct[] {
  const people = view.seats.filter(({ bot }) => !bot)
  const mute = about('mute', asks.Mute, people, { on: { says: 'floor-chat', ...NUMBER, choices: chat() } })
  const measured = (view.chat?.sanctioned ?? []).filter(({ conduct }) =>
    ['none', 'asked'].includes(conduct.review),
  )
  const talk = [
    ...(people.length
      ? [
          mute,
          about('sanction', asks.Sanction, people, {
            about: { says: 'floor-about', ...NUMBER, choices: offences() },
          }),
        ]
      : []),
    ...(measured.length
      ? [
          about('review', asks.Review, measured, {
            upheld: { says: 'floor-upheld', ...NUMBER, choices: verdicts() },
          }),
        ]
      : []),
  ]
  if (view.event) return talk
  const away = view.seats.filter(({ standing }) => standing === 'away')
  const acts: [FloorAct, boolean][] = [
    [holding(view), true],
    [{ name: 'void', fields: () => fieldsOf(asks.Void, { why: WHY }), ask: asking('void') }, dealt(view)],
    [about('mark', asks.Mark, view.seats), view.seats.length > away.length],
    [
      {
        ...about('pick-up', asks.PickUp, away),
        ask: (values) => asking('pick-up')({ ...values, waiting: view.waiting.length }),
      },
      away.length > 0,
    ],
    [reseating(view), view.seats.length > 0 && emptySeats(view).length > 0],
    [moving(view, people, tables), people.length > 0],
    ...talk.map((act): [FloorAct, boolean] => [act, true]),
    [
      {
        name: 'free',
        fields: () =>
          fieldsOf(asks.Free, { seat: { says: 'floor-kept', ...NUMBER, choices: seats(view.reserved) } }),
        ask: asking('free'),
      },
      view.reserved.length > 0,
    ],
  ]
  return acts.filter(([, may]) => may).map(([act]) => act)
}

/** What an act asks for in the end. */
export const askOf = (name: FloorAct['name']): TableAsk['type'] => (name === 'go-on' ? 'hold' : name)

/** Where in the house a table is: one of an event is a part of it. */
export function placeOf({ id, event }: TableView): string {
  const [, at, number] = /^(.*)-([^-]*)$/.exec(id) ?? []
  return event && at ? `event/${at}/${number}` : `tables/${id}`
}

/** Tables to which somebody may be moved: of the same game, with an empty seat. */
export function otherTables(view: TableView, tables: readonly LobbyTable[]): LobbyTable[] {
  return tables.filter(
    (table) => table.id !== view.id && table.game === view.game && freeAt(table).length > 0,
  )
}

const asking =
  (type: TableAsk['type']) =>
  (values: Values): TableAsk =>
    ({ ...values, type }) as unknown as TableAsk

const dealt = ({ hand }: TableView): boolean => hand !== null && !hand.over

function holding({ held }: TableView): FloorAct {
  if (held) return { name: 'go-on', fields: () => [], ask: () => ({ type: 'hold', why: '' }) }
  return { name: 'hold', fields: () => fieldsOf(asks.Hold, { why: WHY }), ask: asking('hold') }
}

/** An act about whoever sits in a seat. */
function about(
  name: 'mark' | 'pick-up' | 'mute' | 'sanction' | 'review',
  asked: Parameters<typeof fieldsOf>[0],
  those: readonly { seat: number; name: string }[],
  more: Parameters<typeof fieldsOf>[1] = {},
): FloorAct {
  const seat = { says: 'floor-seat', ...NUMBER, choices: seats(those) }
  return { name, fields: () => fieldsOf(asked, { seat, ...more }), ask: asking(name) }
}

function reseating(view: TableView): FloorAct {
  return {
    name: 'reseat',
    fields: () =>
      fieldsOf(asks.Reseat, {
        seat: { says: 'floor-seat', ...NUMBER, choices: seats(view.seats) },
        to: { says: 'floor-to', ...NUMBER, choices: numbered(emptySeats(view)) },
      }),
    ask: asking('reseat'),
  }
}

function moving(view: TableView, people: readonly SeatView[], tables: readonly LobbyTable[]): FloorAct {
  const others = otherTables(view, tables)
  return {
    name: 'move',
    fields: ({ to }) => {
      const there = others.find(({ id }) => id === to)
      return fieldsOf(asks.Move, {
        seat: { says: 'floor-seat', ...NUMBER, choices: seats(people) },
        to: {
          says: 'floor-table',
          ...NUMBER,
          choices: others.map(({ id, name }) => ({ value: id, title: name, testid: `floor-table-${id}` })),
        },
        ...(there && { to_seat: { says: 'floor-to', ...NUMBER, choices: numbered(freeAt(there)) } }),
      })
    },
    ask: asking('move'),
  }
}

function seats(those: readonly { seat: number; name: string }[]): Choice[] {
  return those.map(({ seat, name }) => ({
    value: seat,
    title: say('floor-of-seat', { seat, name }),
    testid: `floor-seat-${seat}`,
  }))
}

const numbered = (those: readonly number[]): Choice[] =>
  those.map((seat) => ({ value: seat, title: String(seat), testid: `floor-to-${seat}` }))

const chat = (): Choice[] => [
  { value: true, title: say('floor-chat-closed'), testid: 'floor-chat-closed' },
  { value: false, title: say('floor-chat-open'), testid: 'floor-chat-open' },
]

const offences = (): Choice[] =>
  (['live-hand', 'abuse', 'spam'] as const).map((value) => ({
    value,
    title: say(`floor-about-${value}`),
    testid: `floor-about-${value}`,
  }))

const verdicts = (): Choice[] => [
  { value: true, title: say('floor-upheld-yes'), testid: 'floor-upheld' },
  { value: false, title: say('floor-upheld-no'), testid: 'floor-lifted' },
]

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1)

function emptySeats({ seats, reserved, max_seats }: TableView): number[] {
  return upTo(max_seats).filter((one) => ![...seats, ...reserved].some(({ seat }) => seat === one))
}

function freeAt({ seats, players }: LobbyTable): number[] {
  return upTo(seats).filter((one) => !players.some(({ seat }) => seat === one))
}
