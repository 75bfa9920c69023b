import { mount } from 'svelte'
import Desk from './Desk.svelte'
import '../app.css'

mount(Desk, { target: document.getElementById('desk')! })
