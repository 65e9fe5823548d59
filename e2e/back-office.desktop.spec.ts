import { expect, type Page } from '@playwright/test'
import { capture } from './support/capture.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

/** Checks that axe finds nothing and that the screen does not scroll sideways. */
async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
}

test('the owner manages outlets, expenses, reviews and support on their screens', async ({ page }) => {
  // Four screens in one journey, since each start costs more than a screen.
  await signInAsAdmin(page.request)

  const number = '9000001280'
  await page.goto('/outlet-list')
  const fields = {
    Name: 'Annexe',
    'Mobile Number (Outlet)': number,
    OTP: '482913',
    Email: 'annexe@jaadi.example',
    Address: '5 Back Lane, L.B Nagar',
  }
  const outlet = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create Outlet' }) })
  for (const [name, text] of Object.entries(fields)) await outlet.getByRole('textbox', { name }).fill(text)
  await page.getByRole('button', { name: 'Create Outlet' }).click()
  await expect(page.getByText('Outlet created successfully')).toBeVisible()
  await page.getByRole('button', { name: `Edit Annexe (${number})` }).click()
  await expect(page.getByRole('button', { name: 'Update Outlet' })).toBeInViewport()
  await expectSound(page)
  await capture(page, 'outlets')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Delete Annexe (${number})` }).click()
  await page
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('Outlet deleted successfully')).toBeVisible()

  await page.goto('/expenses')
  const total = page.getByRole('status').filter({ hasText: '₹' })
  const before = Number((await total.innerText()).replace(/[^\d.]/g, ''))
  await page.getByRole('button', { name: 'Create Expense' }).click()
  const form = page.locator('form').filter({ has: page.getByLabel(/^Amount/) })
  await form.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Maintenance' }).click()
  await form.getByLabel(/^Amount/).fill('1250.50')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The expense was saved.')).toBeVisible()
  await expect
    .poll(async () => Number((await total.innerText()).replace(/[^\d.]/g, '')))
    .toBeCloseTo(before + 1250.5, 2)
  await expectSound(page)
  await capture(page, 'expenses')

  await page.goto('/admin-review-approval')
  await expect(page.getByRole('heading', { name: 'Pending product reviews' })).toBeVisible()
  await expect(page.getByText('Loading reviews...')).toHaveCount(0)
  await expectSound(page)
  await capture(page, 'reviews')

  await page.goto('/dashboard/support')
  await page
    .getByRole('link', { name: /^Issue for Order/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/support\/P-/)
  await page.getByLabel('Message', { exact: true }).fill('A new jar is on its way.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const messages = page.getByRole('log', { name: 'Messages' })
  await expect(messages.getByText('A new jar is on its way.').last()).toBeInViewport()
  expect((await messages.boundingBox())?.height).toBeLessThanOrEqual(300)
  await expectSound(page)
  await capture(page, 'support')
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Order Details' })).toBeVisible()
})
