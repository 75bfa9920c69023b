/** The event pages' texts in one language; the reasons of decisions are the room's own. */
const texts = import.meta.glob<string>(
  [
    '../locales/ru/*.ftl',
    '../../../../src/croupier/text/ru/shared.ftl',
    '../../../../src/croupier/text/ru/tournament.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(texts)
