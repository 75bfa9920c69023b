import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { room } from './state/room.svelte'

room.open()
mount(App, { target: document.getElementById('room')! })
