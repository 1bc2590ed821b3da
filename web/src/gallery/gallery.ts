// The gallery: for whoever draws. Not part of the production bundle.
import { mount } from 'svelte'
import '../theme/theme'
import './gallery.css'
import Gallery from './Gallery.svelte'

const page = document.getElementById('gallery')
if (!page) throw new Error('gallery.html has no element « gallery »')
mount(Gallery, { target: page, props: { asked: new URLSearchParams(location.search) } })
