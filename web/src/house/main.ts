import { start } from '../kit/start'
import { line } from './house.svelte'
import HousePage from './HousePage.svelte'
import { houseTexts } from './text/texts'

line.open()
start(HousePage, houseTexts, {})
