import { say } from '../text/say'
import type { Choice, Field, Values } from './field'

/** What the schema of an ask says of one of its fields; `npm run wire` makes these. */
export interface Asked {
  readonly sort: string
  readonly required?: boolean
  readonly min?: number
  readonly max?: number
  readonly longest?: number
  readonly choices?: readonly string[]
}

/** An ask that a form of its own schema has filled in. */
export type Filled<A extends { type: string }> = { type: A['type'] } & Values

/** What a form has of its own for a field; `says` is the code of its title, `each` begins those of its choices. */
export type Own = Omit<Partial<Field>, 'name'> & { says: string; each?: string; order?: readonly string[] }

/** The fields of an ask as its form has them, in that order: kind and bounds by the schema, words by their codes. */
export function fieldsOf<A extends Readonly<Record<string, Asked>>>(
  asked: A,
  own: { readonly [name in keyof A]?: string | Own },
): Field[] {
  return Object.entries(own).map(([name, given]) => {
    const { says, each, order, ...more } =
      typeof given === 'string' ? ({ says: given } as Own) : (given as Own)
    const { choices, ...bounds } = asked[name]!
    const title = more.title ?? say(says)
    return {
      name,
      ...bounds,
      ...(choices && { choices: said(order ?? choices, each ?? says) }),
      ...more,
      title,
    }
  })
}

/** Choices with their words: `chips` and `counted` are `chips-counted`. */
export function said(choices: readonly string[], each: string): Choice[] {
  return choices.map((value) => ({ value, title: say(`${each}-${value}`) }))
}
