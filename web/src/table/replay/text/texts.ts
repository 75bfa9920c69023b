import type { Texts } from '../../../kit/text/catalogue'

export const replayTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
