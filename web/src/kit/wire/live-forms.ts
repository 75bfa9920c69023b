// Made by `npm run wire` from the schema beside it: not to be edited.

export const Answer = { table: { sort: 'text', longest: 64, required: true } } as const

export const Away = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
  word: { sort: 'flag' },
} as const

export const Back = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
  waits: { sort: 'flag' },
} as const

export const BreakTable = { table: { sort: 'text', longest: 64, required: true } } as const

export const BringChips = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
} as const

export const BuyAtPit = {
  table: { sort: 'text', longest: 64, required: true },
  chips: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const CallFloor = {
  table: { sort: 'text', longest: 64, required: true },
  why: { sort: 'choice', choices: ['deck', 'dispute', 'fill', 'other', 'ruling', 'seat'] },
  chips: { sort: 'number', min: 0, max: 1000000000000 },
} as const

export const CallNext = { game: { sort: 'text', longest: 64, required: true } } as const

export const CashOut = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
  chips: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const Change = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
  to: { sort: 'number', min: 1, max: 99, required: true },
} as const

export const ChargeTime = { table: { sort: 'text', longest: 64, required: true } } as const

export const CheckDeck = {
  table: { sort: 'text', longest: 64, required: true },
  when: { sort: 'choice', choices: ['change', 'closing', 'doubt', 'opening', 'push'], required: true },
  missing: { sort: 'words' },
} as const

