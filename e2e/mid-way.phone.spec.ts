import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { signInAsAdmin } from './support/people.js'
import { openFullCart, origin, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'

interface Line {
  product: { Id: string; price: number }
}

const place = (page: Page) => page.getByRole('button', { name: 'Place Order' })

/** Staff, elsewhere, give a product another price in rupees. */
async function setPrice(staff: APIRequestContext, Id: string, price: number): Promise<void> {
  await signInAsAdmin(staff)
  const saved = await staff.put(`/api/products/${Id}`, { data: { price }, headers: { origin: origin() } })
  expect(saved.status()).toBe(200)
}

test('when the network breaks while an order is placed, the cart says so and keeps everything', async ({
  page,
}) => {
  await openFullCart(page)
  await page.context().setOffline(true)
  await place(page).click()
  await expect(page.getByText('Techinical error. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Contact name')).toHaveValue('Asha Rani')
  await expect(page.getByLabel('Pin code')).toHaveValue('560001')
  await page.context().setOffline(false)
  await place(page).click()
  await paymentWindow(page).getByRole('button', { name: /Pay ₹/ }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Completed')
})

test('a customer is told of a price that changed before Place Order, and agrees by the next press', async ({
  page,
  request,
}) => {
  await openFullCart(page)
  const cart = await page.request.get('/api/cart/items')
  const { cartItems } = (await cart.json()) as { cartItems: Line[] }
  const { Id, price } = cartItems[0]?.product ?? { Id: '', price: 0 }
  // Lower, since no price is above the one printed on the jar.
  const next = price - 10
  await setPrice(request, Id, next)
  try {
    await place(page).click()
    await expect(page.getByText(`₹${price} is now ₹${next}.`)).toBeVisible()
    await expect(page.getByText(/Nothing is ordered yet/)).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await place(page).click()
    await expect(paymentWindow(page).getByRole('button', { name: /Pay ₹/ })).toBeVisible()
  } finally {
    await setPrice(request, Id, price)
  }
})
