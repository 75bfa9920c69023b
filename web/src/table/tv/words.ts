import { teach, type Texts } from '../../kit/text/catalogue'

export const tvTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said on a stream. */
export const learnTv = (): Promise<void> => teach(tvTexts)
