import { expect } from '@playwright/test'
import { openAlive } from './support/shop.js'
import { test } from './support/test.js'

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
