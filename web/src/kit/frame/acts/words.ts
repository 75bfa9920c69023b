import { teach, type Texts } from '../../text/catalogue'

export const actsTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What everything is called that is done for the house: loaded where it is read. */
export const learnActs = (): Promise<void> => teach(actsTexts)