export const ClosePit = {
  table: { sort: 'text', longest: 64, required: true },
  rack: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const CloseTable = {
  table: { sort: 'text', longest: 64, required: true },
  rack: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const Count = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
  chips: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const CountBox = {
  table: { sort: 'text', longest: 64, required: true },
  fee: { sort: 'choice', choices: ['jackpot', 'rake', 'time', 'tips'], required: true },
  counted: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const CountDrop = {
  table: { sort: 'text', longest: 64, required: true },
  counted: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const CountStub = {
  table: { sort: 'text', longest: 64, required: true },
  expected: { sort: 'number', min: 0, max: 1000000000000, required: true },
  found: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const DealerError = {
  table: { sort: 'text', longest: 64, required: true },
  what: {
    sort: 'choice',
    choices: ['exposed-card', 'misdeal', 'other', 'pace', 'wrong-button', 'wrong-pot'],
    required: true,
  },
} as const

export const DealerIn = { dealer: { sort: 'text', longest: 64, required: true } } as const

export const DealerOut = { dealer: { sort: 'text', longest: 64, required: true } } as const

export const Fetch = { person: { sort: 'text', longest: 64, required: true } } as const

export const Fill = {
  table: { sort: 'text', longest: 64, required: true },
  chips: { sort: 'number', min: -1000000000000, max: 1000000000000, required: true },
} as const

export const FillPit = {
  table: { sort: 'text', longest: 64, required: true },
  chips: { sort: 'number', min: -1000000000000, max: 1000000000000, required: true },
} as const

export const GivePoints = {
  person: { sort: 'text', longest: 64, required: true },
  points: { sort: 'number', min: 0, max: 1000000000000, required: true },
  why: { sort: 'text', longest: 200 },
} as const

export const Hand = {
  table: { sort: 'text', longest: 64, required: true },
  rake: { sort: 'number', min: 0, max: 1000000000000 },
  jackpot: { sort: 'number', min: 0, max: 1000000000000 },
  pot: { sort: 'number', min: 0, max: 1000000000000 },
  players: { sort: 'number', min: 0, max: 99 },
  flop: { sort: 'flag' },
} as const

export const HitJackpot = {
  table: { sort: 'text', longest: 64, required: true },
  board: { sort: 'text', longest: 16, required: true },
  loser: { sort: 'number', min: 1, max: 99, required: true },
  loser_cards: { sort: 'text', longest: 16, required: true },
  winner: { sort: 'number', min: 1, max: 99, required: true },
  winner_cards: { sort: 'text', longest: 16, required: true },
  dealt: { sort: 'amounts' },
} as const

export const JoinList = {
  game: { sort: 'text', longest: 64, required: true },
  person: { sort: 'text', longest: 64 },
  name: { sort: 'text', longest: 60 },
  wants: { sort: 'number', min: 0, max: 99 },
} as const

export const LeaveList = {
  game: { sort: 'text', longest: 64, required: true },
  person: { sort: 'text', longest: 64 },
} as const

export const LeaveNote = {
  table: { sort: 'text', longest: 64, required: true },
  text: { sort: 'text', longest: 200 },
} as const

export const Move = {
  person: { sort: 'text', longest: 64, required: true },
  to: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
} as const

export const NewShift = { name: { sort: 'text', longest: 60, required: true } } as const

export const OpenPit = {
  table: { sort: 'text', longest: 64, required: true },
  name: { sort: 'text', longest: 60, required: true },
  game: { sort: 'text', longest: 64, required: true },
  rack: { sort: 'number', min: 0, max: 1000000000000, required: true },
  pace: { sort: 'number', min: 0, max: 1000000000000 },
  edge: { sort: 'number', min: 0, max: 1000000000000 },
} as const

export const OpenTable = {
  table: { sort: 'text', longest: 64, required: true },
  name: { sort: 'text', longest: 60, required: true },
  variant: { sort: 'text', longest: 64, required: true },
  small: { sort: 'number', min: 0, max: 1000000000000, required: true },
  big: { sort: 'number', min: 0, max: 1000000000000, required: true },
  least: { sort: 'number', min: 0, max: 1000000000000, required: true },
  most: { sort: 'number', min: 0, max: 1000000000000 },
  seats: { sort: 'number', min: 1, max: 99 },
  profile: { sort: 'text', longest: 64 },
  feeds: { sort: 'text', longest: 64 },
  rack: { sort: 'number', min: 0, max: 1000000000000 },
  time_fee: { sort: 'number', min: 0, max: 1000000000000 },
  time_minutes: { sort: 'number', min: 0, max: 1000000000000 },
  rakes: { sort: 'text', longest: 60 },
} as const

export const OrderChips = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
  chips: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const PickUp = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
  chips: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const RakeBy = {
  table: { sort: 'text', longest: 64, required: true },
  name: { sort: 'text', longest: 60 },
} as const

export const RatePlayer = {
  table: { sort: 'text', longest: 64, required: true },
  person: { sort: 'text', longest: 64 },
  name: { sort: 'text', longest: 60 },
  bet: { sort: 'number', min: 0, max: 1000000000000 },
} as const

export const Release = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
} as const

export const Reserve = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
  person: { sort: 'text', longest: 64, required: true },
  name: { sort: 'text', longest: 60 },
} as const

export const Ruled = {
  table: { sort: 'text', longest: 64, required: true },
  text: { sort: 'text', longest: 2000, required: true },
  clauses: { sort: 'words' },
} as const

export const SeedJackpot = { chips: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const SetPoints = { rate: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const SetRake = {
  name: { sort: 'text', longest: 60, required: true },
  no_flop_no_drop: { sort: 'flag' },
} as const

export const ShareTips = { how: { sort: 'choice', choices: ['own', 'time'] } } as const

export const ShowHighHand = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 1, max: 99, required: true },
  cards: { sort: 'text', longest: 16, required: true },
  board: { sort: 'text', longest: 16, required: true },
} as const

export const Sit = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
  person: { sort: 'text', longest: 64, required: true },
  chips: { sort: 'number', min: 0, max: 1000000000000, required: true },
  name: { sort: 'text', longest: 60 },
  waits: { sort: 'flag' },
} as const

export const SpendPoints = {
  person: { sort: 'text', longest: 64, required: true },
  points: { sort: 'number', min: 0, max: 1000000000000, required: true },
  why: { sort: 'text', longest: 200 },
} as const

export const Tip = {
  table: { sort: 'text', longest: 64, required: true },
  chips: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const TopUp = {
  table: { sort: 'text', longest: 64, required: true },
  seat: { sort: 'number', min: 0, max: 99, required: true },
  chips: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const Undo = { number: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const Wish = {
  table: { sort: 'text', longest: 64 },
  seat: { sort: 'number', min: 0, max: 99 },
  person: { sort: 'text', longest: 64 },
} as const
