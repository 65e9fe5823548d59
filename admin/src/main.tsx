import '@fontsource-variable/anek-latin/wght.css'
import './app/threshold.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.js'
import { showKeptLook } from './kit/theme/kept-look.js'

showKeptLook()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
