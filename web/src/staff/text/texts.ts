import type { Texts } from '../../kit/text/catalogue'

export const staffTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
