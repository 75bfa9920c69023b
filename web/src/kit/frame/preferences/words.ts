import { teach, type Texts } from '../../text/catalogue'

export const preferencesTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What the preferences say: loaded when they are opened. */
export const learnPreferences = (): Promise<void> => teach(preferencesTexts)
