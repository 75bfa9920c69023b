import games_en from '../locales/en/games.ftl?raw'
import games_ru from '../locales/ru/games.ftl?raw'
import { voice } from '../text/bundled'
import en from './locales/en.ftl?raw'
import ru from './locales/ru.ftl?raw'

/** A text of the desk. */
export const say = voice({ en: [en, games_en], ru: [ru, games_ru] })
