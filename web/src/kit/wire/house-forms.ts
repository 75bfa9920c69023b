// Made by `npm run wire` from the schema beside it: not to be edited.

export const GiveUp = { what: { sort: 'text', longest: 64, required: true } } as const

export const OpenEvent = {
  name: { sort: 'text', longest: 20, required: true },
  preset: { sort: 'choice', choices: ['bounty', 'heads-up', 'hyper', 'regular', 'turbo'] },
  game: { sort: 'text', longest: 64 },
  price: { sort: 'number', min: 0, max: 1000000000000 },
  seats: { sort: 'number', min: 0, max: 1000000000000 },
  players: { sort: 'number', min: 0, max: 1000000000000 },
  starts_in: { sort: 'number', min: 0, max: 1000000000000 },
  bots: { sort: 'number', min: 0, max: 1000000000000 },
  private: { sort: 'flag' },
  password: { sort: 'text', longest: 64 },
  level: { sort: 'choice', choices: ['easy', 'hard', 'medium'] },
  style: { sort: 'choice', choices: ['bold', 'careful', 'loose', 'steady'] },
} as const

export const OpenTable = {
  name: { sort: 'text', longest: 20, required: true },
  game: { sort: 'text', longest: 64, required: true },
  seats: { sort: 'number', min: 0, max: 1000000000000, required: true },
  small: { sort: 'number', min: 0, max: 1000000000000, required: true },
  big: { sort: 'number', min: 0, max: 1000000000000, required: true },
  bots: { sort: 'number', min: 0, max: 1000000000000 },
  private: { sort: 'flag' },
  password: { sort: 'text', longest: 64 },
  learning: { sort: 'flag' },
  rabbit: { sort: 'flag' },
  level: { sort: 'choice', choices: ['easy', 'hard', 'medium'] },
  style: { sort: 'choice', choices: ['bold', 'careful', 'loose', 'steady'] },
} as const

export const Reopen = { what: { sort: 'text', longest: 64, required: true } } as const
