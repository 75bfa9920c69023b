import { FluentBundle, FluentResource } from '@fluent/bundle'
import { settings } from '../state/settings.svelte'
import type { Language, Params } from './catalogue'

type Sources = Record<Language, readonly string[]>

/** What a page's own texts say for a code in the chosen language; nothing for a code they do not hold. */
export function spokenFrom(sources: Sources): (code: string, params?: Params) => string | null {
  const bundles = new Map<Language, FluentBundle>()
  const bundle = (language: Language): FluentBundle => {
    const known = bundles.get(language)
    if (known) return known
    const made = new FluentBundle(language, { useIsolating: false })
    for (const source of sources[language]) made.addResource(new FluentResource(source))
    bundles.set(language, made)
    return made
  }
  return (code, params = {}) => {
    const spoken = bundle(settings.language)
    const pattern = spoken.getMessage(code)?.value
    return pattern ? spoken.formatPattern(pattern, params, []) : null
  }
}

/** The voice of a page that carries its own texts: a code in the chosen language, or the code as it is. */
export function voice(sources: Sources): (code: string, params?: Params) => string {
  const spoken = spokenFrom(sources)
  return (code, params) => spoken(code, params) ?? code
}
