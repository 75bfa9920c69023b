// Made by `npm run wire` from the schema beside it: not to be edited.

export type FromStaff = StaffMessage

/**
 * The staff of the house.
 */
export interface StaffMessage {
  t: 'state'
  of: string
  version: number
  now: number
  view: StaffView
  kind: 'staff'
}
/**
 * Everybody with a role, those invited, the devices that stand somewhere, and the roles there are.
 *
 *     It is empty for whoever may not see it.
 */
export interface StaffView {
  grants: GrantSeen[]
  invitations: InvitationSeen[]
  roles: RoleSeen[]
  stations: StationSeen[]
}
/**
 * A role somebody has: at a `place`, everywhere where it is empty, `until` a time (ms since 1970) or for good.
 */
export interface GrantSeen {
  id: string
  person: string
  name: string
  role: string
  place: string
  until: number | null
}
/**
 * An invitation that is good until a time (ms since 1970); `note` says for whom it is meant.
 */
export interface InvitationSeen {
  id: string
  role: string
  place: string
  note: string
  good_until: number
  station: boolean
}
/**
 * A role, and what it allows.
 */
export interface RoleSeen {
  name: string
  may: string[]
}
/**
 * A device that stands at a place with a role; `person` and `name` are of whoever works at it, if anybody does.
 */
export interface StationSeen {
  id: string
  called: string
  role: string
  place: string
  person: string
  name: string
}
