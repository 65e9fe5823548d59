import { expect, type Page } from '@playwright/test'
import { freshNumber, logInAsCustomer } from './support/people.js'
import { fillDelivery, openTab, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

/** A customer of the demo data with delivered orders, reviews and an open issue; another with an unpaid order. */
const OF_LONG_STANDING = '9000000101'
const WITH_UNPAID = '9000000108'

/** On a phone of 320 px, which is also a window at 400% zoom. */
test.use({ viewport: { width: 320, height: 640 } })

async function expectClean(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await violations(page), what).toEqual([])
  expect(await sidewaysScroll(page), `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

async function logIn(page: Page, mobileNumber: string): Promise<void> {
  await page.goto('/login')
  await logInAsCustomer(page, mobileNumber)
  await expect(page).toHaveURL(/\/userhomepage/)
}

/** Judges a dialog while it is open, and closes it by Back. */
async function expectCleanDialog(page: Page, opener: RegExp): Promise<void> {
  await page.getByRole('button', { name: opener }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectClean(page, `dialog of ${opener}`)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('landing and products have no accessibility violation, nor have their dialogs and errors', async ({
  page,
}) => {
  await page.goto('/userhomepage')
  await page.getByRole('button', { name: 'About us' }).click()
  await expectClean(page, 'about on the landing page')
  let fail = () => {}
  const slowly = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/api/products*', (route) => slowly.then(() => route.abort()))
  await openTab(page, 'Products')
  await expect(page.getByText('Loading…')).toBeAttached()
  await expectClean(page, 'products on their way')
  fail()
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await expectClean(page, 'products that did not arrive')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectClean(page, 'products')
  await expectCleanDialog(page, /^Ingredients/)
  await expectCleanDialog(page, /of 5 stars/)
})

test('the other pages of a visitor have no accessibility violation', async ({ page }) => {
  for (const path of [
    '/pickles/chicken-cp_po-medium-1kg',
    '/pickles/none',
    `/unsubscribe/${'A'.repeat(43)}`,
  ]) {
    await page.goto(path)
    await expectClean(page, path)
  }
  for (const tab of ['Cart', 'Orders']) {
    await openTab(page, tab)
    await expectClean(page, tab)
  }
  await page.goto('/login')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expectClean(page, 'login with an error')
})

test('the pages of a customer have no accessibility violation', async ({ page }) => {
  await logIn(page, OF_LONG_STANDING)
  await openTab(page, 'Orders')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByText('All about this order').first().click()
  await expect(page.getByText('What happened so far').first()).toBeVisible()
  await expectClean(page, 'orders')
  await page
    .getByRole('button', { name: /Rating & Review/ })
    .first()
    .click()
  await expectClean(page, 'review')
  await page.goBack()
  await page.getByRole('button', { name: 'View Issue' }).first().click()
  await expectClean(page, 'issue')
  await page.goto('/user-account')
  await expect(page.getByLabel('Name')).toBeVisible()
  await expectClean(page, 'account')
  await expectCleanDialog(page, /^Delete my account/)
})

test('buying has no accessibility violation, from the empty cart to the question before a cancellation', async ({
  page,
}) => {
  const mobileNumber = freshNumber()
  await logIn(page, mobileNumber)
  await openTab(page, 'Orders')
  await expectClean(page, 'no orders yet')
  await openTab(page, 'Products')
  await page
    .getByRole('button', { name: /^Add one/ })
    .first()
    .click()
  await openTab(page, 'Cart')
  await expect(page.getByLabel('Pin code')).toBeVisible()
  await page.getByLabel('Pin code').fill('50')
  await page.getByLabel('Contact name').focus()
  await expectClean(page, 'cart with an error')
  await fillDelivery(page, mobileNumber)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
  const outcome = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(outcome).toBeVisible()
  await expectClean(page, 'dialog after paying')
  await outcome.getByRole('button', { name: 'OK' }).click()
  await expectCleanDialog(page, /^Cancel Order/)
})

test('an unpaid order and the question before it is deleted have no accessibility violation', async ({
  page,
}) => {
  await logIn(page, WITH_UNPAID)
  await openTab(page, 'Orders')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectClean(page, 'an unpaid order')
  await expectCleanDialog(page, /^Delete order/)
})
