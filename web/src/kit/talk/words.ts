import { teach, type Texts } from '../text/catalogue'

export const talkTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said with one tap, in the log and at the seats. */
export const learnTalk = (): Promise<void> => teach(talkTexts)
