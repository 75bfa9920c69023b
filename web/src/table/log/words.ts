import { teach, type Texts } from '../../kit/text/catalogue'

export const logTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What the log of a table says: loaded with the log, a moment after the cards. */
export const learnLog = (): Promise<void> => teach(logTexts)
