import { teach, type Texts } from '../../kit/text/catalogue'

export const playerTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said of a player at the table. */
export const learnPlayer = (): Promise<void> => teach(playerTexts)
