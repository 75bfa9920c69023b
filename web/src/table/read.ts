import type { FromRoom, LobbyTable, TableEvent, TableView, Terms } from '../kit/line/messages'

/** Fields that came into version 1 later: a room that does not send them plays one board of no-limit hold’em. */
const TERMS = { betting: 'no-limit', bets: [], bring_in: 0, rotation: null } satisfies Partial<Terms>
const SEAT = { up: [], drew: null }
const OPTIONS = { bring_in: 0, discards: null, fixed: false }
const WINNER = { board: 0, share: null }

/** A message of the room with every field this page knows. */
export function whole(message: FromRoom): FromRoom {
  if (message.t === 'lobby') return { ...message, tables: message.tables.map(wholeTable) }
  if (message.t !== 'table') return message
  return { ...message, events: (message.events ?? []).map(wholeEvent), view: wholeView(message.view) }
}

function wholeTable(table: LobbyTable): LobbyTable {
  return { ...TERMS, ...table }
}

function wholeEvent(event: TableEvent): TableEvent {
  return event.kind === 'board' ? { ...event, board: event.board ?? 0 } : event
}

function wholeView(view: TableView): TableView {
  const { hand, you } = view
  return {
    ...TERMS,
    ...view,
    seats: view.seats.map((seat) => ({ ...SEAT, ...seat })),
    hand: hand && {
      ...hand,
      boards: hand.boards ?? [hand.board],
      winners: hand.winners.map((winner) => ({ ...WINNER, ...winner })),
    },
    you: you && { ...you, options: you.options && { ...OPTIONS, ...you.options } },
  }
}
