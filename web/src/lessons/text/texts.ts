import type { Texts } from '../../kit/text/catalogue'

export const liveTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
