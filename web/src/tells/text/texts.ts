import type { Texts } from '../../kit/text/catalogue'

export const tellsTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
