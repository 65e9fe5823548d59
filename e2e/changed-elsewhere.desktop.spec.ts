import { expect, type Page } from '@playwright/test'
import { freshNumber, logInAsCustomer } from './support/people.js'
import { addFirstJar, fillDelivery, jar, openTab } from './support/shop.js'
import { test } from './support/test.js'

const inCart = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 1 ? '1 jar in the cart' : `${count} jars in the cart` })

async function logIn(page: Page): Promise<string> {
  const mobileNumber = freshNumber()
  await page.goto('/login')
  await logInAsCustomer(page, mobileNumber)
  await expect(page).toHaveURL(/\/userhomepage/)
  return mobileNumber
}

test('a cart that was changed in another tab is up to date when its customer comes back to this one', async ({
  page,
  context,
}) => {
  await logIn(page)
  await openTab(page, 'Products')
  await addFirstJar(page)
  await expect(inCart(page, 1)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/userhomepage?tab=products')
  await expect(inCart(other, 1)).toBeVisible()
  await jar(other)
    .getByRole('button', { name: /Add one/ })
    .click()
  await expect(inCart(other, 2)).toBeVisible()
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(inCart(page, 2)).toBeVisible()
  await openTab(page, 'Cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(page.getByRole('main').getByText('2', { exact: true })).toBeVisible()
})

test('when the courier fails, the cart keeps the PIN code and shows the usual delivery charge', async ({
  page,
}) => {
  const mobileNumber = await logIn(page)
  await openTab(page, 'Products')
  await addFirstJar(page)
  await openTab(page, 'Cart')
  const fault = { operation: 'charges', fault: 'error', times: 1, hangMs: 1 }
  expect((await page.request.post('/sandbox/delhivery/faults', { data: fault })).ok()).toBe(true)
  await fillDelivery(page, mobileNumber, '682001')
  await expect(page.getByLabel('Pin code')).toHaveValue('682001')
  await expect(page.getByText(/This is our usual delivery charge/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
})
