import { expect, test } from 'vitest'
import { livened } from '../../src/event/list/file'

const friday = '# A club’s Friday\nname = "Club Friday"\n[entries]\nlate_levels = 4\n'

test('a club opens a template live', () => {
  expect(livened(friday)).toBe(`live = true\n${friday}`)
})

test.each(['live = false', 'live = true', 'profile = "online-tournament"'])(
  'a file that says %s opens as it says',
  (said) => {
    const file = `${said}\n${friday}`
    expect(livened(file)).toBe(file)
  },
)

test('what a table inside says of itself says nothing of the event', () => {
  const file = `${friday}[stream]\nlive = false\n`
  expect(livened(file)).toBe(`live = true\n${file}`)
})
