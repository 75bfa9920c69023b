import { teach, type Texts } from '../../kit/text/catalogue'

export const stayTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said of how long one plays on: loaded with the choices between turns. */
export const learnStay = (): Promise<void> => teach(stayTexts)
