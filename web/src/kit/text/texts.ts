import type { Texts } from './catalogue'

/** What every page says. */
export const kitTexts: Texts = { en: () => import('./en'), ru: () => import('./ru') }
