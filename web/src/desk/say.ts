import { FluentBundle, FluentResource } from '@fluent/bundle'
import { settings } from '../state/settings.svelte'
import type { Language, Params } from '../text/catalogue'
import games_en from '../locales/en/games.ftl?raw'
import games_ru from '../locales/ru/games.ftl?raw'
import en from './locales/en.ftl?raw'
import ru from './locales/ru.ftl?raw'

const sources: Record<Language, string[]> = { en: [en, games_en], ru: [ru, games_ru] }
const bundles = new Map<Language, FluentBundle>()

function bundle(language: Language): FluentBundle {
  const known = bundles.get(language)
  if (known) return known
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources[language]) made.addResource(new FluentResource(source))
  bundles.set(language, made)
  return made
}

/** A text of the desk in the chosen language; a code nobody knows comes back as it is. */
export function say(code: string, params: Params = {}): string {
  const spoken = bundle(settings.language)
  const pattern = spoken.getMessage(code)?.value
  return pattern ? spoken.formatPattern(pattern, params, []) : code
}
