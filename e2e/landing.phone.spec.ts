import { expect } from '@playwright/test'
import { openScreen } from './support/console.js'
import { signInAsAdmin } from './support/people.js'
import { openAlive } from './support/shop.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

const HEADLINE = 'Mango pickle, and nothing else'

test('an owner who sells mango pickle alone makes the landing page hers, and a visitor sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsAdmin(page.request)
  const before = (await (await page.request.get('/api/admin/landing')).json()) as { landing: object }

  await page.goto('/dashboard')
  await openScreen(page, 'Shop', 'Landing page')
  await page.getByLabel('Headline', { exact: true }).fill(HEADLINE)
  await page.getByLabel('Price line', { exact: true }).fill('Mango pickle from {price}')
  await page.getByRole('switch', { name: 'Show Facts' }).click()
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('button', { name: 'Move Oils and heats up' }).click()
  await page.getByRole('button', { name: 'Edit Oils and heats' }).click()
  await page.getByLabel('Heading of oils and heats').fill('One oil, as hot as you like')
  await page.getByRole('button', { name: 'Edit Questions and answers' }).click()
  for (let entry = 5; entry > 1; entry -= 1)
    await page.getByRole('button', { name: `Remove entry ${entry} of Questions and answers` }).click()
  await page.getByLabel('Question', { exact: true }).fill('Which mango?')
  await page.getByLabel('Answer', { exact: true }).fill('Raw Avakaya mango, cut by hand.')

  const preview = page.frameLocator('iframe[title="The landing page as a visitor would see it"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
  await expect(preview.getByRole('heading', { level: 2 }).first()).toHaveText('One oil, as hot as you like')
  await expect(preview.getByText('Which mango?')).toBeAttached()
  await page.getByRole('button', { name: 'Computer' }).click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
  expect(await preview.locator('html').evaluate(() => innerWidth)).toBeGreaterThan(1200)
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

  const visitor = await browser.newPage({ baseURL: baseURL ?? '' })
  await visitor.goto('/userhomepage?preview')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pickle the way the house makes it')

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^The landing page was saved/)).toBeVisible()
  // The rendered page of the shop may be some seconds old.
  await expect(async () => {
    await visitor.goto('/userhomepage')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(HEADLINE, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expect(visitor.getByText(/^Mango pickle from ₹\d+$/)).toBeVisible()
  await expect(visitor.getByText('Which mango?')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'The more, the cheaper' })).toHaveCount(0)
  expect(await visitor.title()).toBe('Jaadi · home-style pickles from Hyderabad')
  expect(await violations(visitor)).toEqual([])
  const footer = await visitor.getByRole('contentinfo').boundingBox()
  expect(footer?.height).toBeLessThanOrEqual(400)
  await visitor.close()

  // As it was, for the journeys after this one.
  const { version } = (await (await page.request.get('/api/admin/landing')).json()) as { version: number }
  const back = await page.request.put('/api/admin/landing', { data: { version, landing: before.landing } })
  expect(back.status()).toBe(200)
})

test('Back shows the place that was left, also after a jump past blocks that were never drawn', async ({
  page,
}) => {
  await openAlive(page, '/userhomepage')
  await page.keyboard.press('End')
  const lastBlock = page.getByRole('heading', { name: 'Questions', exact: true })
  await expect(lastBlock).toBeInViewport()
  const top = async () => Math.round((await lastBlock.boundingBox())?.y ?? NaN)
  const before = await top()
  await page.getByRole('link', { name: 'Products', exact: true }).filter({ visible: true }).click()
  await expect(lastBlock).toHaveCount(0)
  await page.goBack()
  await expect(lastBlock).toBeInViewport()
  await expect.poll(top).toBe(before)
})
