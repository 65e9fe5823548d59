import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** A card of the products screen that can be bought. */
export const jar = (page: Page): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Chicken' })
    .filter({ has: page.getByRole('button', { name: /Add one/ }) })
    .first()

export async function addFirstJar(page: Page): Promise<void> {
  await jar(page)
    .getByRole('button', { name: /Add one/ })
    .click()
}

/** Opens a screen whose code answers presses. Before that, a link leads to a page that the server has filled. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('alive', () => document.documentElement.setAttribute('data-alive', '')),
  )
  await page.goto(path)
  await expect(page.locator('[data-alive]')).toHaveCount(1)
}

/** By the menu that shows at this width. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
  await tab.filter({ visible: true }).first().click()
}

export async function fillDelivery(page: Page, mobileNumber: string, pin = '560001'): Promise<void> {
  await page.getByLabel('Contact name').fill('Asha Rani')
  await page.getByLabel('Contact number').fill(mobileNumber)
  await page.getByLabel('Delivery address').fill('12-3 Temple Street')
  await page.getByLabel('Pin code').fill(pin)
  await page.getByLabel('Pin code').blur()
  await expect(page.getByText(/Arrives between/)).toBeVisible()
}

export const paymentWindow = (page: Page): FrameLocator =>
  page.frameLocator('iframe[src*="/sandbox/cashfree/checkout"]')
