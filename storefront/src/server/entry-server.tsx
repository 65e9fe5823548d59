import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import {
  favouritesBy,
  type Get,
  landingBy,
  orNull,
  pickleBy,
  productsBy,
  reviewsBy,
  shopBy,
} from '../api/calls.js'
import { jarBy } from '../api/jars.js'
import { type LandingPage, type LovedPickle, type Pickle, type Product, type Shop } from '../api/types.js'
import { AppRoutes } from '../app/AppRoutes.js'
import { findPlace, type Found, type Place } from '../app/routes.js'
import { AFTER_PAINT } from '../app/screens.js'
import { jarAt, pickleOfOld, picklePath } from '../features/catalog/pickles.js'
import { HOME, tabOf } from '../state/home-navigation.js'
import { type Served } from '../state/served.js'
import { createStores, StoresProvider } from '../state/stores.js'
import { assetsOf, fillDocument, type Manifest } from './document.js'
import { headMarkup } from './head.js'
import { headOf, PRODUCTS_PATH } from './heads.js'
import { shareCardAt } from './share-card.js'
import { robots, sitemap } from './site-files.js'
import { sourcesOf } from './sources.js'

export interface PageRequest {
  /** Path that was asked for, without the query. */
  pathname: string
  search: string
  /** Scheme and host as customers type them. */
  origin: string
  /** Whether the browser may be logged in: screens of its own are then left to it. */
  mayHaveSession: boolean
  /** Calls the API as a visitor does. */
  get: Get
}

export type PageAnswer = { redirect: string; status: 302 | 308 } | { status: 200 | 404; html: string }

interface Data {
  shop: Shop
  landing?: LandingPage
  products: Product[]
  favourites?: LovedPickle[]
  reviews?: Served['reviews']
  pickle?: Pickle | null
  jar?: Served['jar']
}

async function load({ get }: PageRequest, { place, params }: Found): Promise<Data> {
  const { slug, batchNumber } = params
  if (place.shows === 'jar' && batchNumber !== undefined) {
    const [shop, jar] = await Promise.all([shopBy(get), jarBy(get, batchNumber)])
    return { shop, products: [], jar: { batchNumber, jar } }
  }
  if (place.shows === 'landing') {
    const [shop, landing] = await Promise.all([shopBy(get), landingBy(get)])
    return { shop, landing, products: [] }
  }
  const [shop, products] = await Promise.all([shopBy(get), place.shows ? productsBy(get) : []])
  const product = place.shows === 'product' ? jarAt(products, slug) : undefined
  if (!product) return { shop, products }
  const code = product.variantType
  const [page, pickle, favourites] = await Promise.all([
    reviewsBy(get, ['pickle', code]),
    orNull(pickleBy(get, code)),
    favouritesBy(get),
  ])
  return { shop, products, reviews: { code, page }, pickle, favourites }
}

/** The screen as a visitor sees it. */
async function renderApp(place: Place, address: string, served: Served) {
  await Promise.all([...place.screens, ...AFTER_PAINT].map((screen) => screen.preload()))
  return renderToString(
    <StrictMode>
      <StoresProvider stores={createStores(served)}>
        <StaticRouter location={address}>
          <AppRoutes />
        </StaticRouter>
      </StoresProvider>
    </StrictMode>,
  )
}

/** Whether the page's one product or jar does not exist. */
const isMissing = ({ shows }: Place, data: Data | null) =>
  (shows === 'product' && !data?.reviews) || (shows === 'jar' && !data?.jar?.jar)

const canonicalPath = (pathname: string) => pathname.toLowerCase().replace(/(.)\/+$/, '$1')

/** Renders the document of an address. The page server calls this and knows nothing else of the shop. */
export function createPages(template: string, manifest: Manifest) {
  const answerPage = async (request: PageRequest, pathname: string): Promise<PageAnswer> => {
    const { search, origin, mayHaveSession } = request
    const found = findPlace(pathname, search)
    if (!found) return { redirect: HOME, status: 302 }
    const { place, params } = found
    const renders = place.servedTo === 'everyone' || (place.servedTo === 'visitors' && !mayHaveSession)
    const data = renders ? await load(request, found) : null
    if (place.shows === 'product' && data && !data.reviews) {
      const old = pickleOfOld(data.products, params['slug'])
      // Its jar may be on sale again some day.
      if (old) return { redirect: picklePath(old), status: 302 }
    }
    const served: Served | null = data && {
      origin,
      shop: data.shop,
      landing: data.landing,
      products: place.shows === 'products' || place.shows === 'product' ? data.products : undefined,
      favourites: data.favourites,
      reviews: data.reviews,
      pickle: data.pickle,
      jar: data.jar,
    }
    const head = headOf({
      pathname,
      search,
      params,
      origin,
      shop: data?.shop ?? null,
      landing: data?.landing,
      products: data?.products ?? [],
      jar: data?.jar?.jar ?? null,
      pickle: data?.pickle ?? null,
    })
    return {
      status: isMissing(place, data) ? 404 : 200,
      html: fillDocument(template, {
        head: headMarkup(head, origin, data?.shop.name ?? ''),
        assets: assetsOf(manifest, sourcesOf(place.screens)),
        app: served ? await renderApp(place, pathname + search, served) : '',
        served,
        tab: tabOf(null, search),
      }),
    }
  }
  return {
    page: async (request: PageRequest): Promise<PageAnswer> => {
      const { pathname, search } = request
      const canonical = canonicalPath(pathname)
      if (canonical === '/pickles') return { redirect: PRODUCTS_PATH, status: 302 }
      // Each page has one address for search engines. In an address that only its owner knows, letter case may count.
      // The address of a jar is on its label, in capitals, and nobody else finds it.
      const place = findPlace(canonical, search)?.place
      if (canonical !== pathname && place?.servedTo && place.shows !== 'jar')
        return { redirect: canonical + search, status: 308 }
      return answerPage(request, pathname)
    },
    robots,
    shareCard: async (file: string, get: Get) => shareCardAt(await productsBy(get), file),
    sitemap: async (origin: string, get: Get) => sitemap(origin, await productsBy(get)),
  }
}
