import { start } from '../kit/start'
import TellsPage from './TellsPage.svelte'
import { tellsTexts } from './text/texts'

start(TellsPage, tellsTexts, {})
