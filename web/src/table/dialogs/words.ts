import { teach, type Texts } from '../../kit/text/catalogue'

export const dialogsTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said where one sits down, brings chips and leaves. */
export const learnDialogs = (): Promise<void> => teach(dialogsTexts)
