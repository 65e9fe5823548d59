import { expect, type Page } from '@playwright/test'
import { capture } from './support/capture.js'
import { searchFor } from './support/console.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

/** Checks that axe finds nothing and that the screen does not scroll sideways. */
async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
}

test('a batch is received, found by its number, corrected, labelled and confirmed as empty', async ({
  page,
}) => {
  await signInAsAdmin(page.request)
  await page.goto('/stock-receipt')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create Stock' }) })
  await form.getByRole('combobox', { name: 'Outlet' }).click()
  await page.getByRole('option', { name: 'L.B Nagar' }).click()
  await form.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Cinnamon' }).click()
  await form.getByLabel('Quantity').fill('1500 g')
  await form.getByLabel('Price *').fill('212.50')
  // A thumb reaches the button while the form is longer than the screen.
  await form.getByRole('button', { name: 'More about this batch' }).click()
  await expect(form.getByRole('button', { name: 'Create Stock' })).toBeInViewport({ ratio: 1 })
  await form.getByLabel('Invoice number').fill('INV-448')
  await expectSound(page)
  await capture(page, 'stock-receipt')
  await form.getByRole('button', { name: 'Create Stock' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Stock received.' })
  const batchNumber = await notice.locator('strong').innerText()
  await expect(form.getByLabel('Quantity')).toHaveValue('')
  await expect(form.getByRole('combobox', { name: 'Outlet' })).toHaveText('L.B Nagar')
  await expect(page.getByRole('button', { name: `More: ${batchNumber}` })).toBeVisible()
  await expectSound(page)

  await searchFor(page, `https://jaadi.example/jar/${batchNumber}`)
  await expect(page.getByRole('heading', { name: `Batch ${batchNumber}` })).toBeVisible()
  await page.getByRole('button', { name: 'Correct' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Spilt' }).click()
  await dialog.getByLabel('How much').fill('0.5')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await expect(page.getByText(`Batch ${batchNumber} was corrected.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('1 KG')
  await expectSound(page)
  await capture(page, 'batch')

  await page.getByRole('button', { name: 'Print Label' }).click()
  const sheet = page.getByRole('dialog', { name: `Print labels of ${batchNumber}` })
  await sheet.getByRole('radio', { name: 'Begin at label 3', exact: true }).check({ force: true })
  await expect(sheet.getByLabel('First free label of the sheet')).toHaveValue('3')
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()
  const labels = await page.request.get(`/api/admin/stock/${batchNumber}/labels?count=2&startCell=3`)
  expect(labels.headers()['content-type']).toBe('application/pdf')

  await page.getByRole('link', { name: `Consumption ${batchNumber}` }).click()
  await expect(page.getByText('No reservations or orders found for this stock.')).toBeVisible()
  const tick = page.getByRole('checkbox', { name: 'All stock is consumed (No Stock Left)' })
  await tick.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(tick).not.toBeChecked()
  await tick.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Physical inventory confirmed')).toBeVisible()
  await expect(page.getByText('Gain/Loss: -₹212.50')).toBeVisible()
  await expectSound(page)
  await capture(page, 'consumption')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('Confirmed empty')).toBeVisible()
})
