import { start } from '../kit/start'
import HousePage from './HousePage.svelte'
import { houseTexts } from './text/texts'

start(HousePage, houseTexts, {})
