import { said } from '../../kit/form/asked'
import type { Field } from '../../kit/form/field'
import { say } from '../../kit/text/say'
import type { Template } from '../house'
import { type Draft, PRIZES } from './draft'

type Name = keyof Draft

export interface Profile {
  id: string
  title: string
}

/** A number, in as many columns as stand beside one another. */
const number = (name: Name, code: string, columns: 2 | 3, step: number | 'any' = 'any'): Field => ({
  name,
  title: say(`open-${code}`),
  sort: 'number',
  min: 0,
  step,
  required: true,
  ...(columns === 2 ? { half: true } : { third: true }),
  testid: `draft-${name}`,
})

const text = (name: Name, code: string): Field => ({
  name,
  title: say(`open-${code}`),
  sort: 'text',
  required: true,
  testid: `draft-${name}`,
})

const flag = (name: Name, code: string): Field => ({ name, title: say(`open-${code}`), sort: 'flag' })

/** The fields of an event that is to be opened, in the order in which a director thinks of them. */
export function draftFields(draft: Draft, profiles: readonly Profile[]): Field[] {
  const books = profiles.length ? profiles : [{ id: draft.profile, title: draft.profile }]
  return [
    text('name', 'name'),
    { name: 'starts_at', title: say('open-date'), sort: 'when' },
    {
      name: 'live',
      title: say('open-where'),
      sort: 'list',
      choices: [
        { value: true, title: say('open-live') },
        { value: false, title: say('open-online') },
      ],
    },
    number('buy_in', 'buy-in', 3),
    number('fee', 'fee', 3),
    number('staff', 'staff', 3),
    number('guarantee', 'guarantee', 3),
    number('stack', 'stack', 3, 1),
    number('seats', 'seats', 3, 1),
    text('chips', 'chips'),
    {
      name: 'profile',
      title: say('open-profile'),
      sort: 'list',
      choices: books.map(({ id, title }) => ({ value: id, title })),
    },
    number('players', 'players', 3, 1),
    number('hours', 'hours', 3),
    number('minutes', 'minutes', 3, 1),
    number('late_levels', 'late', 2, 1),
    number('reentries', 'reentries', 2, 1),
    flag('rebuys', 'rebuys'),
    ...(draft.rebuys
      ? [
          number('rebuy_price', 'price', 3),
          number('rebuy_chips', 'for-chips', 3, 1),
          number('rebuy_levels', 'through', 3, 1),
        ]
      : []),
    flag('add_on', 'add-on'),
    ...(draft.add_on ? [number('add_on_price', 'price', 2), number('add_on_chips', 'for-chips', 2, 1)] : []),
    {
      name: 'prizes',
      title: say('open-prizes'),
      sort: 'list',
      choices: said(Object.keys(PRIZES), 'open-prizes'),
    },
  ]
}

/** An event's own file, or an example to begin with. */
export function fileFields(templates: readonly Template[]): Field[] {
  const examples = templates.map(({ file, name }) => ({ value: file, title: name }))
  const none = { value: '', title: '–' }
  return [
    { name: 'template', title: say('open-template'), sort: 'list', choices: [none, ...examples] },
    { name: 'toml', title: say('open-file'), sort: 'long', rows: 22, testid: 'toml' },
  ]
}
