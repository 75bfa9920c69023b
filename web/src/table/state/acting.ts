import { asked, type Outbox } from '../../kit/line/outbox'
import type { HouseAsk } from '../../kit/wire/house-ask'
import type { TableAsk } from '../../kit/wire/table-ask'

/** Is an action of this very turn already on its way? */
export function acting(
  outbox: Outbox<TableAsk | HouseAsk>,
  table: string,
  hand: number,
  turn: number,
): boolean {
  return asked(outbox).some(
    ({ to, ask }) => ask.type === 'act' && to === table && ask.hand === hand && ask.turn === turn,
  )
}
