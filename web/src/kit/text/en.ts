/** What every page says in one language, and the names of hands, which the room and the pages read from one file. */
const texts = import.meta.glob<string>(
  [
    '../locales/en/*.ftl',
    '../../../../src/croupier/text/en/ranks.ftl',
    '../../../../src/croupier/text/en/table.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

export default Object.values(texts)
