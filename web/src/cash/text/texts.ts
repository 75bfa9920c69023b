import type { Texts } from '../../kit/text/catalogue'

export const cashTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
