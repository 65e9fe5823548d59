import { expect, type Page } from '@playwright/test'
import { codeFor, freshNumber, logInAsCustomer } from '../support/people.js'
import { openAlive, openTab } from '../support/shop.js'
import { test } from '../support/test.js'
import { shoot } from './album.js'

/** Customers of the demo data, by what their orders show. */
const WITH_ISSUE = '9000000101'
const WITH_SHIPPED = '9000000105'
const WITH_CANCELLED = '9000000103'
const WITH_UNPAID = '9000000108'

async function logIn(page: Page, mobileNumber: string): Promise<void> {
  await page.goto('/login')
  await logInAsCustomer(page, mobileNumber)
  await expect(page).toHaveURL(/\/userhomepage/)
}

test('what a visitor sees', async ({ page }) => {
  await page.goto('/userhomepage')
  await shoot(page, 'landing')
  await page.getByRole('button', { name: 'About us' }).click()
  await shoot(page, 'landing-about')
  await openTab(page, 'Products')
  await expect(page.getByRole('article').first()).toBeVisible()
  await shoot(page, 'products')
  await page
    .getByRole('button', { name: /^Ingredients/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(page, 'products-ingredients')
  await page.goBack()
  await page
    .getByRole('button', { name: /of 5 stars/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(page, 'products-reviews')
  await page.goBack()
  await page.goto('/pickles/chicken-cp_po-medium-1kg')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shoot(page, 'product')
  await page.goto('/pickles/none')
  await shoot(page, 'product-unknown')
  await openTab(page, 'Cart')
  await shoot(page, 'cart-visitor')
  await openTab(page, 'Orders')
  await shoot(page, 'orders-visitor')
  await page.goto('/userhomepage/shippingpolicy')
  await shoot(page, 'policy')
  await page.goto('/about')
  await shoot(page, 'about')
  await page.goto(`/unsubscribe/${'A'.repeat(43)}`)
  await shoot(page, 'unsubscribe')
})

test('a visitor sees errors explained', async ({ page }) => {
  await page.route('**/api/products*', (route) => route.abort())
  await openAlive(page, '/userhomepage')
  await openTab(page, 'Products')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await shoot(page, 'products-offline')
  await page.unroute('**/api/products*')
  await page.route('**/api/products*', () => undefined)
  await openAlive(page, '/userhomepage')
  await openTab(page, 'Products')
  await expect(page.getByText('Loading…')).toBeAttached()
  await shoot(page, 'products-loading')
})

test('logging in', async ({ page }) => {
  const mobileNumber = freshNumber()
  await page.goto('/login')
  await shoot(page, 'login')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await shoot(page, 'login-error')
  await page.getByLabel('Mobile number').fill(mobileNumber)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeVisible()
  await shoot(page, 'login-otp')
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(page.request, mobileNumber))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page).toHaveURL(/\/userhomepage/)
  await openTab(page, 'Orders')
  await expect(page.getByText('No orders placed yet')).toBeVisible()
  await shoot(page, 'orders-none')
  await openTab(page, 'Cart')
  await shoot(page, 'cart-empty')
})

test('buying', async ({ page }) => {
  await logIn(page, freshNumber())
  await openTab(page, 'Products')
  for (const index of [0, 4])
    await page
      .getByRole('button', { name: /^Add one/ })
      .nth(index)
      .click()
  await openTab(page, 'Cart')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  await shoot(page, 'cart-new')
  await page.getByLabel('Pin code').fill('50')
  await page.getByLabel('Contact number').fill('12')
  await page.getByLabel('City').focus()
  await shoot(page, 'cart-errors')
  await page.getByLabel('Contact name').fill('Asha Rani')
  await page.getByLabel('Contact number').fill('9876543210')
  await page.getByLabel('Delivery address').fill('12-3 Temple Street, near the post office')
  await page.getByLabel('Pin code').fill('560001')
  await expect(page.getByText(/Arrives between/)).toBeVisible()
  await shoot(page, 'cart')
  await page.getByRole('button', { name: 'Place Order' }).click()
  const pay = page.frameLocator('iframe[src*="/sandbox/cashfree/checkout"]')
  await expect(pay.getByRole('button', { name: /Pay ₹/ })).toBeVisible()
  await shoot(page, 'payment')
  await pay.getByRole('button', { name: /Fail/ }).click()
  await expect(page.getByRole('dialog', { name: 'Sorry' })).toBeVisible()
  await shoot(page, 'outcome-sorry')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await shoot(page, 'orders-pending')
})

test('orders of every kind', async ({ page }) => {
  for (const [name, mobileNumber] of Object.entries({
    shipped: WITH_SHIPPED,
    cancelled: WITH_CANCELLED,
    unpaid: WITH_UNPAID,
  })) {
    await page.context().clearCookies()
    await logIn(page, mobileNumber)
    await openTab(page, 'Orders')
    await expect(page.getByRole('article').first()).toBeVisible()
    await shoot(page, `orders-${name}`)
  }
})

test('a review, an issue, the account', async ({ page }) => {
  await logIn(page, WITH_ISSUE)
  await openTab(page, 'Orders')
  const orders = page.getByRole('article')
  await expect(orders.first()).toBeVisible()
  await shoot(page, 'orders-issue')
  const review = page.getByRole('button', { name: /^(Rating & Review|View your review)/ })
  await review.first().click()
  await expect(page.getByRole('combobox', { name: 'Rating' })).toBeVisible()
  await shoot(page, 'review')
  await openTab(page, 'Orders')
  await page.getByRole('button', { name: 'View Issue' }).first().click()
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible()
  await shoot(page, 'issue')
  await page.goto('/user-account')
  await expect(page.getByLabel('Name')).toBeVisible()
  await shoot(page, 'account')
})
