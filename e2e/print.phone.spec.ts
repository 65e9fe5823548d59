import { expect, type Page } from '@playwright/test'
import { freshNumber, signInAsCustomer } from './support/people.js'
import { addFirstJar, fillDelivery, openAlive, openTab, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'

/** What of the page is neither black nor without ground, as `TAG: colour`; drawings have colours of their own. */
const coloured = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(svg, svg *)')]
      .filter((one) => one.checkVisibility())
      .map((one) => ({
        tag: one.tagName,
        color: getComputedStyle(one).color,
        ground: getComputedStyle(one).backgroundColor,
      }))
      .filter(({ color, ground }) => color !== 'rgb(0, 0, 0)' || ground !== 'rgba(0, 0, 0, 0)')
      .map(({ tag, color, ground }) => `${tag}: ${color} on ${ground}`),
  )

async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const role of ['navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role).filter({ visible: true }), `${role} on paper`).toHaveCount(0)
  expect(await coloured(page)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

test('a policy and a product are printed black on white, without menus and buttons', async ({ page }) => {
  await openAlive(page, '/userhomepage/shippingpolicy')
  await expectPaper(page)
  await openAlive(page, '/userhomepage?tab=products')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/pickles\//)
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  await expectPaper(page)
})

test('the cart and an order are printed without the pay bar', async ({ page }) => {
  const mobileNumber = freshNumber()
  await signInAsCustomer(page.request, mobileNumber)
  await openAlive(page, '/userhomepage?tab=products')
  await addFirstJar(page)
  await openTab(page, 'Cart')
  await fillDelivery(page, mobileNumber)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Delivery Cost')).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(paymentWindow(page).getByRole('button', { name: /Pay ₹/ })).toBeVisible()
  await openAlive(page, '/userhomepage?tab=placeOrder')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectPaper(page)
})
