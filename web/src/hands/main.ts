import { start } from '../kit/start'
import HandsPage from './HandsPage.svelte'
import { handsTexts } from './text/texts'

start(HandsPage, handsTexts, {})
