import { alsoKnown } from '../../kit/games'
import { start } from '../../kit/start'
import { teach } from '../../kit/text/catalogue'
import { learnLearning } from '../learning/words'
import { tableTexts } from '../text/texts'
import ReplayPage from './ReplayPage.svelte'
import { replayTexts } from './text/texts'

/** Games that are dealt elsewhere, and the one of the house whose cards lie alike. */
const ELSEWHERE: Record<string, string> = {
  'fl-omaha': 'pl-omaha',
  'nl-omaha': 'pl-omaha',
  'nl-omaha-8': 'pl-omaha-8',
  'pl-omaha-6-8': 'pl-omaha-6',
  'pl-five-draw': 'five-draw',
  'nl-five-draw': 'five-draw',
  'pl-badugi': 'badugi',
}
for (const [id, like] of Object.entries(ELSEWHERE)) alsoKnown(id, like)

void learnLearning()
void teach(replayTexts)
start(ReplayPage, tableTexts, {})
