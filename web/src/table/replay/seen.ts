import type { TableEvent } from '../seen'
import type { TableView } from '../../kit/wire/table'

/** What the player in turn has to call, and what he could win by it. */
export interface Price {
  seat: number
  call: number
  plays_for: number
}

/** The part of the pot that a seat wins on average, of one. */
export interface Share {
  seat: number
  equity: number
  exact: boolean
}

export interface Step {
  view: TableView
  events: TableEvent[]
  price: Price | null
  shares: Share[]
}

/** A hand as the house shows it again; amounts are chips, `unit` of them to one unit of its money. */
export interface Replay {
  table: string
  hand: string
  ended: number | null
  seat: number | null
  unit: number
  steps: Step[]
  opened: Step[]
  /** Whether all that is known lies open at first. */
  begins_open: boolean
  before: string
  after: string
  but: string
}

/** A hand that is shared, and under which number. */
export interface SharedHand {
  share: number
  link: string
  /** The id of its table. */
  at: string
  table: string
  hand: number
  own: boolean
  names: boolean
}
