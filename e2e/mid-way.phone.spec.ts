import { type Browser, expect, type Page } from '@playwright/test'
import { freshNumber, logInAsCustomer, logInAsStaff } from './support/people.js'
import { addFirstJar, fillDelivery, openTab, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'

interface Line {
  product: { Id: string; price: number }
}

const place = (page: Page) => page.getByRole('button', { name: 'Place Order' })

/** A customer whose cart is ready to be ordered. */
async function fillCart(page: Page): Promise<void> {
  const mobileNumber = freshNumber()
  await page.goto('/login')
  await logInAsCustomer(page, mobileNumber)
  await expect(page).toHaveURL(/\/userhomepage/)
  await openTab(page, 'Products')
  await addFirstJar(page)
  await openTab(page, 'Cart')
  await fillDelivery(page, mobileNumber)
  await expect(place(page)).toBeEnabled()
}

/** Staff, elsewhere, give a product another price in rupees. */
async function setPrice(browser: Browser, Id: string, price: number): Promise<void> {
  const staff = await (await browser.newContext()).newPage()
  await logInAsStaff(staff, '9000000001', '246810')
  await expect(staff).toHaveURL(/\/dashboard/)
  const status = await staff.evaluate(
    async ([path, body]) =>
      (
        await fetch(path as string, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: body as string,
        })
      ).status,
    [`/api/products/${Id}`, JSON.stringify({ price })],
  )
  expect(status).toBe(200)
  await staff.context().close()
}

test('the server goes away while an order is placed: it says so, and nothing is lost', async ({ page }) => {
  await fillCart(page)
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

test('a price that changes before Place Order is named before it is paid', async ({ page, browser }) => {
  await fillCart(page)
  const cart = await page.request.get('/api/cart/items')
  const { cartItems } = (await cart.json()) as { cartItems: Line[] }
  const { Id, price } = cartItems[0]?.product ?? { Id: '', price: 0 }
  // Lower, since no price is above the one printed on the jar.
  const next = price - 10
  await setPrice(browser, Id, next)
  try {
    await place(page).click()
    await expect(page.getByText(`₹${price} is now ₹${next}.`)).toBeVisible()
    await expect(page.getByText(/Nothing is ordered yet/)).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    // Seen now: the next press agrees to it.
    await place(page).click()
    await expect(paymentWindow(page).getByRole('button', { name: /Pay ₹/ })).toBeVisible()
  } finally {
    await setPrice(browser, Id, price)
  }
})
