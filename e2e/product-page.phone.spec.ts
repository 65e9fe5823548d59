import { expect, type Locator } from '@playwright/test'
import { openAlive } from './support/shop.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

async function edges(of: Locator): Promise<{ top: number; bottom: number }> {
  const box = await of.boundingBox()
  return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) }
}

test('the picture of a product opens its page, where price and button stay in sight', async ({ page }) => {
  await openAlive(page, '/userhomepage?tab=products')
  const card = page.getByRole('article').first()
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  // The first jars say what they cost before the first push of the thumb.
  const cost = await edges(card.getByText(/^₹[\d,]+$/).first())
  expect(cost.bottom).toBeLessThanOrEqual((await edges(menu)).top)
  const chips = page.getByRole('group', { name: 'Filters' })
  await chips.getByRole('button', { name: /^High spice/ }).click()
  await expect(chips.getByRole('button').first()).toBeVisible()
  await expect(chips.getByRole('button', { name: /^High spice/ })).toBeInViewport()
  expect((await chips.boundingBox())?.height).toBeLessThanOrEqual(48)
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await chips.getByRole('button', { name: 'Clear filters' }).click()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.locator('picture, img, svg').first().click()
  await expect(page).toHaveURL(/\/pickles\//)
  // The list stays until the code of the page has loaded, though the address has changed already.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const buy = page.getByRole('main')
  const add = buy.getByRole('button', { name: 'Add to cart' })
  const price = buy.getByText(/^₹[\d,]+$/).first()
  await expect(add).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  // One bar at the bottom, wherever one reads: the menu gives way to what is bought with.
  await expect(page.getByRole('link', { name: 'Orders' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'in the cart' })).toBeVisible()
  const bar = await edges(page.locator('[data-buy]'))
  expect(Math.round(bar.bottom)).toBe(page.viewportSize()?.height)
  expect(bar.bottom - bar.top).toBeLessThanOrEqual(72)
  for (const thing of [add, price]) await expect(thing).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
  for (const thing of [add, price]) await expect(thing).toBeInViewport({ ratio: 1 })

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
