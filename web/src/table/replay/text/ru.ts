import own from '../locales/ru.ftl?raw'

export default [own]
