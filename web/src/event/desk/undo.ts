import { say } from '../../kit/text/say'
import type { DoneSeen } from '../../kit/wire/event'
import { hall } from '../hall.svelte'
import { nameOf } from '../people'
import type { EventSeen } from '../seen'
import { opened } from './sheet.svelte'

/** What an entry of the log says: chips bought by their kind, and who lost all but may buy more is not out yet. */
export function toldOf(event: EventSeen, { kind, what, player, table, amount = 0 }: DoneSeen): string {
  const code = what ? `log-${kind}-${what}` : `log-${kind}`
  return say(code, { player: player && nameOf(event, player), table, amount: amount / 100 })
}

/** Take an entry back: one's own at once, and another's once one has been asked, for he is told. */
export function takeBack(event: EventSeen, done: DoneSeen): void {
  if (done.by === hall.session.you?.name) hall.undo(done.number, undone(event, done))
  else opened.open({ kind: 'undo', done })
}

export function undone(event: EventSeen, done: DoneSeen): string {
  return say('desk-undone', { text: toldOf(event, done) })
}
