// Made by `npm run wire` from the schema beside it: not to be edited.

export const Bet = {
  box: { sort: 'number', min: 0, max: 99, required: true },
  amount: { sort: 'number', min: 0, max: 1000000000000, required: true },
  field: { sort: 'text', longest: 64 },
} as const

export const Bets = { ready: { sort: 'flag' }, cut: { sort: 'number', min: 0, max: 1000000000000 } } as const

export const BuyIn = { chips: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const Cut = { at: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const Decide = {
  round: { sort: 'number', min: 0, max: 1000000000000, required: true },
  turn: { sort: 'number', min: 0, max: 1000000000000, required: true },
  box: { sort: 'number', min: 0, max: 99, required: true },
  kind: { sort: 'text', longest: 64, required: true },
  amount: { sort: 'number', min: 0, max: 1000000000000 },
  cards: { sort: 'words' },
} as const

export const Ignore = {
  player: { sort: 'text', longest: 20, required: true },
  on: { sort: 'flag', required: true },
} as const

export const ImproperCut = { player: { sort: 'text', longest: 20 } } as const

export const Mute = {
  player: { sort: 'text', longest: 20, required: true },
  on: { sort: 'flag', required: true },
} as const

export const OpenTable = {
  name: { sort: 'text', longest: 20, required: true },
  game: { sort: 'text', longest: 64, required: true },
  minimum: { sort: 'number', min: 0, max: 1000000000000, required: true },
  maximum: { sort: 'number', min: 0, max: 1000000000000 },
  house: { sort: 'text', longest: 64 },
  double_up: { sort: 'flag' },
  hands: { sort: 'number', min: 1, max: 5 },
  nth: { sort: 'number', min: 0, max: 1000000000000 },
} as const

export const React = {
  what: {
    sort: 'choice',
    choices: [
      'amazed',
      'back',
      'bye',
      'claps',
      'good-luck',
      'hello',
      'laughs',
      'one-moment',
      'sorry',
      'thanks',
      'toasts',
      'well-played',
    ],
    required: true,
  },
} as const

export const ReadRules = { version: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const RefuseDraw = { box: { sort: 'number', min: 0, max: 99, required: true } } as const

export const Relieve = {
  dealer: { sort: 'text', longest: 20 },
  inspector: { sort: 'text', longest: 20 },
  by_hand: { sort: 'flag' },
} as const

export const Report = { line: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const Resume = {
  settlement: { sort: 'choice', choices: ['inspector', 'table'], required: true },
} as const

export const Review = {
  player: { sort: 'text', longest: 20, required: true },
  upheld: { sort: 'flag', required: true },
} as const

export const Sanction = {
  player: { sort: 'text', longest: 20, required: true },
  about: { sort: 'choice', choices: ['abuse', 'live-hand', 'spam'], required: true },
} as const

export const Say = { text: { sort: 'text', longest: 200, required: true } } as const

export const TakeBack = { box: { sort: 'number', min: 0, max: 99 } } as const

export const Train = { on: { sort: 'flag', required: true } } as const

export const Withdraw = { box: { sort: 'number', min: 0, max: 99, required: true } } as const
