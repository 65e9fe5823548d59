import { expect, type Page } from '@playwright/test'
import { freshNumber, logInAsCustomer } from './support/people.js'
import { addFirstJar, fillDelivery, openTab, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'

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
