import type { Texts } from '../../kit/text/catalogue'

export const handsTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
