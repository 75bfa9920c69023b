import { teach, type Texts } from '../../kit/text/catalogue'

export const floorTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What the floor does at a table: loaded only where somebody speaks for it. */
export const learnFloor = (): Promise<void> => teach(floorTexts)
