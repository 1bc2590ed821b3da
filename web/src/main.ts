import { mount } from 'svelte'
import App from './App.svelte'
import { keepPage } from './pages/keepPage'
import { prefs } from './reader/prefs.svelte'

const page = document.getElementById('table')
if (!page) throw new Error('index.html has no element « table »')
prefs.open()
mount(App, { target: page })
keepPage()
