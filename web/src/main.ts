import { mount } from 'svelte'

import App from './App.svelte'
import { speak, preferredLanguage } from './lib/i18n/speech.svelte'
import { startRouter } from './lib/router.svelte'
import { applyTheme } from './lib/theme.svelte'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/surfaces.css'

applyTheme()
await speak(preferredLanguage())
startRouter()

const target = document.getElementById('app')
if (target) mount(App, { target })
