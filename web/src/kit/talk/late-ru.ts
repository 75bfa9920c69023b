import words from './ru.ftl?raw'

export default [words]
