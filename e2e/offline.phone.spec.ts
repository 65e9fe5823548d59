import { expect } from '@playwright/test'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { violations } from './support/violations.js'

test('a receipt that was entered without a network is sent once, also after another screen was opened', async ({
  page,
  context,
}) => {
  test.slow()
  await signInAsAdmin(page.request)
  await page.goto('/stock-receipt')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create Stock' }) })
  await expect(form.getByLabel('Quantity *')).toBeVisible()
  // The worker keeps the console's files once nothing else is loading.
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/dashboard')))
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^since .* not live$/)).toBeVisible()

  const choose = async (field: string, option: RegExp) => {
    await form.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('Outlet', /L\.B Nagar/)
  await form.getByRole('combobox', { name: 'Product' }).fill('salt')
  await page.getByRole('option', { name: /salt/i }).first().click()
  await form.getByLabel('Quantity *').fill('25')
  await form.getByLabel('Price *').fill('18.5')
  await page.getByRole('button', { name: 'Create Stock' }).click()
  await expect(page.getByText(/^A receipt waits on this device/)).toContainText(/salt, 25/i)
  expect(await violations(page)).toEqual([])

  // The receipt is sent from whichever screen is open when the network is back.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Admin Cockpit' })).toBeVisible()
  await context.setOffline(false)
  const said = page.getByText(/salt, 25 KG: received as batch RM-/i)
  await expect(said).toBeVisible({ timeout: 60_000 })
  const batch = /RM-[\d-]+/.exec(await said.innerText())?.[0]
  const stock = (await (await page.request.get('/api/stock')).json()) as {
    stockEntries: { batchNumber: string; quantity: number; price: number }[]
  }
  const received = stock.stockEntries.filter(({ quantity, price }) => quantity === 25 && price === 18.5)
  expect(received.map(({ batchNumber }) => batchNumber)).toEqual([batch])
})
