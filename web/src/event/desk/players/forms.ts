import { fieldsOf } from '../../../kit/form/asked'
import type { Field, Values } from '../../../kit/form/field'
import { money } from '../../../kit/figures'
import { chips } from '../../../kit/numbers'
import { say } from '../../../kit/text/say'
import type { RecordSeen } from '../../../kit/wire/event'
import type { Params } from '../../../kit/text/catalogue'
import * as asks from '../../../kit/wire/event-forms'
import type { Ask } from '../../hall'
import type { Player } from '../../seen'

/** What is asked of a player by filling something in. */
export interface PlayerForm {
  type: Ask['type']
  fields: Field[]
  /** The code on its button. */
  go: string
  testid: string
  /** The code of what is told when it is done, with what was filled in. */
  said: string
  more?: (values: Values) => Params
}

const FORMS: Record<string, (player: Player) => PlayerForm> = {
  chips: ({ stack }) => ({
    type: 'set-stack',
    fields: fieldsOf(asks.SetStack, {
      chips: { says: 'desk-has-chips', min: 0, default: stack },
      reason: { says: 'desk-why', each: 'chips', default: 'counted' },
    }),
    go: 'desk-set',
    testid: 'save-chips',
    said: 'done-chips',
    more: (values) => ({ chips: chips(Number(values['chips'])) }),
  }),
  cash: ({ award }) => ({
    type: 'cash-instead',
    fields: fieldsOf(asks.CashInstead, {
      amount: { says: 'cash-amount', sort: 'money', min: award, default: award, testid: 'cash-amount' },
    }),
    go: 'cash-instead',
    testid: 'save-cash',
    said: 'done-cash-instead',
    more: (values) => ({ amount: money(Number(values['amount'])) }),
  }),
  protest: () => ({
    type: 'protest',
    fields: fieldsOf(asks.Protest, {
      text: { says: 'desk-protest-text', sort: 'long' },
      written: { says: 'desk-in-writing', default: true },
    }),
    go: 'desk-note',
    testid: 'save-protest',
    said: 'done-protest',
  }),
}

/** A sanction in words: a round is a round, with the hands it was. */
export function sanctionOf({ sanction, hands = 0, rounds = 0, kind }: RecordSeen): string {
  if (kind === 'lifted') return say('sanction-lifted', { number: hands })
  if (!sanction) return ''
  if (sanction !== 'rounds') return say(`sanction-${sanction}`, { number: hands })
  return rounds
    ? say('sanction-rounds-hands', { number: rounds, hands })
    : say('sanction-hands', { number: hands })
}

/** The form of that name for a player; null for what is no form of fields. */
export function playerForm(name: string, player: Player): PlayerForm | null {
  return FORMS[name]?.(player) ?? null
}
