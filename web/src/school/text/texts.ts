import type { Texts } from '../../kit/text/catalogue'

export const schoolTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
