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
    // What stands in <noscript> is found by element only: texts are not looked for inside it.
    const note = page.locator('.no-script')
    await expect(note).toHaveText(/^Please switch JavaScript on to order here, or call us: \d+/)
    await expect(note).toBeInViewport()
  })
})

test('what the server rendered comes alive unchanged, without a word in the console', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/userhomepage?tab=products')
  const jar = (await page.locator(JAR).first().getAttribute('href')) ?? ''
  // Marked once the document is read, before any module of it runs. What is still marked afterwards was taken over, and
  // not made again.
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

test('a reload shows the tab that the history remembers, and never another one', async ({ page }) => {
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
