/** The page's texts in one language, and the names of hands, which the room and the page read from one file. */
const texts = import.meta.glob<string>(['../locales/ru/*.ftl', '../../../src/croupier/text/ru/ranks.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(texts)
