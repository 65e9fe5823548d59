import { expect, test as base } from '@playwright/test'
import { freshNumber, logInAsCustomer, signInAsAdmin, signInAsCustomer } from './support/people.js'
import { consoleScreens, type ScreenName } from './support/screens.js'
import { openTab } from './support/shop.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

const VISITOR_SCREENS = ['/userhomepage', '/about', '/login', '/userhomepage/shippingpolicy']
/** Staff screens that no other journey checks. */
const STAFF_SCREENS: readonly ScreenName[] = [
  ...(['cockpit', 'assign-stock', 'products', 'prices', 'stock', 'orders', 'employees', 'refunds'] as const),
  ...(['payments', 'payouts', 'payouts-import', 'employee-new', 'jobs', 'audit', 'landing'] as const),
]
/** Staff screens whose journey runs at the other width only. */
const ONLY_AT: Record<string, readonly ScreenName[]> = {
  phone: [
    ...(['customers', 'customer', 'outlets', 'expenses', 'reviews', 'support', 'order-support'] as const),
    ...(['bom', 'settings', 'settings-catalogue', 'settings-labels', 'settings-history'] as const),
    ...(['variants', 'product-entry'] as const),
  ],
  desktop: [
    ...(['desk', 'drawer', 'courier', 'runs', 'run-entry', 'run', 'batch', 'batch-usage', 'counts'] as const),
    ...(['batch-trace', 'recalls', 'recall-new', 'cook-plan', 'product-entry', 'books'] as const),
    ...(['packing', 'order-pack', 'messages', 'message', 'templates', 'template'] as const),
  ],
}

const staffScreens = (width: string) => [...STAFF_SCREENS, ...(ONLY_AT[width] ?? [])]
const MOST_STAFF_SCREENS = Math.max(...Object.keys(ONLY_AT).map((width) => staffScreens(width).length))

for (const path of VISITOR_SCREENS)
  test(`${path} has no accessibility violation and no sideways scroll`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })

test('products, cart, orders and account have no accessibility violation', async ({ page }) => {
  await page.goto('/login')
  await logInAsCustomer(page, freshNumber())
  await expect(page).toHaveURL(/\/userhomepage/)
  for (const tab of ['Products', 'Cart', 'Orders']) {
    await openTab(page, tab)
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
  }
  await page.goto('/user-account')
  await expect(page.getByLabel('Name')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})

/** How many staff screens one journey opens, so that each ends within the time of any other. */
const AT_ONCE = 6

for (let from = 0; from < MOST_STAFF_SCREENS; from += AT_ONCE)
  test(`staff screens from the ${from + 1}th open by their address, without an accessibility violation or sideways scroll`, async ({
    page,
  }) => {
    await signInAsAdmin(page.request)
    const addresses = await consoleScreens(page.request)
    for (const name of staffScreens(base.info().project.name).slice(from, from + AT_ONCE)) {
      await page.goto(addresses[name])
      expect(new URL(page.url()).pathname).toBe(addresses[name].split('?')[0])
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await violations(page), name).toEqual([])
      expect(await sidewaysScroll(page), name).toBeLessThanOrEqual(0)
    }
  })

test('a customer who opens a staff screen is sent away', async ({ page }) => {
  await signInAsCustomer(page.request, freshNumber())
  await page.goto('/assign-stock')
  await expect(page).not.toHaveURL(/\/assign-stock$/)
  await expect(page.getByText('Pending Orders - Assign Stock')).toHaveCount(0)
})
