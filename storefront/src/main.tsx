import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Providers } from './app/providers.js'
import { AppRoutes } from './app/router.js'
import { findPlace } from './app/routes.js'
import { ensureRoleCookie } from './state/cookies.js'
import { tabOf, type HomeState } from './state/home-navigation.js'
import { readServed } from './state/served.js'
import { createStores } from './state/stores.js'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'

/** What the router keeps in a history entry. */
const { pathname, search } = location
const state = (history.state as { usr?: HomeState } | null)?.usr ?? null

/** The server knows the address, not what the history entry remembers: another tab, chosen filters, an open dialog. */
const isAsServed = () => tabOf(state, search) === tabOf(null, search) && !state?.dialog && !state?.filters

const open = async (root: HTMLElement) => {
  const served = readServed()
  const app = (
    <StrictMode>
      <Providers stores={createStores(served)}>
        <AppRoutes />
      </Providers>
    </StrictMode>
  )
  const { screens = [] } = findPlace(pathname, search, state)?.place ?? {}
  // Code that does not arrive is the screen's own trouble: it says so.
  await Promise.allSettled(screens.map((screen) => screen.preload()))
  if (served && isAsServed()) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

ensureRoleCookie()
const root = document.getElementById('root')
if (root) void open(root)
