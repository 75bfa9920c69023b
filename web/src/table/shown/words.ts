import { teach, type Texts } from '../../kit/text/catalogue'

export const shownTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said of a hand that is over: loaded with its buttons. */
export const learnShown = (): Promise<void> => teach(shownTexts)
