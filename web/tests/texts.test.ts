import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES, type Texts } from '../src/kit/text/catalogue'
import { preferencesTexts } from '../src/kit/frame/preferences/words'
import { actsTexts } from '../src/kit/frame/acts/words'
import { doorTexts } from '../src/kit/own/words'
import { kitTexts } from '../src/kit/text/texts'
import { cashTexts } from '../src/cash/text/texts'
import { eventTexts } from '../src/event/text/texts'
import { houseTexts } from '../src/house/text/texts'
import { staffTexts } from '../src/staff/text/texts'
import { floorTexts } from '../src/floor/text/texts'
import { pitTexts } from '../src/pit/text/texts'
import { floorTexts as tableFloorTexts } from '../src/table/floor/words'
import { bubbleTexts } from '../src/table/bubbles/words'
import { bankTexts } from '../src/table/bank/words'
import { learningTexts } from '../src/table/learning/words'
import { logTexts } from '../src/table/log/words'
import { mannersTexts } from '../src/table/manners/words'
import { liveTexts } from '../src/lessons/text/texts'
import { handsTexts } from '../src/hands/text/texts'
import { tellsTexts } from '../src/tells/text/texts'
import { dialogsTexts } from '../src/table/dialogs/words'
import { turnTexts } from '../src/table/turn/words'
import { mineTexts } from '../src/table/mine/words'
import { playerTexts } from '../src/table/player/words'
import { talkTexts } from '../src/kit/talk/words'
import { tvTexts } from '../src/table/tv/words'
import { ownTexts } from '../src/table/own/words'
import { replayTexts } from '../src/table/replay/text/texts'
import { shownTexts } from '../src/table/shown/words'
import { stayTexts } from '../src/table/stay/words'
import { sealTexts } from '../src/table/seal/words'
import { tableTexts } from '../src/table/text/texts'

const APPS: [string, ...Texts[]][] = [
  [
    'table',
    tableTexts,
    bankTexts,
    bubbleTexts,
    dialogsTexts,
    learningTexts,
    logTexts,
    mannersTexts,
    mineTexts,
    ownTexts,
    playerTexts,
    tableFloorTexts,
    sealTexts,
    replayTexts,
    shownTexts,
    stayTexts,
    turnTexts,
    tvTexts,
  ],
  ['floor', floorTexts],
  ['event', eventTexts],
  ['cash', cashTexts],
  ['pit', pitTexts],
  ['house', houseTexts],
  ['staff', staffTexts],
  ['lessons', liveTexts],
  ['tells', tellsTexts],
  ['hands', handsTexts],
]

async function codes(language: Language, ...parts: Texts[]): Promise<string[]> {
  const sources = await Promise.all(
    [kitTexts, preferencesTexts, actsTexts, doorTexts, talkTexts, ...parts].map((part) => part[language]()),
  )
  // What several parts bring alike, the page has once.
  return [...new Set(sources.flatMap((source) => source.default))]
    .flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)])
    .map(([, code]) => code!)
    .sort()
}

/** What a part of the page says by a code that stands in the source as it is. */
function said(part: string): string[] {
  const folder = join(import.meta.dirname, '../src', part)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bsay\(\s*'([a-z][\w-]*)'/g)])
    .map(([, code]) => code!)
}

describe.each(APPS)('the texts of %s', (app, ...texts) => {
  test('both languages hold the same codes, each once, beside those of the kit', async () => {
    const [en, ru] = await Promise.all(LANGUAGES.map((language) => codes(language, ...texts)))
    // A language has words for its own cases and genders: ranks as they stand in the middle of a sentence.
    expect(ru!.filter((code) => !code.startsWith('rank-'))).toEqual(
      en!.filter((code) => !code.startsWith('rank-')),
    )
    expect(en!.filter((code, at) => code === en![at - 1])).toEqual([])
  })

  test('every code that is said is there', async () => {
    const known = new Set(await codes('en', ...texts))
    const asked = [...said('kit'), ...said(app)]
    expect(asked.length).toBeGreaterThan(said('kit').length + 20)
    expect(asked.filter((code) => !known.has(code))).toEqual([])
  })
})
