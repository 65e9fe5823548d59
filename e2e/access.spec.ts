import { expect } from '@playwright/test'
import { freshNumber, logInAsCustomer, signInAsAdmin, signInAsCustomer } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

const CUSTOMER_SCREENS = ['/userhomepage', '/about', '/login', '/userhomepage/shippingpolicy']
/** Staff screens that no other journey checks. */
const STAFF_SCREENS = [
  ...['/dashboard', '/assign-stock', '/product-list', '/stock-receipt', '/dashboard/orders'],
  ...[
    '/dashboard/employees',
    '/dashboard/refunds',
    '/dashboard/payments',
    '/dashboard/payouts',
    '/dashboard/payouts/import',
    '/dashboard/jobs',
    '/dashboard/audit',
  ],
]

for (const path of CUSTOMER_SCREENS)
  test(`${path} has no accessibility violation and no sideways scroll`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })

test('products and cart have no accessibility violation', async ({ page }) => {
  await page.goto('/login')
  await logInAsCustomer(page, freshNumber())
  await expect(page).toHaveURL(/\/userhomepage/)
  for (const tab of ['Products', 'Cart', 'Orders']) {
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: new RegExp(`^${tab}`) })
    await link.filter({ visible: true }).first().click()
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
  }
})

test('staff screens reload where they are, and have no accessibility violation', async ({ page }) => {
  test.slow()
  await signInAsAdmin(page.request)
  for (const path of STAFF_SCREENS) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(path))
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await violations(page), path).toEqual([])
    expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
  }
})

test('a customer who opens a staff screen is sent away', async ({ page }) => {
  await signInAsCustomer(page.request, freshNumber())
  await page.goto('/assign-stock')
  await expect(page).not.toHaveURL(/\/assign-stock$/)
  await expect(page.getByText('Pending Orders - Assign Stock')).toHaveCount(0)
})
