import { start } from '../kit/start'
import Pit from './Pit.svelte'
import { pit } from './pit.svelte'
import { pitTexts } from './text/texts'

pit.open()
start(Pit, pitTexts, {})
