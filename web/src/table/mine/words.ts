import { teach, type Texts } from '../../kit/text/catalogue'

export const mineTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said of one's own tables. */
export const learnMine = (): Promise<void> => teach(mineTexts)
