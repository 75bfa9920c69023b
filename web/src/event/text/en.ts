/** The event pages' texts in one language; the reasons of decisions are the room's own. */
const texts = import.meta.glob<string>(
  [
    '../locales/en/*.ftl',
    '../../../../src/croupier/text/en/shared.ftl',
    '../../../../src/croupier/text/en/tournament.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(texts)
