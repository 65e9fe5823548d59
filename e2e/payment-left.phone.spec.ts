import { expect, type Page } from '@playwright/test'
import { openFullCart, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'
import { violations } from './support/violations.js'

const frame = (page: Page) => page.locator('iframe[src*="/sandbox/cashfree/checkout"]')
const pay = (page: Page) => paymentWindow(page).getByRole('button', { name: /Pay ₹/ })

/** A customer who presses Place Order. */
async function placeOrder(page: Page): Promise<void> {
  await openFullCart(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
}

/** A customer who stands before the open payment window. */
async function reachPayment(page: Page): Promise<void> {
  await placeOrder(page)
  await expect(pay(page)).toBeVisible()
}

for (const [what, route, text] of [
  ["the provider's script is blocked", '**/sandbox/cashfree/v3/cashfree.js', 'Payment SDK failed to load'],
  ['the payment session fails', '**/api/cashfree/get-order-token', 'Techinical error. Please try again.'],
] as const)
  test(`when no payment can open because ${what}, the customer is told and can try again at once`, async ({
    page,
  }) => {
    await page.route(route, (blocked) => blocked.abort())
    await placeOrder(page)
    const dialog = page.getByRole('dialog', { name: 'Sorry' })
    await expect(dialog).toBeInViewport({ ratio: 1 })
    await expect(dialog).toContainText(text)
    await expect(dialog).toContainText('pls retry payment from Orders page')
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.unroute(route)
    await dialog.getByRole('button', { name: 'Retry Payment' }).click()
    await pay(page).click()
    await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  })

test('a failed payment leaves a Pending order that can be paid later', async ({ page }) => {
  await reachPayment(page)
  await paymentWindow(page).getByRole('button', { name: /Fail/ }).click()
  await expect(page.getByRole('dialog', { name: 'Sorry' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'OK' }).click()

  const card = page.getByRole('article').first()
  await expect(card).toContainText('Pending')
  await card.getByRole('button', { name: 'Retry Payment' }).click()
  await pay(page).click()
  await expect(card).toContainText('Completed')
  await expect(card.getByRole('button', { name: 'Retry Payment' })).toHaveCount(0)
})

test('Back closes the payment window, says how the payment ended, and leads to the order', async ({
  page,
}) => {
  await reachPayment(page)
  await page.goBack()
  await expect(frame(page)).toHaveCount(0)
  const sorry = page.getByRole('dialog', { name: 'Sorry' })
  await expect(sorry).toContainText('The payment window was closed before anything was paid.')
  // A reload finds it again; Back closes it, and the orders lie beneath.
  await page.reload()
  await expect(sorry).toContainText('The payment window was closed before anything was paid.')
  await page.goBack()
  await expect(sorry).toHaveCount(0)
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Retry Payment' }).click()
  await pay(page).click()
  await expect(card.getByText('Payment received. Thank you!')).toBeVisible()
})

test('after a reload in the middle of a payment, the shop offers to pay the order that waits', async ({
  page,
}) => {
  await reachPayment(page)
  await page.reload()
  await expect(page.getByText(/^Your order P-\S+ waits for its payment\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Retry Payment' }).click()
  await pay(page).click()
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('article').first()).toContainText('Completed')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/^Your order .* waits for its payment/)).toHaveCount(0)
})

test('a jar is bought again in three taps, from the orders to the payment', async ({ page }) => {
  await reachPayment(page)
  await pay(page).click()
  const end = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(end).toContainText('Arrives between')
  await end.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: /^Order again/ }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await pay(page).click()
  await expect(end).toBeVisible()
  await end.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})
