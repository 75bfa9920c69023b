import type { Stated, Stray } from '../kit/line/told'
import type { Moved } from '../kit/wire/event'
import type { FromSocket } from '../kit/wire/socket'
import type { Act } from '../kit/wire/table-ask'
import type { LobbyMessage, LobbyTable, TableMessage, TableView } from '../kit/wire/table'

/** What happened at a table, as it is told. */
export type TableEvent = TableMessage['events'][number]

export type Action = Act['action']

/** What a table plays and for how much, as the table and the lobby say it alike. */
export type Terms = Pick<LobbyTable, 'game' | 'rotation'> & Stakes
export type Stakes = Pick<
  TableView,
  'betting' | 'small_blind' | 'big_blind' | 'ante' | 'ante_by' | 'bets' | 'bring_in'
>

export type TableHeard = Stated<TableMessage>

/** All that these pages hear. */
export type FromRoom = TableHeard | LobbyMessage | Moved | Exclude<FromSocket, { t: 'change' }> | Stray
