import { expect, type Locator } from '@playwright/test'
import { openAlive } from './support/shop.js'
import { test } from './support/test.js'

async function edges(of: Locator): Promise<{ top: number; bottom: number }> {
  const box = await of.boundingBox()
  return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) }
}

test('a picture leads to its jar, whose price and plus stand above the bottom bar', async ({ page }) => {
  await openAlive(page, '/userhomepage?tab=products')
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.locator('picture, img, svg').first().click()
  await expect(page).toHaveURL(/\/pickles\//)
  // Until the code of the page is there, the list stands below its address.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const buy = page.getByRole('main')
  const plus = buy.getByRole('button', { name: /Add one/ }).first()
  await expect(plus).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const bar = await edges(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }))
  for (const thing of [plus, buy.getByText(/^₹/).first()])
    expect((await edges(thing)).bottom).toBeLessThanOrEqual(bar.top)
})
