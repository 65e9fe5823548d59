import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { freshNumber, signInAsCustomer } from './people.js'

/** A card of the products screen that can be bought. */
export const jar = (page: Page): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Chicken' })
    .filter({ has: page.getByRole('button', { name: /Add one/ }) })
    .first()

export async function addFirstJar(page: Page): Promise<void> {
  await jar(page)
    .getByRole('button', { name: /Add one/ })
    .click()
}

/** A heat of the pickle on the page that is not the one shown, and not sold out: by its address, which it keeps. */
export async function otherHeat(page: Page): Promise<Locator> {
  const heats = page.getByRole('list', { name: 'Spice' })
  const others = heats.locator('a:not([aria-current])').filter({ hasNotText: 'sold out' })
  return heats.locator(`a[href="${await others.first().getAttribute('href')}"]`)
}

/** Opens a screen whose code answers presses. Before that, a link leads to a page that the server has filled. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('alive', () => document.documentElement.setAttribute('data-alive', '')),
  )
  await page.goto(path)
  await expect(page.locator('[data-alive]')).toHaveCount(1)
}

/**
 * By the menu that shows at this width; the page of a pickle has the cart alone in it on a phone. Comes back when the
 * tab is the one that is open: until then, what is pressed belongs to the screen before.
 */
export async function openTab(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' })
  const tab = (label: RegExp) => menu.getByRole('link', { name: label }).filter({ visible: true }).first()
  await tab(new RegExp(name === 'Cart' ? 'Cart|in the cart$' : `^${name}`)).click()
  await expect(tab(new RegExp(`^${name}`))).toHaveAttribute('aria-current', 'page')
}

export async function fillDelivery(page: Page, mobileNumber: string, pin = '560001'): Promise<void> {
  // What is known of the customer comes by itself, also between a person's selecting and typing.
  await expect(page.getByLabel('Contact number')).not.toHaveValue('')
  await page.getByLabel('Contact name').fill('Asha Rani')
  await page.getByLabel('Contact number').fill(mobileNumber)
  await page.getByLabel('Delivery address').fill('12-3 Temple Street')
  await page.getByLabel('Pin code').fill(pin)
  await page.getByLabel('Pin code').blur()
  await expect(page.getByText(/Arrives between/)).toBeVisible()
}

/** What a browser sends as the origin of a write. */
export const origin = (): string => test.info().project.use.baseURL ?? ''

/**
 * Opens the cart of a new customer, ready for Place Order. It is filled over the API: enough other journeys fill one by
 * hand.
 */
export async function openFullCart(page: Page): Promise<void> {
  const mobileNumber = freshNumber()
  const headers = { origin: origin() }
  await signInAsCustomer(page.request, mobileNumber)
  const { products } = (await (await page.request.get('/api/products')).json()) as {
    products: { Id: string; availableStock: number }[]
  }
  const Id = products.find(({ availableStock }) => availableStock > 0)?.Id
  const address = {
    contactName: 'Asha Rani',
    contactNumber: mobileNumber,
    address: '12-3 Temple Street',
    city: 'Bengaluru',
    state: 'Karnataka',
    pin: '560001',
  }
  for (const filled of [
    await page.request.post('/api/cart/add', { data: { Id, quantity: 1 }, headers }),
    await page.request.put('/api/cart/updateAddress', { data: address, headers }),
  ])
    expect(filled.ok()).toBe(true)
  await page.goto('/userhomepage?tab=cart')
  await expect(page.getByText(/Arrives between/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
}

export const paymentWindow = (page: Page): FrameLocator =>
  page.frameLocator('iframe[src*="/sandbox/cashfree/checkout"]')
