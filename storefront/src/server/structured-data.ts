import { type Product, type Shop } from '../api/types.js'
import { isSoldOut, productPath } from '../features/catalog/jars.js'
import { HOME } from '../state/home-navigation.js'
import { international } from '../ui/contact-links.js'
import { fullTitle, productTitle } from '../ui/product-words.js'
import { plainText } from '../ui/RichText.js'
import { head as words } from '../words/head.js'
import { shell } from '../words/shell.js'

type Thing = Record<string, unknown>

const thing = (type: string, facts: Thing): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
})

/** The way from the start page to a screen. */
export const breadcrumbs = (origin: string, steps: readonly (readonly [name: string, path: string])[]) =>
  thing('BreadcrumbList', {
    itemListElement: [[shell.brand, HOME] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  })

const isAddress = (link: string | null) => link?.startsWith('http')

/** Who sells: the legal facts of the footer. */
export function business(origin: string, shop: Shop) {
  const sameAs = Object.values(shop.social).filter(isAddress)
  return thing('Store', {
    '@id': `${origin}/#shop`,
    name: shop.name,
    legalName: shop.legalName,
    url: origin + HOME,
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/images/og-image.png`,
    telephone: `+${international(shop.phone)}`,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address.line,
      addressLocality: shop.address.city,
      addressRegion: shop.address.state,
      postalCode: shop.address.pin,
      addressCountry: 'IN',
    },
    currenciesAccepted: 'INR',
    areaServed: 'IN',
    ...(sameAs.length > 0 ? { sameAs } : {}),
  })
}

/** A jar with its offer; a rating only where customers have given one. */
export const productThing = (origin: string, product: Product, shop: Shop, path: string, image: string) =>
  thing('Product', {
    name: fullTitle(product),
    description: plainText(product.description) || fullTitle(product),
    image: [image],
    url: origin + path,
    sku: product.Id,
    category: words.pickles,
    brand: { '@type': 'Brand', name: shop.name },
    weight: { '@type': 'QuantitativeValue', value: product.netWeight, unitCode: 'GRM' },
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: product.price.toFixed(2),
      priceCurrency: 'INR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
      seller: { '@id': `${origin}/#shop`, '@type': 'Store', name: shop.name },
    },
    ...(product.reviewCount > 0 && product.avgRating !== null
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.avgRating,
            reviewCount: product.reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  })

/** A pickle, and each of its jars with an offer of its own. */
export const pickleThing = (
  origin: string,
  jars: readonly Product[],
  shop: Shop,
  path: string,
  image: string,
): Thing => ({
  ...thing('ProductGroup', {
    name: jars[0] && productTitle(jars[0]),
    url: origin + path,
    image: [image],
    productGroupID: path.split('/').at(-1),
    brand: { '@type': 'Brand', name: shop.name },
    variesBy: ['https://schema.org/size'],
  }),
  hasVariant: jars.map((jar) => {
    const { '@context': _context, ...variant } = productThing(
      origin,
      jar,
      shop,
      productPath(jar),
      new URL(jar.image, origin).href,
    )
    return { ...variant, size: jar.words.choices.at(-1) }
  }),
})

/** The list of what is sold, while anything is. */
export const productList = (
  origin: string,
  products: readonly Product[],
  pathOf: (product: Product) => string,
) =>
  products.length === 0
    ? []
    : [
        thing('ItemList', {
          itemListElement: products.map((product, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: fullTitle(product),
            url: origin + pathOf(product),
          })),
        }),
      ]
