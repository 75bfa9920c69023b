import type {
  HandView,
  LobbyTable,
  Options,
  SeatView,
  TableEvent,
  TableMessage,
  TableView,
  Terms,
} from '../src/kit/line/messages'

export const terms: Terms & { rotation: null } = {
  game: 'nl-holdem',
  betting: 'no-limit',
  small_blind: 50,
  big_blind: 100,
  ante: 0,
  ante_by: 'all',
  bets: [],
  bring_in: 0,
  rotation: null,
}

/** Seven-card stud, 100/200. */
export const stud: Terms & { rotation: null } = {
  ...terms,
  game: 'seven-stud',
  betting: 'fixed-limit',
  small_blind: 0,
  big_blind: 0,
  ante: 15,
  bets: [100, 200],
  bring_in: 25,
}

/** 2-7 triple draw, 100/200. */
export const tripleDraw: Terms & { rotation: null } = {
  ...terms,
  game: '2-7-triple-draw',
  betting: 'fixed-limit',
  bets: [100, 200],
}

export function seat(number: number, name: string, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    name,
    bot: false,
    stack: 10_000,
    bet: 0,
    status: 'playing',
    in_hand: true,
    folded: false,
    all_in: false,
    cards: ['??', '??'],
    up: [],
    drew: null,
    hand_name: null,
    last: null,
    won: 0,
    away: false,
    ...more,
  }
}

export function hand(more: Partial<HandView> = {}): HandView {
  return {
    number: 12,
    turn: 9,
    street: 'preflop',
    board: more.boards?.[0] ?? [],
    boards: [more.board ?? []],
    pots: [],
    total: 150,
    to_act: 1,
    deadline: null,
    over: false,
    winners: [],
    ...more,
  }
}

export function view(more: Partial<TableView> = {}): TableView {
  return {
    id: 'river',
    name: 'Riverside',
    ...terms,
    min_buy_in: 4_000,
    max_buy_in: 20_000,
    act_seconds: 20,
    max_seats: 9,
    stopped: false,
    seats: [seat(1, 'Anna'), seat(4, 'Boris'), seat(7, 'Carol')],
    button: 1,
    small_blind_seat: 4,
    big_blind_seat: 7,
    deal_at: null,
    hand: hand(),
    you: null,
    ...more,
  }
}

export function options(more: Partial<Options> = {}): Options {
  return {
    fold: true,
    check: false,
    call: 100,
    raise_min: 200,
    raise_max: 10_000,
    opens: false,
    pot_raise: 350,
    bring_in: 0,
    discards: null,
    fixed: false,
    ...more,
  }
}

export function message(
  version: number,
  events: TableEvent[],
  more: Partial<TableMessage> = {},
): TableMessage {
  return { t: 'table', of: 'river', version, now: 1_000_000, events, view: view(), ...more }
}

export const lobbyTable: LobbyTable = {
  id: 'river',
  name: 'Riverside',
  ...terms,
  seats: 9,
  players: [{ seat: 1, name: 'Anna', bot: false }],
  min_buy_in: 4_000,
  max_buy_in: 20_000,
  average_pot: 1_840,
  stopped: false,
}
