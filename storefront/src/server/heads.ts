import { type Jar, type LandingPage, type Pickle, type Product, type Shop } from '../api/types.js'
import { isSoldOut, productPath } from '../features/catalog/jars.js'
import { isPickle, jarAt, jarsOf, picklePath, withPickle } from '../features/catalog/pickles.js'
import { addressOf, HOME, tabOf } from '../state/home-navigation.js'
import { rupees } from '../ui/format.js'
import { fullTitle, productTitle } from '../ui/product-words.js'
import { plainText } from '../ui/RichText.js'
import { account } from '../words/account.js'
import { auth } from '../words/auth.js'
import { cart } from '../words/cart.js'
import { catalog } from '../words/catalog.js'
import { head as words } from '../words/head.js'
import { jar as jarWords } from '../words/jar.js'
import { orders } from '../words/orders.js'
import { aboutPage, policies } from '../words/policies.js'
import { policyNames, type PolicySlug, shell } from '../words/shell.js'
import { type Head } from './head.js'
import { shareCard } from './share-card.js'
import { breadcrumbs, business, pickleThing, productList, productThing } from './structured-data.js'

/** The products' own address; the tab itself has none. */
export const PRODUCTS_PATH = addressOf(HOME, { tab: 'products' })

export interface HeadRequest {
  pathname: string
  search: string
  params: Record<string, string | undefined>
  origin: string
  shop: Shop | null
  landing: LandingPage | undefined
  products: readonly Product[]
  jar: Jar | null
  pickle: Pickle | null
}

const { of } = shell.titles

/** The picture of screens that have none of their own: the shop's card. */
const card = (origin: string) => ({
  url: `${origin}/images/og-image.png`,
  alt: words.cardAlt,
  width: 1200,
  height: 630,
})

function landing({ origin, shop, landing: page }: HeadRequest): Head {
  const cheapest = shop?.lowestChickenPricePerKg ?? null
  const description = page?.hero.lead || words.landing
  return {
    title: shell.titles.landing,
    description,
    shared:
      cheapest === null
        ? undefined
        : {
            title: shell.titles.landing,
            description: `${description} ${words.fromPrice(rupees(cheapest))}`,
          },
    path: HOME,
    image: card(origin),
    things: shop ? [business(origin, shop)] : [],
  }
}

const tabs: Record<string, (request: HeadRequest) => Head> = {
  products: ({ origin, products }) => ({
    title: of(catalog.title),
    description: words.products(products.length),
    path: PRODUCTS_PATH,
    image: card(origin),
    things: [
      breadcrumbs(origin, [[words.pickles, PRODUCTS_PATH]]),
      ...productList(origin, products, productPath),
    ],
  }),
  // Tabs below have no address of their own, so search engines do not list them.
  cart: ({ origin }) => ({
    title: of(cart.title),
    description: words.landing,
    path: HOME,
    image: card(origin),
  }),
  placeOrder: ({ origin }) => ({
    title: of(orders.title),
    description: words.landing,
    path: HOME,
    image: card(origin),
  }),
}

const DRAWN = /^\/images\/products\/([\w-]+)\.svg$/

/** The product's own picture. Messengers do not show a drawn jar, so for that a picture of it is named. */
function pictureOf(
  { image, pictures }: Pick<Product, 'image' | 'pictures'>,
  alt: string,
  origin: string,
): Head['image'] {
  const jar = DRAWN.exec(image)?.[1]
  if (jar) return { url: `${origin}/previews/${jar}.jpg`, alt, width: 1200, height: 630 }
  const upload = pictures[0]?.upload
  const widest = Math.max(...(pictures[0]?.widths ?? []))
  if (upload && Number.isFinite(widest))
    return { url: `${origin}/uploads/${upload}-${widest}.webp`, alt, width: widest }
  return image ? { url: new URL(image, origin).href, alt } : card(origin)
}

