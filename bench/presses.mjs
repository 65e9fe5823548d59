import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { root } from '../scripts/lib/prepare.mjs'
import { withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { percentile } from './lib/measure.mjs'

export const title =
  'How long a phone takes from a press to the next picture: 360 px wide, its processor four times slower than this one (aim: 100 ms, which people feel as at once)'

/** The browser that the journeys use. */
const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test')

const AIM = { p95: 100 }
const TURNS = Number(process.env.BENCH_TURNS ?? 10)
/** As Lighthouse slows down for a phone of the middle. */
const SLOWER = 4
const DEMO_JARS = 18
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
/** Longer than any press takes to be drawn. */
const DRAWN_MS = 1500

const button = (name) => (page) => page.getByRole('button', { name }).filter({ visible: true }).first()
const link = (name) => (page) => page.getByRole('link', { name }).filter({ visible: true }).first()
const plus = (page) => page.getByText('+', { exact: true }).first()
const list = '/userhomepage?tab=products'

/** What a press costs on this machine where next to nothing is drawn: a page of one button, which changes its text. */
const BARE = `data:text/html,<button onclick="this.textContent = 'Pressed'">Press</button>`

/** Where it is pressed and what, as a visitor and as a customer with a jar in the cart. */
const VISITOR = [
  ['a bare press', BARE, button('Press')],
  ['landing: About us', '/userhomepage', button('About us')],
  ['landing: to the products', '/userhomepage', link('Explore Products')],
  ['list: a chip', list, button(/^Non-veg/)],
  ['list: by pickle', list, button('By pickle')],
  ['list: ingredients', list, button(/^Ingredients/)],
  ['list: to a pickle', list, (page) => page.locator('h2 a[href^="/pickles/"]').first()],
  [
    'pickle: another weight',
    '/pickles/gongura',
    (page) => page.locator('a[href^="/pickles/gongura"]:not([aria-current])').first(),
  ],
]
const CUSTOMER = [
  ['list: one more', list, plus],
  ['cart: one more', '/userhomepage?tab=cart', plus],
]

/**
 * A press in a window of its own, which has no history to go back to.
 * @returns {Promise<number>} the longest that the browser itself reports for it: until the picture after it, in steps of
 *   8 ms
 */
async function pressed(context, address, find) {
  const page = await context.newPage()
  try {
    await page.addInitScript(() => {
      globalThis.presses = []
      new globalThis.PerformanceObserver((seen) => globalThis.presses.push(...seen.getEntries())).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      })
    })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const target = find(page)
    await target.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await target.boundingBox()
    // Not `target.tap()`: what it looks for in the page while the finger is down would count as the page's own time.
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.waitForTimeout(DRAWN_MS)
    return await page.evaluate(() => Math.max(0, ...globalThis.presses.map(({ duration }) => duration)))
  } finally {
    await page.close()
  }
}

async function measure(context, url, presses) {
  const rows = []
  for (const [name, path, find] of presses) {
    const times = []
    for (let turn = 0; turn < TURNS; turn += 1)
      times.push(await pressed(context, new URL(path, url).href, find))
    times.sort((left, right) => left - right)
    rows.push({
      name,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      latest: times.at(-1),
      aims: AIM,
    })
  }
  return rows
}

/** The session of a customer with a jar in the cart, for the browser's own context. */
async function customerOf(url) {
  const customer = new Browser(url, '10.6.0.1')
  await customer.signIn('7000000001')
  const { products } = await customer.ask('GET', '/api/products?materialType=FG')
  const jar = products.find(({ availableStock }) => availableStock > TURNS)
  await customer.ask('POST', '/api/cart/add', { Id: jar.Id, quantity: 1 })
  return customer.cookie.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
}

const atSize = (jars) =>
  withApp(
    async ({ url }) => {
      const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
      try {
        const rows = []
        const visitor = await browser.newContext(PHONE)
        rows.push(...(await measure(visitor, url, VISITOR)))
        const customer = await browser.newContext(PHONE)
        await customer.addCookies(await customerOf(url))
        rows.push(...(await measure(customer, url, CUSTOMER)))
        return rows.map((row) => ({ ...row, name: `${jars} jars, ${row.name}` }))
      } finally {
        await browser.close()
      }
    },
    { history: ['--products', String(jars - DEMO_JARS)] },
  )

export const run = async () => [...(await atSize(DEMO_JARS)), ...(await atSize(200))]
