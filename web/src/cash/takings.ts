import { type Filled, fieldsOf, said } from '../kit/form/asked'
import { type Field, numbers, type Values } from '../kit/form/field'
import { say } from '../kit/text/say'
import * as asks from '../kit/wire/live-forms'
import type { LiveAsk } from '../kit/wire/live-ask'
import type { Floor, Jackpots, PitSeen, Table } from '../kit/wire/live'

/** Something the floor fills in: what it asks for in the end, its fields, and what becomes of them. */
export interface Taking {
  asks: LiveAsk['type']
  fields: Field[]
  ask: (values: Values) => Filled<LiveAsk>
}

const plain = (asks: LiveAsk['type'], fields: Field[]): Taking => ({
  asks,
  fields,
  ask: (values) => ({ type: asks, ...values }),
})

/** A field that no ask has by itself: a part of rules, or of rows. */
const own = (name: string, sort: string, more: Partial<Field> = {}): Field => ({
  name,
  title: say(`cash-take-${name.replaceAll('_', '-')}`),
  sort,
  ...more,
})

const number = (name: string, first: number, more: Partial<Field> = {}): Field =>
  own(name, 'number', { min: 0, default: first, half: true, ...more })

const cards = { hint: 'AhKd', half: true }

const list = (name: string, says: string, of: readonly { value: string; title: string }[]): Field => ({
  name,
  title: say(says),
  sort: 'list',
  choices: [...of],
  default: of[0]?.value,
})

const tableList = (tables: readonly Table[]): Field =>
  list(
    'table',
    'cash-take-table',
    tables.map(({ table, name }) => ({ value: table, title: name })),
  )

/** `2 20 1` is: from 2 players and a pot of 20, a drop of 1; a fourth number is the part of the jackpot. */
export function rowsOf(text: string): { players: number; pot: number; rake: number; jackpot: number }[] {
  return text
    .split('\n')
    .map(numbers)
    .filter((row) => row.length >= 3)
    .map(([players = 0, pot = 0, rake = 0, jackpot = 0]) => ({ players, pot, rake, jackpot }))
}

/** What may be done with the jackpots and the rake of a room. */
export function takings(tables: readonly Table[], jackpots: Jackpots, floor: Floor): Record<string, Taking> {
  const rules = jackpots.bad_beat
  const high = jackpots.high?.rules
  const seat = { min: 1, required: true, half: true }
  const people = floor.takings?.points.map(({ person, name }) => ({ value: person, title: name })) ?? []
  const person = list('person', 'cash-player', people)
  return {
    'hit-jackpot': plain('hit-jackpot', [
      tableList(tables),
      ...fieldsOf(asks.HitJackpot, {
        board: { says: 'cash-take-board', hint: '9h8h7h9c9d' },
        loser: { says: 'cash-take-loser', ...seat },
        loser_cards: { says: 'cash-take-loser-cards', ...cards },
        winner: { says: 'cash-take-winner', ...seat },
        winner_cards: { says: 'cash-take-winner-cards', ...cards },
      }),
    ]),
    'show-high-hand': plain('show-high-hand', [
      tableList(tables),
      ...fieldsOf(asks.ShowHighHand, {
        seat: { says: 'cash-to-seat', ...seat },
        cards: { says: 'cash-take-cards', ...cards },
        board: { says: 'cash-take-board', hint: '9h8h7h9c9d' },
      }),
    ]),
    'seed-jackpot': plain('seed-jackpot', fieldsOf(asks.SeedJackpot, { chips: 'cash-chips' })),
    'set-jackpot': {
      asks: 'set-jackpot',
      fields: [
        own('least', 'text', { default: rules?.least ?? 'AcAdAhTcTd', longest: 10 }),
        number('own', rules?.own ?? 2, { max: 2 }),
        number('players', rules?.players ?? 4),
        number('pays', rules?.pays ?? 100, { max: 100 }),
        number('loser_part', rules?.loser ?? 50, { max: 100 }),
        number('winner_part', rules?.winner ?? 25, { max: 100 }),
      ],
      ask: ({ loser_part: loser, winner_part: winner, ...rest }) => ({
        type: 'set-jackpot',
        rules: { ...rest, loser, winner },
      }),
    },
    'set-high-hand': {
      asks: 'set-high-hand',
      fields: [
        number('minutes', high?.minutes ?? 60),
        number('prize', high?.prize ?? 0),
        own('least', 'text', { default: high?.least ?? 'AcAdAhKcKd', longest: 10 }),
        number('own', high?.own ?? 2, { max: 2 }),
        own('rolls', 'flag', { default: high?.rolls ?? false }),
      ],
      ask: (rules) => ({ type: 'set-high-hand', rules }),
    },
    'set-rake': {
      asks: 'set-rake',
      fields: [
        ...fieldsOf(asks.SetRake, { name: 'cash-take-name' }),
        own('rows', 'long', { rows: 6, required: true, hint: '2 20 1' }),
        own('no_flop_no_drop', 'flag', { default: true }),
      ],
      ask: ({ rows, ...rest }) => ({ type: 'set-rake', ...rest, rows: rowsOf(String(rows ?? '')) }),
    },
    'share-tips': plain('share-tips', [
      {
        ...fieldsOf(asks.ShareTips, { how: 'cash-take-how' })[0]!,
        choices: said(['own', 'time'], 'cash-take-how'),
        default: 'own',
      },
    ]),
    'set-points': plain(
      'set-points',
      fieldsOf(asks.SetPoints, { rate: { says: 'cash-take-rate', default: floor.takings?.rate ?? 0 } }),
    ),
    ...(people.length && {
      'spend-points': plain('spend-points', [
        person,
        ...fieldsOf(asks.SpendPoints, { points: 'cash-take-points', why: 'cash-take-why' }),
      ]),
      'give-points': plain('give-points', [
        person,
        ...fieldsOf(asks.GivePoints, { points: 'cash-take-points', why: 'cash-take-why' }),
      ]),
    }),
  }
}

/** What may be done at a casino table. */
export function pitTakings({ table, rack, drop }: PitSeen, floor: Floor): Record<string, Taking> {
  const here = (taking: Taking): Taking => ({
    ...taking,
    ask: (values) => ({ ...taking.ask(values), table }),
  })
  const fill = fieldsOf(asks.FillPit, { chips: { says: 'cash-chips', min: 0 } })
  const signed = ['first', 'second'].map((name): Field => ({
    name,
    title: say('cash-signed'),
    sort: 'text',
    longest: 60,
    required: true,
    half: true,
  }))
  return {
    'buy-at-pit': here(plain('buy-at-pit', fieldsOf(asks.BuyAtPit, { chips: 'cash-chips' }))),
    fill: here(plain('fill-pit', fill)),
    credit: here({
      asks: 'fill-pit',
      fields: fill,
      ask: ({ chips }) => ({ type: 'fill-pit', chips: -Number(chips) }),
    }),
    'rate-player': here(
      plain(
        'rate-player',
        fieldsOf(asks.RatePlayer, {
          name: { says: 'cash-player', required: true, among: Object.values(floor.people) },
          bet: 'cash-take-bet',
        }),
      ),
    ),
    'close-pit': here(
      plain('close-pit', fieldsOf(asks.ClosePit, { rack: { says: 'cash-counted', default: rack } })),
    ),
    'count-drop': here({
      asks: 'count-drop',
      fields: [...signed, ...fieldsOf(asks.CountDrop, { counted: { says: 'cash-counted', default: drop } })],
      ask: ({ first = '', second = '', ...values }) => ({
        type: 'count-drop',
        ...values,
        by: [first, second],
      }),
    }),
  }
}
