import { type ReactNode, Suspense } from 'react'
import { matchRoutes } from 'react-router-dom'
import { HOME, type HomeState, tabOf } from '../state/home-navigation.js'
import { type Screen } from '../ui/screen.js'
import { policyNames } from '../words/shell.js'
import { CustomersOnly, Elsewhere, NotForStaff, OnlyLoggedOut } from './guards.js'
import { HomeTabs } from './HomeTabs.js'
import {
  AboutPage,
  AccountScreen,
  JarPage,
  LoginScreen,
  PolicyPage,
  ProductPage,
  TAB_SCREENS,
  UnsubscribePage,
} from './screens.js'
import { Shell } from './Shell.js'

/** What is known about a screen before it renders. */
export interface Place {
  /** Code to have before the first render. */
  screens: readonly Screen[]
  /**
   * For whom the server renders the first view. A customer's own screens look different to a visitor, so
   * they are rendered only for people who cannot be logged in. When missing, the browser renders.
   */
  servedTo?: 'everyone' | 'visitors'
  /** What the first view shows beside the shop's own facts. */
  shows?: 'landing' | 'products' | 'product' | 'jar'
}

type Params = Record<string, string | undefined>
type FindPlace = (request: { params: Params; tab: HomeState['tab'] }) => Place | null

const isPolicy = (slug?: string) => slug !== undefined && Object.hasOwn(policyNames, slug)
const at =
  (place: Place): FindPlace =>
  () =>
    place

const home: FindPlace = ({ tab = 'landingPage' }) => ({
  screens: [TAB_SCREENS[tab]].filter((one) => one !== undefined),
  servedTo: tab === 'landingPage' || tab === 'products' ? 'everyone' : 'visitors',
  shows: tab === 'landingPage' ? 'landing' : tab === 'products' ? 'products' : undefined,
})
const policy: FindPlace = ({ params }) =>
  isPolicy(params['policy']) ? { screens: [PolicyPage], servedTo: 'everyone' } : null
const login = at({ screens: [LoginScreen], servedTo: 'visitors' })

const inShell = (screen: ReactNode, footer = true) => <Shell footer={footer}>{screen}</Shell>
const loginScreen = (
  <Suspense>
    <LoginScreen />
  </Suspense>
)

interface ShopRoute {
  path: string
  handle: {
    /** A page that it does not know, or that is missing, is rendered only in the browser. */
    find?: FindPlace
    show: (params: Params) => ReactNode
  }
}

/** The customer's side of the route table (docs/domain/contract.md#addresses-of-screens); staff routes never reach this application. */
const routes: ShopRoute[] = [
  { path: '/login', handle: { find: login, show: () => <OnlyLoggedOut>{loginScreen}</OnlyLoggedOut> } },
  { path: '/loginpage-1', handle: { find: login, show: () => <NotForStaff>{loginScreen}</NotForStaff> } },
  { path: HOME, handle: { find: home, show: () => inShell(<HomeTabs />) } },
  {
    path: `${HOME}/:policy`,
    handle: {
      find: policy,
      show: ({ policy: slug }) => inShell(<PolicyPage policy={slug} />),
    },
  },
  {
    path: '/user-account',
    handle: {
      find: at({ screens: [AccountScreen] }),
      show: () =>
        inShell(
          <CustomersOnly from="account">
            <AccountScreen />
          </CustomersOnly>,
          false,
        ),
    },
  },
  {
    path: '/pickles/:slug',
    handle: {
      find: at({ screens: [ProductPage], servedTo: 'everyone', shows: 'product' }),
      show: ({ slug }) => inShell(<ProductPage slug={slug} />),
    },
  },
  {
    path: '/jar/:batchNumber',
    handle: {
      find: at({ screens: [JarPage], servedTo: 'everyone', shows: 'jar' }),
      show: ({ batchNumber }) => inShell(<JarPage batchNumber={batchNumber} />),
    },
  },
  {
    path: '/unsubscribe/:token?',
    handle: {
      find: at({ screens: [UnsubscribePage] }),
      show: ({ token }) => inShell(<UnsubscribePage token={token} />),
    },
  },
  {
    path: '/about',
    handle: {
      find: at({ screens: [AboutPage], servedTo: 'everyone' }),
      show: () => inShell(<AboutPage />, false),
    },
  },
  { path: '*', handle: { show: () => <Elsewhere /> } },
]

const routeAt = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)

/** The screen at an address, with the guard before it. */
export function screenAt(pathname: string): ReactNode {
  const match = routeAt(pathname)
  return match?.route.handle.show(match.params)
}

export interface Found {
  params: Params
  place: Place
}

/** The screen at an address, in the state of its history entry; null where the address leads elsewhere. */
export function findPlace(pathname: string, search: string, state: HomeState | null = null): Found | null {
  const match = routeAt(pathname)
  if (!match || match.route.path === '*') return null
  const { params, route } = match
  const { find } = route.handle
  const place = find ? find({ params, tab: tabOf(state, search) }) : { screens: [] }
  return place && { params, place }
}
