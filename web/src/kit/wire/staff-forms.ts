// Made by `npm run wire` from the schema beside it: not to be edited.

export const GiveRole = {
  person: { sort: 'text', longest: 64, required: true },
  role: { sort: 'text', longest: 64, required: true },
  place: { sort: 'text', longest: 96 },
  until: { sort: 'number' },
} as const

export const RemoveStation = { station: { sort: 'text', longest: 64, required: true } } as const

export const TakeRole = { grant: { sort: 'text', longest: 64, required: true } } as const

export const Withdraw = { invitation: { sort: 'text', longest: 64, required: true } } as const
