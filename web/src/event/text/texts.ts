import type { Texts } from '../../kit/text/catalogue'

export const eventTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
