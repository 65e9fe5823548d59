import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Pickles, ProductFilters } from '../features/catalog/later-parts.js'
import { type HomeState, LIST_PARAMETERS, tabOf } from '../state/home-navigation.js'
import { readServed } from '../state/served.js'
import { createStores } from '../state/stores.js'
import { whenQuiet } from '../ui/quiet.js'
import { AppRoutes } from './AppRoutes.js'
import { Providers } from './Providers.js'
import { findPlace } from './routes.js'
import { Products } from './screens.js'

/** Lets the browser answer the visitor between two pieces of work, which together would be one long task. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

/** Starts the page: with the server's rendering, if that is what this history entry shows. */
export async function start(root: HTMLElement) {
  await breathe()
  const served = readServed()
  const stores = createStores(served)
  await breathe()
  const { pathname, search } = location
  const state = (history.state as { usr?: HomeState } | null)?.usr ?? null
  const { screens = [] } = findPlace(pathname, search, state)?.place ?? {}
  // The server renders the tab in the address, without its filters and without the state of the history
  // entry. A filtered list comes whole: filters that came later would push the jars down.
  const isFiltered = LIST_PARAMETERS.some((name) => new URLSearchParams(search).has(name))
  const needed = isFiltered ? [...screens, ProductFilters, Pickles] : screens
  // When code does not arrive, its screen says so itself.
  await Promise.allSettled(needed.map((screen) => screen.preload()))
  const isAsServed = tabOf(state, search) === tabOf(null, search) && !state?.dialog && !isFiltered
  const app = (
    <StrictMode>
      <Providers stores={stores}>
        <AppRoutes />
      </Providers>
    </StrictMode>
  )
  // Hydrates in short steps, so that the page stays responsive.
  if (served && isAsServed) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  // The likeliest screen to be asked for next.
  void whenQuiet()
    .then(() => Promise.all([Products.preload(), ProductFilters.preload()]))
    .catch(() => null)
  // In a frame of the console.
  if (parent !== window && search === '?preview') (await import('./preview.js')).showDrafts(stores)
}
