import type { Texts } from '../../kit/text/catalogue'

export const floorTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
