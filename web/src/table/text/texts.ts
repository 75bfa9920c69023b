import type { Texts } from '../../kit/text/catalogue'

export const tableTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
