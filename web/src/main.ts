import '@fontsource-variable/source-sans-3'
import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { myself } from './lib/me.svelte'
import { prefs } from './lib/prefs.svelte'
import { words } from './lib/words.svelte'

prefs.apply()
await Promise.all([words.start(), myself.start()])
mount(App, { target: document.getElementById('app')! })
