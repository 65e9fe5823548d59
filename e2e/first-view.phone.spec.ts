import { expect } from '@playwright/test'
import { openAlive } from './support/shop.js'
import { test } from './support/test.js'

/** A move of what is shown, as the browser reports it; 1 is the whole window by its own height. */
interface LayoutShift extends PerformanceEntry {
  value: number
}

const JAR = 'a[href^="/pickles/"]'
const SERVED = ['/userhomepage', '/userhomepage?tab=products', '/userhomepage?tab=cart', '/about', '/login']

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the shop shows its pickles', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Explore Products' }).click()
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('₹')
    await page.locator(JAR).first().click()
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    // Playwright looks for no texts inside <noscript>, so it is found by its class.
    const note = page.locator('.no-script')
    await expect(note).toHaveText(/^Please switch JavaScript on to order here, or call us: \d+/)
    await expect(note).toBeInViewport()
  })
})

test('a page starts, though its styles cannot be read', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(CSSStyleSheet.prototype, 'cssRules', {
      get: () => {
        throw new DOMException('Cannot access rules', 'SecurityError')
      },
    }),
  )
  for (const open of [() => page.goto('/userhomepage'), () => page.reload()]) {
    await open()
    await page.getByRole('button', { name: 'About us' }).click()
    await expect(page.getByRole('button', { name: 'Hide about us' })).toBeVisible()
  }
})

test('React takes over the page of the server unchanged and without an error in the console', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/userhomepage?tab=products')
  const jar = (await page.locator(JAR).first().getAttribute('href')) ?? ''
  // The heading is marked once the document is read, before any module of it runs. If the mark is still there afterwards,
  // React took the heading over and did not make another.
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => document.querySelector('h1')?.setAttribute('data-served', document.readyState),
      { once: true },
    ),
  )
  for (const path of [...SERVED, '/userhomepage/privacypolicy', jar]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1[data-served="interactive"]')).toHaveCount(1)
  }
  expect(complaints).toEqual([])
})

test('the styles that are inside a page are not fetched once more', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.css')) fetched.push(pathname)
  })
  await page.goto('/userhomepage?tab=products')
  const jar = (await page.locator(JAR).first().getAttribute('href')) ?? ''
  for (const path of ['/userhomepage', '/userhomepage?tab=products', jar]) {
    await page.goto(path)
    // What comes later comes with the first touch.
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((file) => file.includes('/index-'))).toEqual([])
  }
})

test('a reload shows the tab from the browser history at once, and no other tab before it', async ({
  page,
}) => {
  await openAlive(page, '/userhomepage')
  await page.getByRole('link', { name: 'Explore Products' }).click()
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/userhomepage$/)
  await page.route('**/assets/shop/*.js', async (route) => {
    await expect(page.getByRole('heading', { name: 'Pickle the way the house makes it' })).toBeHidden()
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('nothing on a screen moves by itself once it is shown, also when pictures and code come late', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moves: LayoutShift[] = []
    Object.assign(globalThis, { moves })
    new PerformanceObserver((list) => moves.push(...(list.getEntries() as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  await page.route(/\/(assets\/shop|images|uploads)\/.*\.(js|svg|webp|avif)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto('/userhomepage?tab=products')
  const jar = (await page.locator(JAR).first().getAttribute('href')) ?? ''
  for (const path of [...SERVED, '/userhomepage?tab=products&view=pickles', jar, '/pickles/gongura']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(() =>
      (globalThis as unknown as { moves: LayoutShift[] }).moves.reduce((sum, { value }) => sum + value, 0),
    )
    // Our fonts take the place of the system's after the first paint, and letters are a hair wider.
    expect({ path, moved: Math.round(moved * 1000) }).toEqual({ path, moved: 0 })
  }
})

test('the filters of the list are fetched before somebody goes there, so that they push no jar down', async ({
  page,
}) => {
  const fetched = page.waitForResponse('**/assets/shop/ProductFilters-*.js')
  await page.goto('/userhomepage')
  await fetched
})
