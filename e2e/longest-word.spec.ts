import { expect } from '@playwright/test'
import { Bench } from './support/bench.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll } from './support/violations.js'

// In a file of its own, after `lists.phone`: that one measures the first cards of a list, which this name makes taller.
test('the longest word that a customer may write widens no screen of the console', async ({ page }) => {
  await signInAsAdmin(page.request)
  await page.goto('/dashboard')
  const bench = new Bench(page)
  const order = await bench.order(await bench.jar(3), 1, 'W'.repeat(100))
  await bench.put(`/api/admin/orders/${order._id}/assign-by-fefo`, { useNear: false })
  await bench.post(`/api/admin/shipments/${order.orderId}`)
  const { orderId } = order
  for (const path of [
    '/dashboard/orders',
    '/dashboard/customers',
    `/assign-stock?order=${orderId}`,
    `/dashboard/packing/${orderId}`,
  ]) {
    await page.goto(path)
    const word = page.locator('main').getByText(/W{100}/)
    await expect(word.first()).toBeVisible()
    expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
  }
})
