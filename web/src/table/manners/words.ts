import { teach, type Texts } from '../../kit/text/catalogue'

export const mannersTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said about coming in, straddles and talk: loaded only where somebody sits or waits. */
export const learnManners = (): Promise<void> => teach(mannersTexts)
