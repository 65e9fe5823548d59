import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.js'
import { AppRoutes } from './app/router.js'
import { ensureRoleCookie } from './state/cookies.js'
import { createStores } from './state/stores.js'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'

ensureRoleCookie()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers stores={createStores()}>
        <AppRoutes />
      </Providers>
    </StrictMode>,
  )
}
