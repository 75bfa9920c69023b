import { teach, type Texts } from '../../kit/text/catalogue'

export const turnTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What the buttons of a turn say. */
export const learnTurn = (): Promise<void> => teach(turnTexts)
