import { asked } from '../http'
import { commandId } from '../line/commands'

/** Take up an invitation by its code. */
export const accept = (code: string): Promise<unknown> =>
  asked('/api/staff/accept', { body: { id: commandId(), code }, mine: true })
