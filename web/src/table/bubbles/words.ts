import { learnTalk } from '../../kit/talk/words'
import { teach, type Texts } from '../../kit/text/catalogue'

export const bubbleTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What the bubbles at the seats say besides what people say themselves. */
export const learnBubbles = async (): Promise<void> => {
  await Promise.all([teach(bubbleTexts), learnTalk()])
}
