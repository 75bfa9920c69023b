import own from '../locales/en.ftl?raw'

export default [own]
