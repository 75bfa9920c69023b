import type { Own } from '../../kit/form/asked'
import type { Choice } from '../../kit/form/field'
import { money } from '../../kit/figures'
import { cage, type OnSale } from './cage.svelte'

/** What forms of the cage ask for again and again. */
export const amount: Own = { says: 'cage-amount', sort: 'money', required: true, half: true }
export const method: Own = {
  says: 'cage-method',
  each: 'cage-method',
  order: ['cash', 'card', 'transfer'],
}
export const way: Own = { ...method, order: ['cash', 'card', 'transfer', 'balance'] }
export const name: Own = { says: 'cage-name', required: true, half: true }

export const choice = ({ id, name, price }: OnSale): Choice => ({
  value: id,
  title: `${name} · ${money(price)}`,
})

/** Out of which events one is chosen. */
export const event = (of: readonly OnSale[] = cage.onSale): Own => ({
  says: 'cage-event',
  sort: 'list',
  half: true,
  required: true,
  choices: of.map(choice),
})
