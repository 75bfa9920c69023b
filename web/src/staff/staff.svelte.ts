import type { Filled } from '../kit/form/asked'
import { asked } from '../kit/http'
import { commandId } from '../kit/line/commands'
import { Line } from '../kit/line/line.svelte'
import type { Answer } from '../kit/line/outbox'
import type { Stated, Stray } from '../kit/line/told'
import type { FromSocket } from '../kit/wire/socket'
import type { StaffMessage, StaffView } from '../kit/wire/staff'
import type { StaffAsk } from '../kit/wire/staff-ask'

type FromStaff = Stated<StaffMessage> | Exclude<FromSocket, { t: 'change' }> | Stray

/** What an invitation says: which role, where, until when, and for whom it is meant. */
export interface Invited {
  role: string
  place: string
  until: number | null
  note: string
}

/** The page's way to the list of those who work here. */
class Staff {
  readonly line = new Line<StaffView | null, FromStaff, Filled<StaffAsk>>({
    start: null,
    heard: (view, message) => (message.t === 'state' ? (message as StaffMessage).view : view),
    follow: () => [{ t: 'watch', of: 'staff', seen: null }],
  })

  get view(): StaffView | null {
    return this.line.state
  }

  open(): void {
    this.line.open()
  }

  ask(ask: Filled<StaffAsk>, said = ''): Answer {
    return this.line.ask('staff', ask, said)
  }
}

export const staff = new Staff()

/** Become the owner of a house that has none, by the code it has printed. */
export const own = (code: string): Promise<unknown> =>
  asked('/api/staff/own', { body: { id: commandId(), code }, mine: true })

/** Invite somebody; the code gives him the role, once. */
export const invite = (invited: Invited): Promise<{ code: string }> =>
  asked('/api/staff/invite', { body: { id: commandId(), ...invited }, mine: true })
