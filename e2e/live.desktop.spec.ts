import { type Browser, expect, type Page } from '@playwright/test'
import { Bench } from './support/bench.js'
import { freshNumber, signInAsAdmin, signInAsCustomer } from './support/people.js'
import { test } from './support/test.js'

/** Sooner than any screen asks by itself, which is half a minute at the least: so it came by the stream. */
const SOON = { timeout: 15_000 }
const ADDRESS = {
  contactName: 'Asha Rani',
  contactNumber: '9876543210',
  address: '12-3 Temple Street',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500001',
}

/** A customer in a browser of their own, with a placed order. */
async function customerWithOrder(
  browser: Browser,
  address: string,
): Promise<{ page: Page; orderId: string }> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } })
  const page = await context.newPage()
  await page.goto('/userhomepage')
  const { request } = page
  await signInAsCustomer(request, freshNumber())
  const headers = { origin: new URL(page.url()).origin }
  const { products } = (await (await request.get('/api/products')).json()) as {
    products: { Id: string; availableStock: number }[]
  }
  const jar = products.find(({ availableStock }) => availableStock > 1)
  await request.post('/api/cart/add', { data: { Id: jar?.Id, quantity: 1 }, headers })
  await request.put('/api/cart/updateAddress', { data: ADDRESS, headers })
  const placed = await request.post('/api/orders', { headers })
  expect([placed.status(), await placed.text()]).toEqual([201, expect.any(String)])
  return { page, orderId: ((await placed.json()) as { orderId: string }).orderId }
}

test('customer and staff see new messages of each other within two seconds, without a reload', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page.request)
  const { page: shop, orderId } = await customerWithOrder(browser, '10.77.1.1')
  const headers = { origin: new URL(shop.url()).origin }
  const issue = { orderId, issueType: 'Order', status: 'Open', description: 'The lid is loose.' }
  expect((await shop.request.post('/api/issues', { data: issue, headers })).status()).toBe(201)
  await shop.goto('/userhomepage?tab=placeOrder')
  await shop.getByRole('button', { name: /View Issue/ }).click()
  await page.goto(`/dashboard/support/${orderId}`)
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  await expect(shop.getByRole('log', { name: 'Messages' })).toBeVisible()

  await page.getByRole('textbox', { name: /message/i }).fill('A new jar is on its way.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(shop.getByText('A new jar is on its way.')).toBeVisible(SOON)

  await shop.getByLabel('Message', { exact: true }).fill('Thank you!')
  await shop.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log', { name: 'Messages' }).getByText('Thank you!')).toBeVisible(SOON)
  await shop.context().close()
})

test('a paid order appears in an open list, which says since when it is not live and then recovers', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page.request)
  await page.goto('/dashboard/orders')
  const bench = new Bench(page)
  const jar = await bench.jar(5)
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  const order = await bench.order(jar, 1)
  await expect(page.getByText(order.orderId)).toBeVisible(SOON)

  await context.setOffline(true)
  await expect(page.getByText(/^since \d\d:\d\d not live$/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  const later = await bench.order(jar, 1)
  await expect(page.getByText(later.orderId)).toBeVisible(SOON)
})
