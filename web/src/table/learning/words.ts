import { teach, type Texts } from '../../kit/text/catalogue'

export const learningTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said at tables for learning alone. */
export const learnLearning = (): Promise<void> => teach(learningTexts)
