import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Types } from 'mongoose'
import { type AppConfig } from '../../../src/config/config.js'
import { APP_CONFIG } from '../../../src/config/config.module.js'
import { Ratings } from '../../../src/modules/sales/reviews/ratings.service.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { customer } from '../../support/builders/auth.builders.js'
import { JAR, Pantry } from '../../support/builders/catalogue.builders.js'
import { Client } from '../../support/http/client.js'
import { meta, openPage, pathOf } from '../../support/http/pages.js'

const HOSTILE = `</script><script>alert(1)</script><!--"'&$&`

let pantry: Pantry
let jar: StoredProduct
let slug: string

const cards = (): string => join(pantry.running.app.get<AppConfig>(APP_CONFIG).dataDir, 'share-cards')

const open = (path: string, headers?: Record<string, string>) => openPage(pantry.running.url + path, headers)

const things = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  )
const thing = (html: string, type: string): Record<string, unknown> | undefined =>
  things(html).find((one) => one['@type'] === type)
const canonical = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

async function review(rating: number): Promise<void> {
  await pantry.running.db.collection('reviews').insertOne({
    order: new Types.ObjectId(),
    orderId: 'P-AAAA-AAAA',
    orderDate: new Date('2026-11-01'),
    product: jar._id,
    mobileNumber: '9812345621',
    rating,
    comment: `Hot, ${rating} of 5`,
    approved: true,
    date: new Date('2026-11-02'),
  })
}

beforeAll(async () => {
  pantry = await Pantry.open()
  jar = await pantry.create(JAR)
  slug = pathOf(jar)
  await review(5)
  await review(4)
  await pantry.running.app.get(Ratings, { strict: false }).recount(jar._id)
})
afterAll(() => pantry.close())

describe('what a page says without JavaScript', () => {
  it('shows every jar with its price, and links to each', async () => {
    const { status, html } = await open('/userhomepage?tab=products')
    expect(status).toBe(200)
    expect(html).toContain('<h1 tabindex="-1">Products</h1>')
    expect(html).toContain('₹849')
    expect(html).toContain(`href="${slug}"`)
    expect(html).toContain('4.5 (2 reviews)')
  })

  it('shows a jar with its ingredients and what customers say', async () => {
    const { html } = await open(slug)
    expect(html).toContain('<h1 tabindex="-1">Chicken Pickle</h1>')
    expect(html).toContain('Hot, 5 of 5')
    expect(html).toContain('98••••••21')
  })

  it.each([
    ['/userhomepage', 'Pickle the way the house makes it'],
    ['/userhomepage', 'Chicken pickles start at ₹849 per kg'],
    ['/userhomepage?tab=cart', 'Your cart is empty!'],
    ['/about', 'About Us'],
    ['/userhomepage/shippingpolicy', 'Shipping Policy'],
    ['/userhomepage/privacypolicy', 'Subscribe to our emails'],
    ['/login', 'OTP Login'],
    ['/loginpage-1', 'Mobile number'],
  ])('%s says "%s" from the first byte', async (path, text) => {
    const { status, html } = await open(path)
    expect(status).toBe(200)
    expect(html).toContain(text)
  })

  it('runs and wears only what our own files hold, or the policy names by digest', async () => {
    const { html, headers } = await open(slug)
    const inside = (kind: string): string[] =>
      [
        ...html.matchAll(new RegExp(`<${kind}(?![^>]*(?:\\bsrc=|application/))[^>]*>(.*?)</${kind}>`, 'gs')),
      ].map(
        ([, text]) =>
          `'sha256-${createHash('sha256')
            .update(text ?? '')
            .digest('base64')}'`,
      )
    expect(inside('script')).toHaveLength(1)
    expect(inside('style')).toHaveLength(1)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' ${inside('script').join()};`)
    expect(policy).toContain(`style-src 'self' ${inside('style').join()};`)
    expect(html).not.toMatch(/<[^>]+ (on\w+|style)=/)
  })

  it('leaves to the browser what depends on who is logged in', async () => {
    const { client } = await customer(pantry.running, '9811111111')
    const cookie = client.cookieHeader()
    const [cart, account] = await Promise.all([
      open('/userhomepage?tab=cart', { cookie }),
      open('/user-account', { cookie }),
    ])
    for (const { status, html } of [cart, account]) {
      expect(status).toBe(200)
      expect(html).toContain('<div id="root"></div>')
    }
    expect((await open('/userhomepage', { cookie })).html).toBe((await open('/userhomepage')).html)
  })
})

