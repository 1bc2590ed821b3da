import { mount } from 'svelte'
import App from './App.svelte'
import { wearTheme } from './theme/theme'
import type { Language } from './words/words'

const page = document.getElementById('table')
if (!page) throw new Error('index.html has no element « table »')
const language: Language = navigator.language.startsWith('en') ? 'en' : 'fr'
document.documentElement.lang = language
wearTheme('system')
mount(App, { target: page, props: { language } })
