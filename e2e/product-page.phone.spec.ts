import { expect, type Locator } from '@playwright/test'
import { openAlive } from './support/shop.js'
import { test } from './support/test.js'
import { violations } from './support/violations.js'

async function edges(of: Locator): Promise<{ top: number; bottom: number }> {
  const box = await of.boundingBox()
  return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) }
}

test('a picture leads to its jar, whose price and button stay in sight', async ({ page }) => {
  await openAlive(page, '/userhomepage?tab=products')
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.locator('picture, img, svg').first().click()
  await expect(page).toHaveURL(/\/pickles\//)
  // Until the code of the page is there, the list stands below its address.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const buy = page.getByRole('main')
  const add = buy.getByRole('button', { name: 'Add to cart' })
  const price = buy.getByText(/^₹[\d,]+$/).first()
  await expect(add).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const bar = await edges(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }))
  for (const thing of [add, price]) expect((await edges(thing)).bottom).toBeLessThanOrEqual(bar.top)
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
  for (const thing of [add, price]) await expect(thing).toBeInViewport()

  // Another weight is one tap, in place.
  await page.evaluate(() => scrollTo(0, 0))
  const weights = buy.getByRole('list', { name: 'Weight' })
  const other = weights.locator('a:not([aria-current])').first()
  const [, amount] = /(₹[\d,]+)/.exec(await other.innerText()) ?? []
  await other.click()
  await expect(price).toHaveText(String(amount))
  expect(await violations(page)).toEqual([])

  // The jars of a list by pickle are one card, and lead to the same page.
  await page.goto('/userhomepage?tab=products&view=pickles')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(weights).toBeVisible()
})
