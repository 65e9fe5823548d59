import '@fontsource-variable/anek-latin/wght.css'
import './app/threshold.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.js'
import { showKeptLook } from './kit/theme/kept-look.js'
import { StyleCache } from './kit/theme/StyleCache.js'

showKeptLook()

/** Time for the screen that was asked for, before files are loaded that nobody has asked for yet. */
const KEEP_AFTER_MS = 5000
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.setTimeout(
    () =>
      void import('./app/keep-for-offline.js').then((file) => file.keepForOffline()).catch(() => undefined),
    KEEP_AFTER_MS,
  )

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <StyleCache>
        <App />
      </StyleCache>
    </StrictMode>,
  )
}
