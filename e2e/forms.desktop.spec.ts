import { expect } from '@playwright/test'
import { capture } from './support/capture.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

const JAR = /Chicken Pickle, Cold pressed peanut oil, High spice, Half kg/

test('a typed price is offered again after the page was left, and all variants of a pickle are saved at once', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page.request)
  // The code that keeps what is typed comes last: nobody can type into the form before.
  await page.route('**/assets/console/*.js', async (route) => {
    const code = await route.fetch()
    if ((await code.text()).includes('pagehide')) await page.waitForTimeout(1000)
    await route.fulfill({ response: code })
  })
  await page.goto('/product-entry?id=FG-0003')
  await expect(page.getByRole('heading', { name: JAR })).toBeVisible()
  await page.getByLabel('Price *').fill('₹475')
  await page.unrouteAll()
  await page.goto('about:blank')
  await page.goto('/product-entry?id=FG-0003')
  await expect(page.getByText(/^What you typed here at .+ was not saved/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await capture(page, 'form-with-a-draft')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByLabel('Price *')).toHaveValue('475')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/product-list/)

  await page.goto('/dashboard/variants?type=CHICKEN')
  const row = page.getByRole('group', { name: JAR })
  await expect(row.getByLabel('Price *')).toHaveValue('475')
  await row.getByLabel('Price *').fill('480')
  await row.getByRole('checkbox', { name: 'Sold out' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row.getByText('Saved')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await capture(page, 'variants')

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const shop = await context.newPage()
  await shop.goto('/pickles/chicken-cp_po-high-half-kg')
  await expect(shop.getByText('₹480').first()).toBeVisible()
  await expect(shop.getByRole('button', { name: /^Notify me/ }).first()).toBeVisible()
  await context.close()

  await page.goto('/product-list')
  const soldOut = page.getByRole('switch', { name: JAR })
  await expect(soldOut).toBeChecked()
  await soldOut.click()
  await expect(page.getByText(/is for sale again\.$/)).toBeVisible()
  await expect(soldOut).not.toBeChecked()
})
