import type { HandView, LobbyTable, OptionsView, SeatView, TableView, You } from '../src/kit/wire/table'
import type { TableEvent, TableHeard, Terms } from '../src/table/seen'

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
    standing: 'active',
    missed: '',
    owes: null,
    announced: 0,
    face: 0,
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
    bank: 0,
    over: false,
    winners: [],
    asked: null,
    rabbit: [],
    hunted: false,
    equities: [],
    ...more,
  }
}

export function view(more: Partial<TableView> = {}): TableView {
  return {
    id: 'river',
    chat: null,
    name: 'Riverside',
    ...terms,
    min_buy_in: 4_000,
    max_buy_in: 20_000,
    act_seconds: 20,
    max_seats: 9,
    stopped: false,
    closed: false,
    seats: [seat(1, 'Anna'), seat(4, 'Boris'), seat(7, 'Carol')],
    button: 1,
    small_blind_seat: 4,
    big_blind_seat: 7,
    deal_at: null,
    hand: hand(),
    you: null,
    reserved: [],
    waiting: [],
    place: null,
    book: 'house',
    held: '',
    house: {
      straddle: false,
      run_it: 1,
      rake_percent: 0,
      rake_caps: [],
      jackpot: 0,
      time_fee: 0,
      time_minutes: 0,
      bank: 0,
      reconnect: 0,
      silence: 'check',
      stream: '',
      stream_delay: 60,
    },
    back: 0,
    event: '',
    event_note: null,
    seal: { decks: [], opened: [] },
    private: false,
    password: false,
    door: '',
    host: null,
    ended: false,
    ...more,
  }
}

export function options(more: Partial<OptionsView> = {}): OptionsView {
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

export function you(more: Partial<You> = {}): You {
  return {
    seat: 1,
    wallet: 0,
    status: 'playing',
    options: null,
    waits: false,
    straddles: false,
    runs_twice: null,
    bank: 0,
    conduct: null,
    ignored: [],
    bank_by_itself: true,
    hidden: [],
    shows: 'some',
    auto_muck: true,
    at_big_blind: '',
    keeps: 0,
    ...more,
  }
}

export function message(version: number, events: TableEvent[], more: Partial<TableHeard> = {}): TableHeard {
  return { t: 'state', kind: 'table', of: 'river', version, now: 1_000_000, events, view: view(), ...more }
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
  waiting: 0,
  played_for: 'play',
}
