import { fieldsOf } from '../../kit/form/asked'
import type { Choice, Field, Values } from '../../kit/form/field'
import { FAMILIES, GAMES, gameOf } from '../../kit/games'
import { say } from '../../kit/text/say'
import type { ArrangedView, TableView } from '../../kit/wire/table'
import * as asks from '../../kit/wire/table-forms'

/** The terms of a table as its host fills them in; what his game does not have is left out. */
export function termFields(terms: ArrangedView, bombs: boolean, seats: number): Field[] {
  const { limit, board } = gameOf(terms.game)
  const chips = { sort: 'chips', half: true } as const
  const count = { half: true } as const
  return fieldsOf(asks.SetTerms, {
    game: { says: 'open-game', sort: 'list', choices: games(seats) },
    small: { says: limit ? 'terms-small-bet' : 'terms-small', ...chips },
    big: { says: limit ? 'terms-big-bet' : 'terms-big', ...chips },
    ...(!limit && {
      ante: { says: 'terms-ante', ...chips },
      ante_by: { says: 'terms-ante-by', sort: 'list', ...count },
    }),
    least: { says: 'terms-least', ...count },
    most: { says: 'terms-most', ...count },
    act: { says: 'terms-act', ...count },
    bank: { says: 'terms-bank', ...count },
    ...(!limit && { straddle: 'terms-straddle' }),
    ...(board > 0 && { run_twice: 'terms-run-twice' }),
    rabbit: 'terms-rabbit',
    learning: 'terms-learning',
    stream: { says: 'terms-stream', sort: 'list', choices: streams(), ...count },
    stream_delay: { says: 'terms-stream-delay', ...count },
    ...(bombs && {
      bomb_every: { says: 'terms-bomb-every', ...count },
      bomb_ante: { says: 'terms-bomb-ante', ...chips },
    }),
    seven_deuce: { says: 'terms-seven-deuce', ...chips },
  }).map((field) => ({ ...field, testid: `terms-${field.name}` }))
}

/** What of the terms is otherwise than it was; nothing where nothing is. */
export function changed(terms: ArrangedView, values: Values): Values {
  const before = { ...terms } as Values
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => before[name] !== value))
}

/** A bot as its host wants it: how well and in which way it plays. */
export const botFields = (): Field[] =>
  fieldsOf(asks.AddBot, {
    level: { says: 'bot-level', order: ['easy', 'medium', 'hard'], half: true, sort: 'list' },
    style: { says: 'bot-style', order: ['steady', 'careful', 'loose', 'bold'], half: true, sort: 'list' },
  }).map((field) => ({ ...field, testid: `bot-${field.name}` }))

/** A stack to be put right: whose, to how much, out of which other stack or the wallet, and why. */
export function stackFields({ seats }: TableView): Field[] {
  const those: Choice[] = seats.map(({ seat, name }) => ({ value: seat, title: name }))
  return fieldsOf(asks.Correct, {
    seat: { says: 'stack-seat', sort: 'list', choices: those, half: true },
    chips: { says: 'stack-chips', sort: 'chips', half: true },
    other: {
      says: 'stack-other',
      sort: 'list',
      choices: [{ value: 0, title: say('stack-wallet') }, ...those],
    },
    why: 'stack-why',
  }).map((field) => ({ ...field, testid: `stack-${field.name}` }))
}

const streams = (): Choice[] =>
  (['', 'table', 'cards'] as const).map((value) => ({
    value,
    title: say(`terms-stream-${value || 'nothing'}`),
  }))

function games(seats: number): Choice[] {
  return FAMILIES.flatMap((family) =>
    GAMES.filter((one) => one.family === family && one.seats >= seats).map(({ id }) => {
      return { value: id, title: say(`game-${id}`), group: say(`family-${family}`) }
    }),
  )
}
