import { teach, type Texts } from '../../kit/text/catalogue'

export const sealTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said of the seal of a hand: loaded behind the table. */
export const learnSeal = (): Promise<void> => teach(sealTexts)
