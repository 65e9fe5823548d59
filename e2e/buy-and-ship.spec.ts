import { expect } from '@playwright/test'
import { capture } from './support/capture.js'
import { freshNumber, logInAsCustomer, logInAsStaff } from './support/people.js'
import { fillDelivery, jar, openTab, otherHeat, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'

test('a customer buys a jar, staff assign its batch, and the courier is booked', async ({
  page,
  browser,
}) => {
  const mobileNumber = freshNumber()
  let orderId = ''

  await test.step('a visitor with a shared link takes another heat: login comes first, the jar is kept', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/userhomepage/)
    await expect(page.getByText(/start at ₹[\d,]+/)).toBeVisible()
    await capture(page, 'landing')
    await page.getByRole('link', { name: 'Explore Products' }).click()
    await expect(jar(page)).toBeVisible()
    await capture(page, 'products')
    await page.goto('/pickles/chicken')
    const heat = await otherHeat(page)
    await heat.click()
    await expect(heat).toHaveAttribute('aria-current', 'true')
    const { pathname } = new URL(page.url())
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/\/login/)
    await logInAsCustomer(page, mobileNumber)
    await expect(page).toHaveURL((url) => url.pathname === pathname)
  })

  await test.step('the cart holds it, the PIN gives the delivery charge', async () => {
    await openTab(page, 'Cart')
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled()
    await capture(page, 'cart')
    await fillDelivery(page, mobileNumber)
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  })

  await test.step('the payment window shows the same total; paying ends in Congratulations', async () => {
    const total = (await page.getByRole('definition').filter({ hasText: '₹' }).last().textContent()) ?? ''
    await page.getByRole('button', { name: 'Place Order' }).click()
    const pay = paymentWindow(page).getByRole('button', { name: /Pay ₹/ })
    await expect(pay).toBeVisible()
    await expect(pay).toContainText(total.trim())
    await capture(page, 'payment')
    await pay.click()
    await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
  })

  await test.step('the orders tab shows it paid', async () => {
    const card = page.getByRole('article').first()
    await expect(card).toContainText('Completed')
    await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeInViewport()
    orderId = /P-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await card.textContent()) ?? '')?.[0] ?? ''
    expect(orderId).not.toBe('')
    await capture(page, 'orders')
  })

  await test.step('staff assign a batch and ship', async () => {
    const context = await browser.newContext({ ...test.info().project.use })
    const staff = await context.newPage()
    await logInAsStaff(staff, '9000000001', '246810')
    await expect(staff).toHaveURL(/\/dashboard/)
    await expect(staff.getByText('Select a menu option')).toBeVisible()
    await expect(staff.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await capture(staff, 'cockpit')
    await staff.goto('/assign-stock')
    const card = staff.getByRole('article', { name: new RegExp(orderId) })
    await expect(card.getByText('Not assigned')).toBeVisible()
    await card.getByRole('combobox', { name: 'Assign Batch' }).click()
    await staff.getByRole('option').first().click()
    await expect(staff.getByText('Stock assigned!')).toBeVisible()
    await capture(staff, 'assign-stock')
    await card.getByRole('button', { name: 'Create Shipment' }).click()
    const dialog = staff.getByRole('dialog', { name: `Book the courier for ${orderId}?` })
    await expect(dialog.getByText(/The courier (takes|names no charge)/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Create Shipment' }).click()
    await expect(staff.getByText(/Shipment created! Waybill: \d+/)).toBeVisible()
    await context.close()
  })

  await test.step('the customer sees Shipped and the waybill', async () => {
    await page.reload()
    await openTab(page, 'Orders')
    const card = page.getByRole('article').filter({ hasText: orderId })
    await expect(card).toContainText('Shipped')
    await expect(card).toContainText(/\d{10,}/)
    await capture(page, 'shipped')
  })
})
