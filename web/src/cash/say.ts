import games_en from '../locales/en/games.ftl?raw'
import games_ru from '../locales/ru/games.ftl?raw'
import room_en from '../locales/en/room.ftl?raw'
import room_ru from '../locales/ru/room.ftl?raw'
import { settings } from '../state/settings.svelte'
import { voice } from '../text/bundled'
import en from './locales/en.ftl?raw'
import ru from './locales/ru.ftl?raw'

/** A text of the cash room's pages. */
export const say = voice({ en: [en, games_en, room_en], ru: [ru, games_ru, room_ru] })

/** Chips as digits, grouped as the language groups them. */
export function chips(amount: number): string {
  return new Intl.NumberFormat(settings.language).format(amount)
}

/** Minutes and seconds: `2:05`, from an hour on `1:02:05`. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = String(seconds % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

export function timeOfDay(moment: number): string {
  return new Intl.DateTimeFormat(settings.language, { timeStyle: 'short', hourCycle: 'h23' }).format(moment)
}
