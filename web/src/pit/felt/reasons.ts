import { chips } from '../../kit/numbers'
import { say, sayCoded } from '../../kit/text/say'
import type { BoxView, PitView, SettlementView } from '../../kit/wire/pit'
import { field } from '../say'

/** What of a table the reason of an outcome is read from. */
type Table = Pick<PitView, 'dealer' | 'bank' | 'boxes'>

const COMPARED = new Set(['win', 'lose', 'tie', 'push', 'no-action'])

/** Why a box won or lost, in two lines at most: hand against hand, and what became of its stakes. */
export function reasonsOf(view: Table, box: BoxView): string[] {
  const { settlement } = box
  if (!settlement) return []
  return [compared(view, box, settlement), stakes(settlement)].filter((line) => line)
}

/** Against whom a box stood, where the bank goes round. */
function banked({ bank, boxes }: Table, stood: string): string {
  if (!bank) return stood
  const { holder: box } = bank
  const player = boxes.find((each) => each.box === box)?.player ?? ''
  return box ? say('reason-bank', { box, player, stood }) : say('reason-bank-house', { stood })
}

function compared(view: Table, box: BoxView, { result, hands }: SettlementView): string {
  const { dealer } = view
  if (box.silent) return say('reason-time')
  if (hands.length) {
    const stood = hands
      .map(([of, how]) => say(`reason-${of}`, { how: say(`reason-stood-${how}`) }))
      .join(', ')
    return banked(view, stood)
  }
  const theirs = dealer.hand ? sayCoded(dealer.hand) : ''
  // What lies there after a purchase is not what a box stood against that had bought nothing.
  if (!theirs || (result === 'no-game' && dealer.changed)) return ''
  const own = box.hand ? sayCoded(box.hand) : ''
  // Of two hands of one name the words alone would not say why one of them won.
  if (own === theirs && (result === 'win' || result === 'lose')) return say('reason-kickers', { own })
  if (COMPARED.has(result) && own) return say('reason-hands', { dealer: theirs, own })
  return result === 'fold' ? '' : say('reason-dealer', { dealer: theirs })
}

/** A win of which the house has kept a part says which. */
function less(what: string, { change, commission }: SettlementView['lines'][number]): string {
  return change > 0 && commission ? say('reason-less', { what, commission }) : what
}

/** What was won, what was lost and what came back, each field with its chips. */
function stakes({ lines }: SettlementView): string {
  const of = (
    sort: string,
    wanted: (change: number) => boolean,
    amount: (line: SettlementView['lines'][number]) => number,
  ) => {
    const found = lines.filter((line) => wanted(line.change) && amount(line))
    const what = found.map((line) => less(`${field(line.field)} ${chips(amount(line))}`, line)).join(', ')
    return what && say(`reason-${sort}`, { what })
  }
  return [
    of(
      'won',
      (change) => change > 0,
      ({ change }) => change,
    ),
    of(
      'lost',
      (change) => change < 0,
      ({ change }) => -change,
    ),
    of(
      'back',
      (change) => change === 0,
      ({ stake }) => stake,
    ),
  ]
    .filter((part) => part)
    .join('; ')
}
