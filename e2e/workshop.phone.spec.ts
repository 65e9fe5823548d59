import { expect, type Page } from '@playwright/test'
import { capture } from './support/capture.js'
import { openRowMenu } from './support/console.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

const PICKLE = 'Chicken Pickle, Cold pressed peanut oil, Medium spice, 1 kg'

/** Checks that axe finds nothing and that the screen does not scroll sideways. */
async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
}

/** Recipe and quantity; the batches come by themselves. @returns the number of the run */
async function reserve(page: Page): Promise<string> {
  await page.goto('/reservation-list')
  await page.getByRole('link', { name: 'Create Reservation' }).click()
  await page.getByRole('combobox', { name: /^BOM/ }).click()
  await page.getByRole('option', { name: `${PICKLE} · makes 10 PC`, exact: true }).click()
  await page.getByLabel(/^Quantity to Produce/).fill('4')
  await expect(page.getByText('Everything it needs is on the shelf.')).toBeVisible()
  await expect(page.getByLabel('Cost Price').first()).toHaveValue(/^₹1,\d{3}\.\d\d$/)
  await expectSound(page)
  await capture(page, 'reservation')
  await page.getByRole('button', { name: 'Create Reservation' }).click()
  await expect(page.getByText(/^Reservation created successfully, reservation ID: R-/)).toBeVisible()
  const title = page.getByRole('heading', { name: /^Run R-/ })
  return (await title.innerText()).replace('Run ', '')
}

test('a run is reserved and received, its jar is traced, a drill runs, and the plan reserves the next run', async ({
  page,
}) => {
  await signInAsAdmin(page.request)
  await page.goto('/dashboard')
  await expect(page.getByText(/things are still to do before real sales/)).toBeVisible()
  const run = await reserve(page)
  await expect(page.getByRole('region', { name: 'What is reserved' })).toContainText('Chicken')
  await expectSound(page)

  await page.goto(`/reservations?id=${run}`)
  await expect(page.getByLabel(/^Quantity to Produce/)).toBeDisabled()
  await expect(page.getByText('This reservation is reserved, so its form is locked.')).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  const paper = page.waitForEvent('popup')
  await openRowMenu(page, run)
  await page.getByRole('button', { name: `Print ${run}` }).click()
  await expect((await paper).getByRole('columnheader', { name: 'Check if received' })).toBeVisible()
  await (await paper).close()

  await openRowMenu(page, run)
  await page.getByRole('link', { name: `Receive ${run}` }).click()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create Stock' }) })
  await expect(form.getByRole('combobox', { name: 'Reservation' })).toContainText(run)
  await form.getByRole('combobox', { name: 'Outlet' }).click()
  await page.getByRole('option', { name: 'L.B Nagar' }).click()
  await form.getByLabel('Quantity *').fill('3')
  await form.getByRole('button', { name: 'More about this run' }).click()
  await form.getByLabel('Labour').fill('120')
  await expect(form.getByText('1 kg (25 %)')).toBeVisible()
  await expectSound(page)
  await capture(page, 'run-receipt')
  await form.getByRole('button', { name: 'Create Stock' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Open run' })
  const batchNumber = await notice.locator('strong').innerText()
  const labels = await page.request.get(`/api/admin/stock/${batchNumber}/labels?count=2`)
  expect(labels.headers()['content-type']).toBe('application/pdf')

  await notice.getByRole('link', { name: `Open run ${run}` }).click()
  await expect(page.getByText('Production Completed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What came out' })).toContainText(batchNumber)
  await expect(page.getByRole('region', { name: 'What it cost' })).toContainText('₹120.00')
  await expectSound(page)
  await capture(page, 'run')

  await tracedBack(page, batchNumber)
  await practised(page, batchNumber)
  await planned(page)
})

/** Traces the jar back to its sack. */
async function tracedBack(page: Page, batchNumber: string): Promise<void> {
  await page.getByRole('link', { name: batchNumber }).first().click()
  await page.getByRole('link', { name: `Trace ${batchNumber}` }).click()
  await expect(page.getByRole('region', { name: 'Trace' })).toContainText(/RM-\d{6}-\d{3}/)
  await expectSound(page)
  await capture(page, 'trace')
}

/** Runs a drill on the batch: it finds the same as a recall, and the batch can still be used. */
async function practised(page: Page, batchNumber: string): Promise<void> {
  await page.goto('/dashboard/recalls')
  await page.getByRole('link', { name: 'New recall or drill' }).click()
  await page.getByLabel('Batch number').fill(batchNumber)
  await page.getByLabel('What is wrong?').fill('A lid came loose')
  await page.getByRole('button', { name: 'Begin a drill' }).click()
  await expect(page.getByRole('heading', { name: `Drill: recall of ${batchNumber}` })).toBeVisible()
  await expect(page.getByText('nothing is frozen, no money moves')).toBeVisible()
  await expect(page.getByRole('region', { name: '1. Freeze' })).toContainText('Not frozen')
  await expectSound(page)
  await capture(page, 'recall-drill')
  const batch = await page.request.get(`/api/admin/stock/${batchNumber}`)
  expect(await batch.json()).toMatchObject({ state: 'usable' })
}

/** Reserves with one button what the plan says to cook next. */
async function planned(page: Page): Promise<void> {
  await page.goto('/dashboard/cook-plan')
  // One run alone: each more would take ingredients that other journeys need.
  const pots = page.getByRole('checkbox', { name: /^Cook / })
  await expect(pots.first()).toBeVisible()
  for (const pot of (await pots.all()).slice(1)) await pot.uncheck()
  await pots.first().check()
  await expectSound(page)
  await capture(page, 'cook-plan')
  await page.getByRole('button', { name: 'Reserve ingredients (1 run)' }).click()
  await expect(page.getByRole('heading', { name: 'Reserved' })).toBeVisible()
  await page.getByRole('link', { name: /^Open R-/ }).click()
  await expect(page.getByRole('heading', { name: /^Run R-/ })).toBeVisible()
}
