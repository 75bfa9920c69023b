import { voice } from '../text/bundled'
import en from './locales/en.ftl?raw'
import ru from './locales/ru.ftl?raw'

/** What is said about coming in, straddles and talk: loaded only where somebody sits. */
export const say = voice({ en: [en], ru: [ru] })
