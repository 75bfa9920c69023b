import { teach, type Texts } from '../../kit/text/catalogue'

export const bubbleTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What the bubbles at the seats say besides what people say themselves. */
export const learnBubbles = (): Promise<void> => teach(bubbleTexts)
