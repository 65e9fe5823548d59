import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

/** The bars of a phone, above and below a list. */
const TOP_PX = 48
const BOTTOM_PX = 56

/** Lists of which the first five records are in sight when the screen opens. */
const LISTS = [
  '/dashboard/orders',
  '/product-list',
  '/reservation-list',
  '/dashboard/customers',
  '/dashboard/suppliers',
  '/dashboard/employees',
  '/dashboard/audit',
  '/bom',
]
/** Lists below a form or sums: five records fit once the list is scrolled to. */
const BELOW_FORMS = ['/stock-receipt?filter={"stockPresent":true}', '/outlet-list', '/expenses?filter={}']

/** Where the first five cards stand, from the upper edge of the screen. */
const cards = (page: Page) =>
  page.locator('main li:has(> div > h2)').evaluateAll((found) =>
    found.slice(0, 5).map((card) => {
      const { top, height } = card.getBoundingClientRect()
      return { top, height }
    }),
  )

test('five records of every list fit on the screen of a phone', async ({ page }) => {
  test.slow()
  await signInAsAdmin(page.request)
  const height = page.viewportSize()?.height ?? 0
  for (const path of [...LISTS, ...BELOW_FORMS]) {
    await page.goto(path)
    await expect(page.locator('main li h2').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const found = await cards(page)
    const average = found.reduce((sum, card) => sum + card.height, 0) / found.length
    const from = BELOW_FORMS.includes(path) ? TOP_PX : (found[0]?.top ?? height)
    expect([path, from + 5 * average <= height - BOTTOM_PX]).toEqual([path, true])
    expect([path, await sidewaysScroll(page)]).toEqual([path, 0])
  }
})

test('several jars get new prices after a preview, and one tap takes them back', async ({ page }) => {
  await signInAsAdmin(page.request)
  await page.goto('/product-list')
  await page.getByRole('button', { name: /^On sale \(\d+\)$/ }).click()
  await page.getByRole('button', { name: 'Views and columns' }).click()
  await expect(page.getByRole('button', { name: 'Choose several' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose several' }).click()
  const jars = page.getByRole('checkbox', { name: /^Choose: / })
  await jars.nth(0).check()
  await jars.nth(1).check()
  const bar = page.getByRole('region', { name: 'The chosen ones' })
  await expect(bar.getByRole('status')).toHaveText('2 chosen')
  expect(await violations(page)).toEqual([])
  await bar.getByRole('button', { name: 'Change prices (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 prices' })
  await dialog.getByLabel('How many percent').fill('1')
  await expect(dialog.getByRole('region', { name: 'What the prices become' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Set 2 prices' }).click()
  await expect(page.getByText('2 prices are changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back: it is as it was.')).toBeVisible()

  // The records follow the order of the list.
  await page.locator('main li h2 a').first().click()
  await page.getByRole('link', { name: /^Next: / }).click()
  await expect(page.getByRole('link', { name: /^Previous: / })).toBeVisible()
})
