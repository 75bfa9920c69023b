import type { Texts } from '../../kit/text/catalogue'

export const pitTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
