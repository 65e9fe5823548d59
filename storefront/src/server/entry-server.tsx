import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { type Get, productsBy, reviewsBy, shopBy } from '../api/calls.js'
import { jarBy } from '../api/jars.js'
import { type Product, type Shop } from '../api/types.js'
import { AppRoutes } from '../app/AppRoutes.js'
import { findPlace, type Found, type Place } from '../app/routes.js'
import { Footer } from '../app/screens.js'
import { jarAt } from '../features/catalog/pickles.js'
import { ProductFilters } from '../features/catalog/Products.js'
import { HOME, tabOf } from '../state/home-navigation.js'
import { type Served } from '../state/served.js'
import { createStores, StoresProvider } from '../state/stores.js'
import { assetsOf, fillDocument, type Manifest } from './document.js'
import { headMarkup } from './head.js'
import { headOf, PRODUCTS_PATH } from './heads.js'
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
  products: Product[]
  reviews?: Served['reviews']
  jar?: Served['jar']
}

async function load({ get }: PageRequest, { place, params }: Found): Promise<Data> {
  const { slug, batchNumber } = params
  if (place.shows === 'jar' && batchNumber !== undefined) {
    const [shop, jar] = await Promise.all([shopBy(get), jarBy(get, batchNumber)])
    return { shop, products: [], jar: { batchNumber, jar } }
  }
  const [shop, products] = await Promise.all([shopBy(get), place.shows ? productsBy(get) : []])
  const product = place.shows === 'product' ? jarAt(products, slug) : undefined
  if (!product) return { shop, products }
  return { shop, products, reviews: { productId: product.Id, list: await reviewsBy(get, product.Id) } }
}

/** The screen as a visitor sees it. */
async function renderApp(place: Place, address: string, served: Served) {
  // The footer and the filters can be read before their code is there; in the browser that code comes last.
  await Promise.all([...place.screens, Footer, ProductFilters].map((screen) => screen.preload()))
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
    const served: Served | null = data && {
      origin,
      shop: data.shop,
      products: place.shows && place.shows !== 'jar' ? data.products : undefined,
      reviews: data.reviews,
      jar: data.jar,
    }
    const head = headOf({
      pathname,
      search,
      params,
      origin,
      shop: data?.shop ?? null,
      products: data?.products ?? [],
      jar: data?.jar?.jar ?? null,
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
    sitemap: async (origin: string, get: Get) => sitemap(origin, await productsBy(get)),
  }
}
