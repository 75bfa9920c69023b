// Made by `npm run wire` from the schema beside it: not to be edited.

export const Buy = {
  player: { sort: 'text', required: true },
  kind: { sort: 'choice', choices: ['add-on', 'rebuy'] },
  source: { sort: 'choice', choices: ['desk', 'wallet'] },
} as const

export const CashTicket = {
  event: { sort: 'text', longest: 96, required: true },
  person: { sort: 'text', longest: 64, required: true },
} as const

export const CloseDrawer = {
  drawer: { sort: 'number', min: 0, max: 1000000000000, required: true },
  counted: { sort: 'number', min: 0, max: 1000000000000, required: true },
  witness: { sort: 'text', longest: 60 },
} as const

export const ExchangeTicket = {
  event: { sort: 'text', longest: 96, required: true },
  to: { sort: 'text', longest: 96, required: true },
  person: { sort: 'text', longest: 64, required: true },
} as const

export const GiveTicket = {
  event: { sort: 'text', longest: 96, required: true },
  why: { sort: 'text', longest: 200, required: true },
  person: { sort: 'text', longest: 64 },
  name: { sort: 'text', longest: 60 },
} as const

export const OpenDrawer = { float: { sort: 'number', min: 0, max: 1000000000000, required: true } } as const

export const PayMoney = {
  drawer: { sort: 'number', min: 0, max: 1000000000000, required: true },
  amount: { sort: 'number', min: 1, max: 1000000000000, required: true },
  person: { sort: 'text', longest: 64, required: true },
  method: { sort: 'choice', choices: ['card', 'cash', 'transfer'] },
  why: { sort: 'text', longest: 200 },
  name: { sort: 'text', longest: 60 },
  event: { sort: 'text', longest: 64 },
} as const

export const Register = {
  player: { sort: 'text', required: true },
  name: { sort: 'text' },
  source: { sort: 'choice', choices: ['desk', 'seat', 'ticket', 'wallet'] },
  table: { sort: 'number' },
  seat: { sort: 'number' },
  earlier: { sort: 'choice', choices: ['', 'bagged', 'out'] },
  another: { sort: 'flag' },
} as const

export const Sell = {
  event: { sort: 'text', longest: 96, required: true },
  method: { sort: 'choice', choices: ['balance', 'card', 'cash', 'transfer'] },
  drawer: { sort: 'number', min: 0, max: 1000000000000 },
} as const

export const SellShare = {
  player: { sort: 'text', required: true },
  backer: { sort: 'text', required: true },
  percent: { sort: 'number', required: true },
  markup: { sort: 'number', min: 0, max: 1000 },
  source: { sort: 'choice', choices: ['desk', 'wallet'] },
  name: { sort: 'text', longest: 80 },
} as const

export const SellTicket = {
  event: { sort: 'text', longest: 96, required: true },
  method: { sort: 'choice', choices: ['balance', 'card', 'cash', 'transfer'] },
  drawer: { sort: 'number', min: 0, max: 1000000000000 },
  person: { sort: 'text', longest: 64 },
  name: { sort: 'text', longest: 60 },
} as const

export const Spend = {
  drawer: { sort: 'number', min: 0, max: 1000000000000, required: true },
  amount: { sort: 'number', min: 1, max: 1000000000000, required: true },
  name: { sort: 'text', longest: 60, required: true },
  why: { sort: 'text', longest: 200, required: true },
  method: { sort: 'choice', choices: ['card', 'cash', 'transfer'] },
} as const

export const TakeMoney = {
  drawer: { sort: 'number', min: 0, max: 1000000000000, required: true },
  amount: { sort: 'number', min: 1, max: 1000000000000, required: true },
  method: { sort: 'choice', choices: ['card', 'cash', 'transfer'] },
  person: { sort: 'text', longest: 64 },
  name: { sort: 'text', longest: 60 },
  why: { sort: 'text', longest: 200 },
} as const
