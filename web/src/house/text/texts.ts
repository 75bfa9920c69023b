import type { Texts } from '../../kit/text/catalogue'

export const houseTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
