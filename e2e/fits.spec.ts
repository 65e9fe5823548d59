import { expect, type Page } from '@playwright/test'
import { Bench } from './support/bench.js'
import { signInAsAdmin } from './support/people.js'
import { openFullCart, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'

const WIDTHS = { phone: [360], desktop: [1280, 1920] } as Record<string, number[]>

/** Scrollable parts whose content is wider than they are: its end is cut off. The tabs of a list may scroll on a phone. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((frame) => /auto|scroll/.test(getComputedStyle(frame).overflowX) && frame.role !== 'group')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth} px`),
  )

/** A customer whose bank sends another amount than was asked for. */
async function payTooLittle(page: Page): Promise<void> {
  await openFullCart(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(paymentWindow(page).getByRole('button', { name: /Pay ₹/ })).toBeVisible()
  const address = await page.locator('iframe[src*="/sandbox/cashfree/checkout"]').getAttribute('src')
  const session = /checkout\/([^?]+)/.exec(address ?? '')?.[1]
  const paid = await page.request.post(`/sandbox/cashfree/sessions/${session}/complete`, {
    data: { outcome: 'SUCCESS', amount: 1 },
  })
  expect(paid.ok()).toBe(true)
}

test('no list of payments, parcels or reviews cuts off its buttons, at any width', async ({
  page,
  browser,
}) => {
  test.slow()
  await payTooLittle(page)
  const context = await browser.newContext({ ...test.info().project.use })
  const staff = await context.newPage()
  await signInAsAdmin(staff.request)
  await staff.goto('/dashboard')
  const bench = new Bench(staff)
  const order = await bench.order(await bench.jar(3), 1)
  await bench.put(`/api/admin/orders/${order._id}/assign-by-fefo`, { useNear: false })
  await bench.post(`/api/admin/shipments/${order.orderId}`)
  await bench.scan(order, 'In Transit', 'RTO')
  for (const width of WIDTHS[test.info().project.name] ?? []) {
    await staff.setViewportSize({ width, height: 800 })
    for (const path of ['/dashboard/payments', '/dashboard/courier']) {
      await staff.goto(path)
      await expect(staff.getByRole('link', { name: /^Look at/ }).first()).toBeVisible()
      expect(await cutOff(staff), `${path} at ${width} px`).toEqual([])
    }
    await staff.goto('/admin-review-approval')
    await expect(staff.getByRole('button', { name: /^Approve/ }).first()).toBeVisible()
    const status = await staff
      .locator('main :is(li, td)')
      .getByText('Pending', { exact: true })
      .last()
      .boundingBox()
    expect(status?.height, `the status of a review at ${width} px`).toBeLessThanOrEqual(32)
  }
  await context.close()
})

test('All orders shows both statuses of an order with a very long name, at any width', async ({
  page: staff,
}) => {
  await signInAsAdmin(staff.request)
  await staff.goto('/dashboard/orders')
  const bench = new Bench(staff)
  const name = 'Venkata Satyanarayana Lakshmi Narasimha Subrahmanya Sastry Chakravarthula'
  const order = await bench.order(await bench.jar(1), 1, name)
  for (const width of WIDTHS[test.info().project.name] ?? []) {
    await staff.setViewportSize({ width, height: 800 })
    await staff.goto('/dashboard/orders')
    await expect(staff.getByText(name).first()).toBeVisible()
    expect(await cutOff(staff), `All orders at ${width} px`).toEqual([])
    for (const shown of [order.deliveryStatus, order.paymentStatus]) {
      const box = await staff.getByText(shown, { exact: true }).first().boundingBox()
      expect((box?.x ?? width) + (box?.width ?? 0), `${shown} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})
