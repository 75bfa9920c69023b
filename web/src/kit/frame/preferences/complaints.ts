import { asked } from '../../http'

/** A decision on a complaint, with the clause it rests on; times are ms since 1970. */
export interface Answer {
  at: number
  by: string
  upheld: boolean
  text: string
  clause: string
}

export interface Complaint {
  id: string
  state: 'filed' | 'decided' | 'appealed' | 'closed'
  at: number
  by: string
  /** The table or the event it is about, and the number of a hand, 0 for none. */
  about: string
  hand: number
  text: string
  answers: Answer[]
  appeal: { at: number; text: string } | null
}

/** One's own, the latest first. */
export interface Mine {
  /** Within how many days one may complain, 0 where the house takes no complaints. */
  days: number
  about: { about: string; name: string }[]
  complaints: Complaint[]
}

export const lookAtMine = (): Promise<Mine> => asked('/api/people/complaints', { mine: true })

export const complain = (about: string, hand: number, text: string): Promise<Mine> =>
  asked('/api/people/complaints/file', { body: { about, hand, text }, mine: true })

export const appealOf = (complaint: string, text: string): Promise<Mine> =>
  asked('/api/people/complaints/appeal', { body: { complaint, text }, mine: true })
