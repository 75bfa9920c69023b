import { asked } from '../../http'

/** To what somebody is called though no page is open: a seat that is ready, a move, a level that begins. */
export type CallKind = 'seat' | 'move' | 'level'

/** With which key the house calls browsers, empty where it does not, and to what it calls this one. */
export interface Calls {
  key: string
  kinds: CallKind[]
}

export const lookAtCalls = (): Promise<Calls> => asked('/api/people/calls', { mine: true })

export const takeCalls = (
  { endpoint, keys }: PushSubscriptionJSON,
  lang: string,
  kinds: readonly CallKind[],
): Promise<Calls> => asked('/api/people/calls/take', { body: { endpoint, keys, lang, kinds }, mine: true })

export const noMoreCalls = (): Promise<Calls> => asked('/api/people/calls/stop', { body: {}, mine: true })
