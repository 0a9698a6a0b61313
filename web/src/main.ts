import { mount } from 'svelte'

import App from './App.svelte'
import { speak, preferredLanguage } from './lib/i18n/speech.svelte'
import { startRouter } from './lib/router.svelte'
import { applyTheme } from './lib/theme.svelte'
import { routeOf } from './routes'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/surfaces.css'

applyTheme()
// The page's own chunk comes while the words do; if it fails, the page asks again and says so.
routeOf(location.pathname).route.load().catch(() => undefined)
await speak(preferredLanguage())
startRouter()

// The shell works without a network; where it cannot be kept, the page works all the same.
if ('serviceWorker' in navigator && !location.pathname.startsWith('/embed/')) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

const target = document.getElementById('app')
if (target) mount(App, { target })
