import { expect } from '@playwright/test'
import { shiftClock } from './support/clock.js'
import { freshNumber, logInAsCustomer } from './support/people.js'
import { addFirstJar, fillDelivery, openTab, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'
import { violations } from './support/violations.js'

interface Mail {
  subject?: string
  text: string
}

test.afterEach(({ page }) => shiftClock(page.request, 0))

test('one link of an email leads to the payment after a login, and another ends such emails', async ({
  page,
  context,
}) => {
  const mobileNumber = freshNumber()
  const email = `${mobileNumber}@example.in`
  await page.goto('/login')
  await logInAsCustomer(page, mobileNumber)
  await expect(page).toHaveURL(/\/userhomepage/)
  const origin = new URL(page.url()).origin
  expect((await page.request.put('/api/users', { data: { email }, headers: { origin } })).ok()).toBe(true)
  await openTab(page, 'Products')
  await addFirstJar(page)
  await openTab(page, 'Cart')
  await fillDelivery(page, mobileNumber)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(paymentWindow(page).getByRole('button', { name: /Pay ₹/ })).toBeVisible()

  const mails = async () => (await (await page.request.get(`/sandbox/outbox?to=${email}`)).json()) as Mail[]
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0)
  const { text } = (await mails()).at(-1) as Mail
  const [, path = ''] = /(\/userhomepage\?tab=placeOrder&order=P-[A-Z0-9-]+)/.exec(text) ?? []
  const [, end = ''] = /(\/unsubscribe\?token=[\w-]+)/.exec(text) ?? []

  await context.clearCookies()
  // A minute later the same number may ask for another code.
  await shiftClock(page.request, 60_000)
  await page.goto(path)
  await page.getByRole('button', { name: 'Log in' }).click()
  await logInAsCustomer(page, mobileNumber)
  const retry = page.getByRole('button', { name: 'Retry Payment' })
  await expect(retry).toBeFocused()
  await expect(retry).toBeInViewport()
  await retry.click()
  await paymentWindow(page).getByRole('button', { name: /Pay ₹/ }).click()
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible()

  await context.clearCookies()
  await page.goto(end)
  await page.getByRole('button', { name: 'Stop them' }).click()
  await expect(page.getByText('You will get no more emails about your orders.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('You will get emails about your orders again.')).toBeVisible()
})
