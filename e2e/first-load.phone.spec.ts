import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { freshNumber, signInAsCustomer } from './support/people.js'
import { openFullCart, origin } from './support/shop.js'
import { test } from './support/test.js'

const MOST_BYTES = 90_000
const HOME = '/userhomepage'

/** What the browser got in brotli, as other clients get it. */
async function sentAsGzip(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(path, { headers: { 'accept-encoding': 'gzip' } })
  const size = Number(answer.headers()['content-length'])
  expect([answer.status(), size > 0]).toEqual([200, true])
  return size
}

/**
 * What a screen fetches of code until it stands, in bytes of gzip as the server sends it. The browser never finds it idle
 * and nobody touches it: what waits for that is not counted.
 */
async function codeOf(page: Page, path: string): Promise<{ bytes: number; files: string[] }> {
  const opened = await page.context().newPage()
  await opened.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
    // Nothing comes near the window.
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {}
    }
  })
  const parts: Promise<{ name: string; size: number }>[] = []
  opened.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    parts.push(sentAsGzip(page, pathname).then((size) => ({ name: pathname.split('/').at(-1) ?? '', size })))
  })
  await opened.goto(path)
  await opened.waitForLoadState('networkidle')
  await expect(opened.locator('h1')).toBeVisible()
  const inside = await opened.locator('#first-paint').evaluate((script) => script.textContent ?? '')
  const loaded = await Promise.all(parts)
  await opened.close()
  const sizes = loaded.map(({ size }) => size)
  return {
    bytes: [gzipSync(inside, { level: 9 }).length, ...sizes].reduce((sum, size) => sum + size, 0),
    files: loaded.map(({ name, size }) => `${name} ${size}`),
  }
}

/** Orders what is in the cart, over the API: no payment is begun. @returns the id of the order */
async function order(page: Page): Promise<string> {
  const { cartItems, deliveryCost } = (await (await page.request.get('/api/cart/items')).json()) as {
    cartItems: { quantity: number; product: { Id: string; price: number } }[]
    deliveryCost: number
  }
  const items = cartItems.map(({ quantity, product: { Id, price } }) => ({ Id, quantity, price }))
  const answer = await page.request.post('/api/orders', {
    data: { seen: { items, deliveryCost } },
    headers: { origin: origin(), 'Idempotency-Key': crypto.randomUUID() },
  })
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
  return ((await answer.json()) as { orderId: string }).orderId
}

/** Weighs each screen and names all that are too heavy. */
async function expectLight(page: Page, paths: readonly string[]): Promise<void> {
  const heavy: string[] = []
  for (const path of paths) {
    const { bytes, files } = await codeOf(page, path)
    test.info().annotations.push({ type: 'weight', description: `${path}: ${bytes}` })
    expect(files.length).toBeGreaterThan(1)
    if (bytes > MOST_BYTES) heavy.push(`${path}: ${bytes} of ${MOST_BYTES}\n${files.join('\n')}`)
  }
  expect(heavy).toEqual([])
}

test('no screen of a visitor fetches more than 90 kB of code before it is touched', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const pickle = /<loc>([^<]*\/pickles\/[^<]*)<\/loc>/.exec(sitemap)?.[1] ?? ''
  await expectLight(page, [
    HOME,
    `${HOME}?tab=products`,
    `${HOME}?tab=cart`,
    new URL(pickle).pathname,
    `${HOME}/privacypolicy`,
    '/about',
    '/login',
    '/jar/FG-000000-000',
    '/unsubscribe',
  ])
})

test('no screen of a customer fetches more than 90 kB of code before it is touched', async ({ page }) => {
  // One cart begins without an address, the other has one; of its order the screens of a customer tell.
  await signInAsCustomer(page.request, freshNumber())
  await page.request.post('/api/cart/add', {
    data: { Id: 'FG-0001', quantity: 1 },
    headers: { origin: origin() },
  })
  await expectLight(page, [`${HOME}?tab=cart`])
  await openFullCart(page)
  await expectLight(page, [`${HOME}?tab=cart`])
  const orderId = await order(page)
  await expectLight(page, [
    HOME,
    `${HOME}?tab=products`,
    `${HOME}?tab=placeOrder`,
    `${HOME}?tab=issue&order=${orderId}`,
    `${HOME}?tab=review&order=${orderId}&product=FG-0001`,
    '/user-account',
  ])
})
