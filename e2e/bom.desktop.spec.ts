import { expect, type Page } from '@playwright/test'
import { capture } from './support/capture.js'
import { openRowMenu } from './support/console.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator('form').getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a BOM is created with grams, shows its cost, is changed, shows what changed, and is deleted', async ({
  page,
}) => {
  await signInAsAdmin(page.request)
  await page.goto('/bom')
  await expect(page.getByText('Roasted masala', { exact: true }).first()).toBeVisible()
  await expectSound(page)
  await capture(page, 'bom-list')

  await choose(page, 'FG/SG product', 'Roasted masala')
  await page.getByLabel('Quantity it makes').fill('2')
  await choose(page, 'Component product', 'Coriander seeds')
  await page.getByLabel('Component quantity').fill('1.4')
  await page.getByRole('button', { name: 'Add Component' }).click()
  await choose(page, 'Component product', 'Cloves')
  await page.getByLabel('Component quantity').fill('85')
  await choose(page, 'Component unit', 'G')
  await page.getByRole('button', { name: 'Add Component' }).click()
  await expect(page.getByRole('combobox', { name: 'FG/SG product' })).toBeDisabled()
  await expectSound(page)
  await capture(page, 'bom-form')
  await page.getByRole('button', { name: 'Create BOM' }).click()
  await expect(page.getByText('BOM created successfully')).toBeVisible()
  // 1.4 kg at 172 and 85 g at 1180, of which there are two kilograms.
  await expect(page.getByText('₹170.55 / KG')).toBeVisible()
  await expect(page.getByText('An older BOM of this product').first()).toBeVisible()

  await page.getByRole('button', { name: 'Edit Roasted masala', exact: true }).click()
  await page.getByLabel('Quantity of Cloves').fill('90')
  await page.getByRole('button', { name: 'Update BOM' }).click()
  await expect(page.getByText('BOM updated successfully')).toBeVisible()
  await openRowMenu(page, 'Roasted masala')
  await page.getByRole('button', { name: 'Details of Roasted masala', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Roasted masala' })
  await expect(dialog.getByText('Cloves: 90 G instead of 85 G')).toBeVisible()
  await expectSound(page)
  await capture(page, 'bom-details')
  await dialog.getByRole('button', { name: 'Close' }).click()

  // A recipe that needs itself is refused by name.
  await choose(page, 'FG/SG product', 'Roasted masala')
  await page.getByLabel('Quantity it makes').fill('1')
  await choose(page, 'Component product', 'Roasted masala')
  await page.getByLabel('Component quantity').fill('1')
  await page.getByRole('button', { name: 'Create BOM' }).click()
  await expect(
    page.getByText('A product cannot need itself: Roasted masala needs Roasted masala.'),
  ).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Clear' }).click()

  await openRowMenu(page, 'Roasted masala')
  await page.getByRole('button', { name: 'Delete Roasted masala', exact: true }).click()
  await page
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('The BOM of Roasted masala was deleted.')).toBeVisible()
})
