import Choose from './Choose.svelte'
import ComingIn from './ComingIn.svelte'
import GiveUp from './GiveUp.svelte'
import RunItTwice from './RunItTwice.svelte'
import WaitList from './WaitList.svelte'
import { learnManners } from './manners/words'
import AfterHand from './shown/AfterHand.svelte'
import { learnShown } from './shown/words'
import { learnStay } from './stay/words'
import StopsAtBlind from './stay/StopsAtBlind.svelte'

/** What may be chosen between turns, as soon as what it says is there: it comes a moment after the cards. */
export const choices = Promise.all([learnManners(), learnShown(), learnStay()]).then(() => ({
  AfterHand,
  Choose,
  ComingIn,
  GiveUp,
  RunItTwice,
  StopsAtBlind,
  WaitList,
}))
