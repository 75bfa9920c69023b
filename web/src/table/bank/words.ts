import { teach, type Texts } from '../../kit/text/catalogue'

export const bankTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said of one's own time bank: loaded with its buttons. */
export const learnBank = (): Promise<void> => teach(bankTexts)
