import { FluentBundle, FluentResource } from '@fluent/bundle'
import { settings } from '../state/settings.svelte'
import type { Language, Params } from './catalogue'

/** The voice of a page that carries its own texts: a code in the chosen language, or the code as it is. */
export function voice(
  sources: Record<Language, readonly string[]>,
): (code: string, params?: Params) => string {
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
    return pattern ? spoken.formatPattern(pattern, params, []) : code
  }
}
