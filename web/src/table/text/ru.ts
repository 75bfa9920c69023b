/** What lobby and table say in one language. */
const texts = import.meta.glob<string>('../locales/ru/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(texts)
