import { chips } from '../../kit/numbers'
import { say, sayCoded } from '../../kit/text/say'
import type { BoxView, PitView, SettlementView } from '../../kit/wire/pit'
import { field } from '../say'

const COMPARED = new Set(['win', 'lose', 'tie', 'push', 'no-action'])

/** Why a box won or lost, in two lines at most: hand against hand, and what became of its stakes. */
export function reasonsOf(view: Pick<PitView, 'dealer'>, box: BoxView): string[] {
  const { settlement } = box
  if (!settlement) return []
  return [compared(view, box, settlement), stakes(settlement)].filter((line) => line)
}

function compared(
  { dealer }: Pick<PitView, 'dealer'>,
  box: BoxView,
  { result, hands }: SettlementView,
): string {
  if (box.silent) return say('reason-time')
  if (hands.length) {
    return hands.map(([of, how]) => say(`reason-${of}`, { how: say(`reason-stood-${how}`) })).join(', ')
  }
  const theirs = dealer.hand ? sayCoded(dealer.hand) : ''
  if (!theirs) return ''
  const own = box.hand ? sayCoded(box.hand) : ''
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
