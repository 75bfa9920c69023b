import { teach, type Texts } from '../text/catalogue'

export const doorTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said of what somebody opened: at its door, to its host, of its bots; loaded where it is looked at. */
export const learnDoor = (): Promise<void> => teach(doorTexts)
