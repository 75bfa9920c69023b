import type { Command, FromRoom } from '../protocol/messages'

/** Commands sent and not yet answered: after a reconnect they go out again under the same ids. */
export type Outbox = readonly Command[]

export function post(outbox: Outbox, command: Command): Outbox {
  return [...outbox, command]
}

export function settle(outbox: Outbox, message: FromRoom): Outbox {
  switch (message.t) {
    case 'done':
    case 'refused':
      return outbox.some(({ id }) => id === message.id)
        ? outbox.filter(({ id }) => id !== message.id)
        : outbox
    case 'welcome':
      return message.you ? outbox.filter(({ t }) => t !== 'join') : outbox
    default:
      return outbox
  }
}

/** Is an action of this very turn already on its way? */
export function acting(outbox: Outbox, table: string, hand: number, turn: number): boolean {
  return outbox.some((command) => {
    if (command.t !== 'act') return false
    return command.table === table && command.hand === hand && command.turn === turn
  })
}

export function waitsFor(outbox: Outbox, kind: Command['t']): boolean {
  return outbox.some(({ t }) => t === kind)
}
