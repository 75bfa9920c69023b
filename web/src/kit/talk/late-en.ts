import words from './en.ftl?raw'

export default [words]