describe('the head', () => {
  it('of a jar makes a right preview in a messenger', async () => {
    const { html } = await open(slug)
    const { url } = pantry.running
    const title = 'Chicken Pickle, Cold pressed peanut oil, Medium spice, 1 kg'
    expect(html).toContain(`<title>${title} · Jaadi</title>`)
    expect(canonical(html)).toBe(url + slug)
    expect(meta(html, 'og:title')).toBe(`${title} · ₹849`)
    expect(meta(html, 'og:description')).toBe('Chicken pickle')
    expect(meta(html, 'og:url')).toBe(url + slug)
    expect(meta(html, 'product:price:amount')).toBe('849.00')
    expect(meta(html, 'twitter:card')).toBe('summary_large_image')
    expect(meta(html, 'og:image')).toMatch(new RegExp(`^${url}/previews/${jar.Id}-[a-z0-9]+\\.jpg$`))
    const picture = await fetch(meta(html, 'og:image') ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const drawn = readdirSync(cards())
    expect(drawn).toHaveLength(1)
    const old = await fetch(`${url}/previews/${jar.Id}-abc.jpg`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([302, `/previews/${drawn[0]}`])
    expect((await open('/previews/FG-9999-abc.jpg')).status).toBe(404)
    expect((await fetch(`${url}/previews/chicken-cp_po-medium-1kg.jpg`)).status).toBe(200)
    expect((await open('/previews/no-such-jar.jpg')).status).toBe(404)
    expect((await open('/previews/..%2f..%2findex.jpg')).status).toBe(404)
  })

  it('of a jar tells search engines its offer and its rating', async () => {
    const { html } = await open(slug)
    expect(thing(html, 'Product')).toMatchObject({
      sku: jar.Id,
      offers: { price: '849.00', priceCurrency: 'INR', availability: expect.stringContaining('OutOfStock') },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    })
    expect(thing(html, 'BreadcrumbList')).toMatchObject({ itemListElement: { length: 4 } })
  })

  it('of the start page names the seller', async () => {
    expect(thing((await open('/userhomepage')).html, 'Store')).toMatchObject({
      name: 'Jaadi',
      telephone: '+919000000001',
      address: { addressLocality: 'Hyderabad', addressCountry: 'IN' },
    })
  })

  it('keeps personal screens out of the results', async () => {
    expect(meta((await open('/login')).html, 'robots')).toBe('noindex')
    expect(canonical((await open('/userhomepage?tab=cart')).html)).toBe(`${pantry.running.url}/userhomepage`)
  })

  it('names an image that is there, large enough and of a kind that messengers show', async () => {
    const image = meta((await open('/about')).html, 'og:image') ?? ''
    const bytes = Buffer.from(await (await fetch(image)).arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  })
})

describe('a rendered page', () => {
  it('is sent compressed, and not again to a browser that has it', async () => {
    const first = await open('/about', { 'accept-encoding': 'br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    const etag = first.headers.get('etag') ?? ''
    expect((await open('/about', { 'if-none-match': etag })).status).toBe(304)
    expect((await open('/about', { 'accept-encoding': 'identity' })).html).toContain('</html>')
  })

  it('shows a changed price within seconds', async () => {
    await open(slug)
    await pantry.running.db
      .collection('products')
      .updateOne({ _id: jar._id }, { $set: { pricePaise: 91_200 } })
    await wait(2_100)
    expect((await open(slug)).html).toContain('₹912')
    expect(meta((await open(slug)).html, 'product:price:amount')).toBe('912.00')
  })

  it('lets no text out of its place, whatever a product is called', async () => {
    const { _id } = await pantry.create({ ...JAR, variantType: 'MUTTON' })
    const set = { variantType: HOSTILE, description: HOSTILE, name: 'HOSTILE' }
    await pantry.running.db.collection('products').updateOne({ _id }, { $set: set })
    await wait(2_100)
    for (const path of ['/pickles/hostile', '/userhomepage?tab=products', '/sitemap.xml']) {
      const { html } = await open(path)
      expect(html).not.toContain('<script>alert(1)')
      expect(html).not.toContain('<!--"')
    }
    const { html } = await open('/pickles/hostile')
    expect(thing(html, 'Product')?.['name']).toBe('HOSTILE')
    expect(JSON.parse(/id="served">(.*?)<\/script>/s.exec(html)?.[1] ?? '')).toMatchObject({
      products: { $rows: expect.arrayContaining([expect.arrayContaining([HOSTILE])]) },
    })
  })

  it('comes without its content, and says so to machines, while the data cannot be read', async () => {
    const broken = new Client(pantry.running.url)
    await pantry.running.db.collection('products').updateMany({}, { $set: { updatedAt: 'never' } })
    await wait(2_100)
    const { status } = await broken.get('/userhomepage?tab=products')
    expect(status).toBe(503)
  })
})
