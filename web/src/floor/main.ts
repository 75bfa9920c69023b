import { start } from '../kit/start'
import Desk from './Desk.svelte'
import { floorTexts } from './text/texts'

start(Desk, floorTexts, {})
