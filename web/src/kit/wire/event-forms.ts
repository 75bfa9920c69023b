// Made by `npm run wire` from the schema beside it: not to be edited.

export const Answer = { table: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const AnswerDeal = {
  player: { sort: 'text', required: true },
  number: { sort: 'number', required: true },
  yes: { sort: 'flag', required: true },
} as const

export const BagUp = { to: { sort: 'text', required: true } } as const

export const BeginHand = { table: { sort: 'number', required: true }, waived: { sort: 'flag' } } as const

export const BlindMissed = {
  player: { sort: 'text', required: true },
  how: { sort: 'choice', choices: ['absent', 'broken-table', 'late'], required: true },
} as const

export const BreakTable = { table: { sort: 'number', required: true } } as const

export const BringBots = { count: { sort: 'number', min: 1, max: 500, required: true } } as const

export const BringFlight = { flight: { sort: 'text', longest: 96, required: true } } as const

export const Bust = { player: { sort: 'text', required: true }, takers: { sort: 'words' } } as const

export const Button = { table: { sort: 'number', required: true } } as const

export const Buy = {
  player: { sort: 'text', required: true },
  kind: { sort: 'choice', choices: ['add-on', 'rebuy'] },
  source: { sort: 'choice', choices: ['desk', 'wallet'] },
} as const

export const CallFloor = {
  table: { sort: 'number', min: 0, max: 1000000000000, required: true },
  why: { sort: 'choice', choices: ['change', 'clock', 'deck', 'dispute', 'other', 'rebuy', 'ruling'] },
  player: { sort: 'text', longest: 64 },
} as const

export const CallHandForHand = { on: { sort: 'flag' } } as const

export const CarryIn = {
  flight: { sort: 'text', required: true },
  entries: { sort: 'number', required: true },
  people: { sort: 'words', required: true },
  pool: { sort: 'number', required: true },
  bounties: { sort: 'number', required: true },
  fees: { sort: 'number', required: true },
  staff: { sort: 'number', required: true },
  level: { sort: 'number', required: true },
  withdrawn: { sort: 'amounts' },
} as const

export const CashInstead = {
  player: { sort: 'text', required: true },
  amount: { sort: 'number', min: 0, max: 100000000000000, required: true },
} as const

export const Claim = { code: { sort: 'text', longest: 64, required: true } } as const

export const ColourUp = { chip: { sort: 'number', required: true } } as const

export const Connection = {
  player: { sort: 'text', required: true },
  lost: { sort: 'flag', required: true },
} as const

export const CountHands = {
  table: { sort: 'number', required: true },
  hands: { sort: 'number', min: 1, max: 100 },
} as const

export const Deal = {
  agreed: { sort: 'words', required: true },
  left: { sort: 'number' },
  disconnected: { sort: 'words' },
} as const

export const DrawSeats = { tables: { sort: 'number', min: 0, max: 1000 } } as const

export const EndByDeal = { order: { sort: 'words' } } as const

export const EndHand = { table: { sort: 'number', required: true } } as const

export const Knock = { password: { sort: 'text', longest: 64 } } as const

export const LetIn = { guest: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const LiftPenalty = {
  player: { sort: 'text', required: true },
  reason: { sort: 'text', longest: 200 },
} as const

export const Lock = { player: { sort: 'text', required: true }, locked: { sort: 'flag' } } as const

export const Move = {
  player: { sort: 'text', required: true },
  table: { sort: 'number', required: true },
  seat: { sort: 'number', required: true },
  reason: { sort: 'choice', choices: ['director', 'special-needs', 'swap', 'wrong-seat'] },
} as const

export const NextLevel = { by: { sort: 'number' } } as const

export const NoRebuy = { player: { sort: 'text', required: true } } as const

export const OfferDeal = {
  kind: { sort: 'choice', choices: ['chips', 'custom', 'even', 'icm'], required: true },
  left: { sort: 'number', min: 0 },
  player: { sort: 'text' },
} as const

export const Pair = { slots: { sort: 'words', required: true } } as const

export const Penalise = {
  player: { sort: 'text', required: true },
  offence: { sort: 'text', required: true },
  sanction: { sort: 'choice', choices: ['disqualified', 'hands', 'rounds', 'warning'], required: true },
  number: { sort: 'number' },
  by: { sort: 'choice', choices: ['', 'chief-judge', 'dealer', 'director', 'federation', 'floor', 'judge'] },
} as const

export const Protest = {
  player: { sort: 'text', required: true },
  text: { sort: 'text', required: true },
  written: { sort: 'flag' },
} as const

export const Push = { table: { sort: 'number', required: true } } as const

export const Register = {
  player: { sort: 'text', required: true },
  name: { sort: 'text' },
  source: { sort: 'choice', choices: ['desk', 'seat', 'ticket', 'wallet'] },
  table: { sort: 'number' },
  seat: { sort: 'number' },
  earlier: { sort: 'choice', choices: ['', 'bagged', 'out'] },
  another: { sort: 'flag' },
} as const

export const ReturnShare = {
  player: { sort: 'text', required: true },
  backer: { sort: 'text', required: true },
} as const

export const Ruled = {
  table: { sort: 'number', required: true },
  text: { sort: 'text', required: true },
  clauses: { sort: 'words' },
} as const

export const Schedule = { starts_at: { sort: 'number' } } as const

export const SeatsIn = { event: { sort: 'text', longest: 96, required: true } } as const

export const Seed = {
  player: { sort: 'text', required: true },
  number: { sort: 'number', min: 0, max: 100000, required: true },
} as const

export const SellShare = {
  player: { sort: 'text', required: true },
  backer: { sort: 'text', required: true },
  percent: { sort: 'number', required: true },
  markup: { sort: 'number', min: 0, max: 1000 },
  source: { sort: 'choice', choices: ['desk', 'wallet'] },
  name: { sort: 'text', longest: 80 },
} as const

export const ServePenalty = {
  player: { sort: 'text', required: true },
  hands: { sort: 'number', min: 0, max: 1000 },
} as const

export const SetClock = { left: { sort: 'number', required: true } } as const

export const SetPrizes = {
  amounts: { sort: 'amounts', required: true },
  reason: { sort: 'text', longest: 200 },
} as const

export const SetStack = {
  player: { sort: 'text', required: true },
  chips: { sort: 'number', min: 0, required: true },
  reason: { sort: 'choice', choices: ['counted', 'found', 'hidden', 'surrendered'] },
} as const

export const TurnAway = { guest: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const Undo = { number: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const Unregister = { player: { sort: 'text', required: true }, starts_in: { sort: 'number' } } as const
