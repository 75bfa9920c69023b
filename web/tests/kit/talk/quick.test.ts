import { expect, test } from 'vitest'
import schema from '../../../src/kit/wire/table-ask.json'
import { AFTERWARDS, GREETINGS, REACTIONS } from '../../../src/kit/talk/quick'

test('every quick word and reaction the house knows has its button, each once', () => {
  const known = (schema.definitions.React.properties.what as { enum: string[] }).enum
  const shown = [...GREETINGS, ...AFTERWARDS, ...Object.keys(REACTIONS)]
  expect([...shown].sort()).toEqual([...known].sort())
})
