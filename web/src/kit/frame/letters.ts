/** What each language is written in besides the Latin letters and figures that every page preloads. */
const SAMPLES: Partial<Record<string, string>> = { ru: 'Ж' }

/** Start to fetch the letters of a language together with its words, so that both are there at the first paint. */
export function fetchLetters(language: string): void {
  const sample = SAMPLES[language]
  // The unit tests have no document.
  if (!sample || typeof document === 'undefined') return
  for (const face of ['Source Sans', 'Lora Variable'])
    void document.fonts.load(`1em '${face}'`, sample).catch(() => undefined)
}
