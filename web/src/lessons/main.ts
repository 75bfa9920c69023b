import { start } from '../kit/start'
import LivePage from './LivePage.svelte'
import { liveTexts } from './text/texts'

start(LivePage, liveTexts, {})
