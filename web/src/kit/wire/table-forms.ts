// Made by `npm run wire` from the schema beside it: not to be edited.

export const Act = {
  hand: { sort: 'number', min: 0, max: 1000000000000, required: true },
  turn: { sort: 'number', min: 0, max: 1000000000000, required: true },
  action: {
    sort: 'choice',
    choices: ['bring-in', 'call', 'check', 'discard', 'fold', 'muck', 'raise', 'show'],
    required: true,
  },
  to: { sort: 'number', min: 0, max: 1000000000000 },
  cards: { sort: 'words' },
} as const

export const AddBot = {
  seat: { sort: 'number', min: 0, max: 99 },
  level: { sort: 'choice', choices: ['easy', 'hard', 'medium'] },
  style: { sort: 'choice', choices: ['bold', 'careful', 'loose', 'steady'] },
} as const

export const Agree = {
  hand: { sort: 'number', min: 0, max: 1000000000000, required: true },
  on: { sort: 'flag', required: true },
} as const

export const AtBigBlind = {
  then: { sort: 'choice', choices: ['', 'leave', 'sit-out'], required: true },
} as const

export const AutoMuck = { on: { sort: 'flag', required: true } } as const

export const CallBank = {
  hand: { sort: 'number', min: 0, max: 1000000000000, required: true },
  turn: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const ChangeSeat = { to: { sort: 'number', min: 1, max: 99, required: true } } as const

export const Choose = { game: { sort: 'text', longest: 64, required: true } } as const

export const Correct = {
  seat: { sort: 'number', min: 1, max: 99, required: true },
  chips: { sort: 'number', min: 0, max: 1000000000000, required: true },
  why: { sort: 'text', longest: 200, required: true },
  other: { sort: 'number', min: 0, max: 99 },
} as const

export const Face = { face: { sort: 'number', min: 0, max: 96, required: true } } as const

export const Free = { seat: { sort: 'number', min: 1, max: 99, required: true } } as const

export const Hold = { why: { sort: 'text', longest: 200 } } as const

export const Ignore = {
  seat: { sort: 'number', min: 1, max: 99, required: true },
  on: { sort: 'flag', required: true },
} as const

export const KeepStack = { chips: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const Knock = { password: { sort: 'text', longest: 64 } } as const

export const LetIn = { guest: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const Mark = { seat: { sort: 'number', min: 1, max: 99, required: true } } as const

export const Move = {
  seat: { sort: 'number', min: 1, max: 99, required: true },
  to: { sort: 'text', longest: 96, required: true },
  to_seat: { sort: 'number', min: 1, max: 99, required: true },
} as const

export const Mute = {
  seat: { sort: 'number', min: 1, max: 99, required: true },
  on: { sort: 'flag', required: true },
} as const

export const OpenNonce = {
  of: { sort: 'text', longest: 96, required: true },
  nonce: { sort: 'text', required: true },
} as const

export const PickUp = {
  seat: { sort: 'number', min: 1, max: 99, required: true },
  waiting: { sort: 'number', min: 0, max: 1000000000000, required: true },
} as const

export const Pledge = { commitment: { sort: 'text', required: true } } as const

export const Queue = { wants: { sort: 'number', min: 0, max: 99 } } as const

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

export const Report = { line: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const Reseat = {
  seat: { sort: 'number', min: 1, max: 99, required: true },
  to: { sort: 'number', min: 1, max: 99, required: true },
} as const

export const Review = {
  seat: { sort: 'number', min: 1, max: 99, required: true },
  upheld: { sort: 'flag', required: true },
} as const

export const Rule = {
  under: { sort: 'text', longest: 64 },
  line: { sort: 'text', longest: 2000 },
  hand: { sort: 'number', min: 0, max: 1000000000000 },
  turn: { sort: 'number', min: 0, max: 1000000000000 },
  option: { sort: 'text', longest: 64 },
} as const

export const RunBank = { by_itself: { sort: 'flag', required: true } } as const

export const RunTwice = { on: { sort: 'flag', required: true } } as const

export const Sanction = {
  seat: { sort: 'number', min: 1, max: 99, required: true },
  about: { sort: 'choice', choices: ['abuse', 'live-hand', 'spam'], required: true },
} as const

export const Say = { text: { sort: 'text', longest: 200, required: true } } as const

export const SendAway = { seat: { sort: 'number', min: 1, max: 99, required: true } } as const

export const SetTerms = {
  game: { sort: 'text', longest: 64 },
  small: { sort: 'number', min: 0, max: 1000000000000 },
  big: { sort: 'number', min: 0, max: 1000000000000 },
  ante: { sort: 'number', min: 0, max: 1000000000000 },
  ante_by: { sort: 'choice', choices: ['all', 'big-blind', 'button'] },
  least: { sort: 'number', min: 0, max: 1000000000000 },
  most: { sort: 'number', min: 0, max: 1000000000000 },
  act: { sort: 'number', min: 0, max: 1000000000000 },
  bank: { sort: 'number', min: 0, max: 1000000000000 },
  straddle: { sort: 'flag' },
  run_twice: { sort: 'flag' },
  rabbit: { sort: 'flag' },
  bomb_every: { sort: 'number', min: 0, max: 1000000000000 },
  bomb_ante: { sort: 'number', min: 0, max: 1000000000000 },
  seven_deuce: { sort: 'number', min: 0, max: 1000000000000 },
  learning: { sort: 'flag' },
  stream: { sort: 'choice', choices: ['', 'cards', 'table'] },
  stream_delay: { sort: 'number', min: 0, max: 1000000000000 },
} as const

export const ShowCards = {
  hand: { sort: 'number', min: 0, max: 1000000000000, required: true },
  cards: { sort: 'words', required: true },
} as const

export const Sit = {
  seat: { sort: 'number', min: 1, max: 99, required: true },
  chips: { sort: 'number', min: 0, max: 1000000000000, required: true },
  waits: { sort: 'flag' },
} as const

export const SitIn = { waits: { sort: 'flag' } } as const

export const SitOut = { now: { sort: 'flag' } } as const

export const Straddle = { on: { sort: 'flag', required: true } } as const

export const TopUp = { chips: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const TurnAway = { guest: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const Void = { why: { sort: 'text', longest: 200, required: true } } as const

export const Wait = { waits: { sort: 'flag', required: true } } as const
