// Made by `npm run wire` from the schema beside it: not to be edited.

export type StaffAsk = GiveRole | TakeRole | Withdraw | RemoveStation

/**
 * Give somebody a `role` at a `place`, everywhere where it is empty, `until` a time (ms since 1970) or for good.
 */
export interface GiveRole {
  type: 'give-role'
  person: string
  role: string
  place?: string
  until?: number | null
}
/**
 * Take a role from whoever has it by this `grant`; it is gone at once, on open pages too.
 */
export interface TakeRole {
  type: 'take-role'
  grant: string
}
/**
 * Let an `invitation` be good no more.
 */
export interface Withdraw {
  type: 'withdraw'
  invitation: string
}
/**
 * Let a device stand nowhere any more: at once nothing can be done at it.
 */
export interface RemoveStation {
  type: 'remove-station'
  station: string
}
