import type { Coded } from '../../kit/text/say'
import type { HeardView } from '../../kit/wire/pit'

/** How a line of the talk is worded. */
export function toldOf({ what }: HeardView): Coded {
  switch (what.kind) {
    case 'said':
      return { code: 'log-said', params: { name: what.name, what: what.text } }
    case 'reacted':
      return { code: 'log-reacted', params: { name: what.name, what: what.what } }
    case 'held_back':
      return { code: 'log-held-back', params: { about: what.about, clause: what.clause } }
    case 'sanctioned': {
      const { measure, minutes, about, clause } = what
      return { code: 'log-sanctioned', params: { measure, minutes, about, clause } }
    }
    case 'reviewed':
      return { code: what.upheld ? 'log-upheld' : 'log-lifted', params: {} }
  }
}
