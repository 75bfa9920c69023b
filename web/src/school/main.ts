import { start } from '../kit/start'
import SchoolPage from './SchoolPage.svelte'
import { schoolTexts } from './text/texts'

start(SchoolPage, schoolTexts, {})
