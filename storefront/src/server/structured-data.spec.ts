import { productPath } from '../features/catalog/jars.js'
import { aProduct, aShop } from '../testing/builders.js'
import { breadcrumbs, business, productList, productThing } from './structured-data.js'

const ORIGIN = 'https://jaadi.example'
const jar = aProduct({ reviewCount: 2, avgRating: 4.5 })
const unrated = aProduct({ description: '' })
const things = {
  business: business(ORIGIN, aShop()),
  'a business without social pages': business(
    ORIGIN,
    aShop({ social: { ...aShop().social, instagram: null } }),
  ),
  product: productThing(ORIGIN, jar, aShop(), productPath(jar), `${ORIGIN}/a.jpg`),
  'a product without rating and description': productThing(
    ORIGIN,
    unrated,
    aShop(),
    '/pickles/a',
    `${ORIGIN}/a.jpg`,
  ),
  breadcrumbs: breadcrumbs(ORIGIN, [['Pickles', '/pickles']]),
  list: productList(ORIGIN, [jar], productPath)[0] ?? {},
}

/** The places of fields that say nothing, as they stand on the wire. */
function emptyFields(value: unknown, at = ''): string[] {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [at]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => emptyFields(inner, `${at}/${name}`))
}

it.each(Object.entries(things))('%s: search engines find no empty field', (_name, thing) => {
  const sent = JSON.parse(JSON.stringify(thing)) as Record<string, unknown>
  expect(sent).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
  expect(emptyFields(sent)).toEqual([])
})

it.each(Object.entries(things))('%s: every address is absolute', (_name, thing) => {
  const addresses = [...JSON.stringify(thing).matchAll(/"(?:url|item|logo|@id)":"([^"]*)"/g)].map(
    ([, url]) => url,
  )
  for (const address of addresses) expect(address).toMatch(/^https:\/\/jaadi\.example\//)
})

it('the business has an international telephone number, its address and the social pages of the settings', () =>
  expect(things.business).toMatchObject({
    telephone: '+919000000001',
    address: {
      streetAddress: 'L.B Nagar',
      addressLocality: 'Hyderabad',
      addressRegion: 'Telangana',
      postalCode: '500074',
      addressCountry: 'IN',
    },
    sameAs: ['https://instagram.example/jaadi'],
  }))

it('the number for WhatsApp is no page about the business', () => {
  const social = { instagram: null, facebook: null, youtube: null, whatsapp: '9000000007' }
  expect(JSON.stringify(business(ORIGIN, aShop({ social })))).not.toContain('sameAs')
})

it('a list of no products is not told', () => expect(productList(ORIGIN, [], productPath)).toEqual([]))

it('the offer of a product names its price, whether it is in stock, and the business', () =>
  expect(things.product).toMatchObject({
    offers: {
      price: '849.00',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      seller: { '@id': things.business['@id'] },
    },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  }))
