import { Suspense } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { HOME, tabOf, type HomeState } from '../state/home-navigation.js'
import { policyNames } from '../words/shell.js'
import { CustomersOnly, Elsewhere, NotForStaff, OnlyLoggedOut } from './guards.js'
import { HomeTabs } from './HomeTabs.js'
import type { Screen } from './screen.js'
import {
  AboutPage,
  AccountScreen,
  Footer,
  LoginScreen,
  PolicyPage,
  ProductPage,
  TAB_SCREENS,
  UnsubscribePage,
} from './screens.js'
import { Shell } from './Shell.js'

/** What is known of a screen before it renders. */
export interface Place {
  /** Code to have before the first render. */
  screens: readonly Screen[]
  /**
   * Whose first view the server renders. A customer's own screens look different to a visitor: they are rendered for
   * those who cannot be logged in. Not given: nobody's, it is left to the browser.
   */
  servedTo?: 'everyone' | 'visitors'
  /** What the first view shows beside the shop's own facts. */
  shows?: 'products' | 'product'
}

type FindPlace = (request: {
  params: Record<string, string | undefined>
  tab: HomeState['tab']
}) => Place | null

const isPolicy = (slug?: string) => slug !== undefined && Object.hasOwn(policyNames, slug)
const at =
  (place: Place): FindPlace =>
  () =>
    place

const home: FindPlace = ({ tab = 'landingPage' }) => ({
  screens: [TAB_SCREENS[tab], Footer].filter((one) => one !== undefined),
  servedTo: tab === 'landingPage' || tab === 'products' ? 'everyone' : 'visitors',
  shows: tab === 'products' ? 'products' : undefined,
})
const policy: FindPlace = ({ params }) =>
  isPolicy(params['policy']) ? { screens: [PolicyPage, Footer], servedTo: 'everyone' } : null
const login = at({ screens: [LoginScreen], servedTo: 'visitors' })

const loginScreen = (
  <Suspense>
    <LoginScreen />
  </Suspense>
)

type ShopRoute = Omit<RouteObject, 'children' | 'index'> & { handle?: FindPlace; children?: ShopRoute[] }

/**
 * The route table of spec §2 on the customer's side; staff routes never reach this application. What `handle` does not
 * know is rendered in the browser only.
 */
const table: ShopRoute[] = [
  { path: '/login', handle: login, element: <OnlyLoggedOut>{loginScreen}</OnlyLoggedOut> },
  { path: '/loginpage-1', handle: login, element: <NotForStaff>{loginScreen}</NotForStaff> },
  {
    element: <Shell footer />,
    children: [
      { path: HOME, handle: home, element: <HomeTabs /> },
      { path: `${HOME}/:policy`, handle: policy, element: <PolicyPage /> },
    ],
  },
  {
    element: <Shell />,
    children: [
      {
        path: '/user-account',
        handle: at({ screens: [AccountScreen] }),
        element: (
          <CustomersOnly from="account">
            <AccountScreen />
          </CustomersOnly>
        ),
      },
      {
        path: '/pickles/:slug',
        handle: at({ screens: [ProductPage], servedTo: 'everyone', shows: 'product' }),
        element: <ProductPage />,
      },
      {
        path: '/unsubscribe/:token',
        handle: at({ screens: [UnsubscribePage] }),
        element: <UnsubscribePage />,
      },
      { path: '/about', handle: at({ screens: [AboutPage], servedTo: 'everyone' }), element: <AboutPage /> },
    ],
  },
  { path: '*', element: <Elsewhere /> },
]

export const routes = table as RouteObject[]

interface Found {
  params: Record<string, string | undefined>
  place: Place
}

/** The screen at an address, in the state of its history entry; null where the address leads elsewhere. */
export const findPlace = (pathname: string, search: string, state: HomeState | null = null): Found | null => {
  const match = matchRoutes(routes, pathname)?.at(-1)
  if (!match || match.route.path === '*') return null
  const find = match.route.handle as FindPlace | undefined
  const place = find ? find({ params: match.params, tab: tabOf(state, search) }) : { screens: [] }
  return place && { params: match.params, place }
}
