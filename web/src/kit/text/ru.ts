/** What every page says in one language, and the names of hands, which the room and the pages read from one file. */
const texts = import.meta.glob<string>(
  [
    '../locales/ru/*.ftl',
    '../../../../src/croupier/text/ru/ranks.ftl',
    '../../../../src/croupier/text/ru/table.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

export default Object.values(texts)
