import { mount } from 'svelte'
import App from './App.svelte'
import { keepPage } from './pages/keepPage'
import { reader } from './reader/reader.svelte'

const page = document.getElementById('table')
if (!page) throw new Error('index.html has no element « table »')
reader.open()
mount(App, { target: page })
keepPage()
