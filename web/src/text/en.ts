/** The page's texts in one language, and the names of hands, which the room and the page read from one file. */
const texts = import.meta.glob<string>(['../locales/en/*.ftl', '../../../src/croupier/text/en/ranks.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(texts)