/** What a shared link of a product shows: its picture with name and price, if the picture lies on this site. */
function sharedPicture(product: Product, alt: string, origin: string): Head['image'] {
  const shown = shareCard(product)
  if (!shown) return pictureOf(product, alt, origin)
  return { url: `${origin}/previews/${shown.file}`, alt: `${alt}, ${shown.price}`, width: 1200, height: 630 }
}

function product(request: HeadRequest): Head {
  const { origin, shop, products, params } = request
  const jar = jarAt(products, params['slug'])
  if (!jar) return { title: of(catalog.title), description: words.noSuchJar, image: card(origin) }
  const found = withPickle(jar, request.pickle)
  if (isPickle(found, params['slug'])) return pickleHead(request, found)
  const title = fullTitle(found)
  const price = rupees(found.price)
  const path = productPath(found)
  const image = pictureOf(found, title, origin)
  const description = `${words.product(title, price)} ${plainText(found.description)}`
  return {
    title: of(title),
    description,
    shared: { title: words.shared(title, price), description: plainText(found.description) },
    path,
    image: sharedPicture(found, title, origin),
    price: { amount: found.price.toFixed(2), inStock: !isSoldOut(found) },
    things: [
      ...(shop ? [productThing(origin, found, shop, path, image.url)] : []),
      breadcrumbs(origin, [
        [words.pickles, PRODUCTS_PATH],
        [productTitle(found), picklePath(found)],
        [title, path],
      ]),
    ],
  }
}

/** A pickle in all its jars, of which `first` is shown. */
function pickleHead({ origin, shop, products, pickle }: HeadRequest, first: Product): Head {
  const title = productTitle(first)
  const jars = jarsOf(products, first).map((one) => withPickle(one, pickle))
  const price = rupees(Math.min(...jars.map((jar) => jar.price)))
  const path = picklePath(first)
  const image = pictureOf(first, title, origin)
  const text = plainText(first.description)
  return {
    title: of(title),
    description: `${words.pickle(title, price, jars.length)} ${text}`,
    shared: { title: words.sharedPickle(title, price), description: text },
    path,
    image: sharedPicture(first, title, origin),
    things: [
      ...(shop ? [pickleThing(origin, jars, shop, path, image.url)] : []),
      breadcrumbs(origin, [
        [words.pickles, PRODUCTS_PATH],
        [title, path],
      ]),
    ],
  }
}

/** Not for search engines: only the person who holds the jar needs the page. */
function jar({ origin, jar: found }: HeadRequest): Head {
  if (!found) return { title: of(jarWords.title), description: jarWords.notFound, image: card(origin) }
  const title = fullTitle(found.product)
  return {
    title: of(jarWords.documentTitle(found.batchNumber)),
    description: jarWords.description(title, found.batchNumber),
    shared: { title, description: jarWords.description(title, found.batchNumber) },
    image: pictureOf(found.product, title, origin),
  }
}

const policy = (slug: PolicySlug, { origin, pathname }: HeadRequest): Head => ({
  title: of(policyNames[slug]),
  description: policies[slug].lead,
  path: pathname,
  image: card(origin),
  things: [breadcrumbs(origin, [[policyNames[slug], pathname]])],
})

/** The head of a screen, by its address: the same title that the screen itself gives in the browser. */
export function headOf(request: HeadRequest): Head {
  const { pathname, search, params, origin } = request
  if (pathname === HOME) return (tabs[tabOf(null, search)] ?? landing)(request)
  if (params['slug'] !== undefined) return product(request)
  if (params['batchNumber'] !== undefined) return jar(request)
  if (params['policy'] !== undefined) return policy(params['policy'] as PolicySlug, request)
  if (pathname === '/about')
    return {
      title: of(aboutPage.title),
      description: aboutPage.lead,
      path: pathname,
      image: card(origin),
      things: [breadcrumbs(origin, [[aboutPage.title, pathname]])],
    }
  const isAccount = pathname === '/user-account'
  return {
    title: of(isAccount ? account.title : auth.title),
    description: words.landing,
    image: card(origin),
  }
}
