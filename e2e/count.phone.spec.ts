import { expect, type Page } from '@playwright/test'
import { capture } from './support/capture.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
}

/** Enters a batch number and half a kilogram less than the books say, with the Enter key as a scanner does. */
async function countHalfLess(page: Page, batch: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Batch number' }).fill(batch)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Counted/ })).toBeFocused()
  const books = await page.getByText(/^On the shelf by the books/).innerText()
  const figure = Number(/([\d.]+) KG/.exec(books)?.[1]) - 0.5
  await page.keyboard.type(figure.toFixed(3))
  await page.keyboard.press('Enter')
}

test('a count of the shelf goes on without a network, is sent when it is back, and is booked', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page.request)
  await page.goto('/stock-receipt')
  await page.getByRole('main').getByRole('link', { name: 'Count the shelf' }).click()
  // The list that was left has a filter by product too, and stays until the code of this screen has loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Count the shelf' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Product', exact: true }).click()
  await page.getByRole('option', { name: 'Rock salt' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Start counting' }).click()
  await expect(page.getByText(/^0 counted/)).toBeVisible()
  const shelf = page.getByRole('list', { name: 'Not counted yet' }).getByRole('button')
  const batches = (await shelf.allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
  await expectSound(page)
  await capture(page, 'count-shelf')

  await context.setOffline(true)
  await countHalfLess(page, `https://jaadi.example/jar/${batches[0]}`)
  await expect(page.getByText('1 not sent yet')).toBeVisible()
  await expect(page.getByText(/^No network/)).toBeVisible()
  await expectSound(page)
  await capture(page, 'count-offline')
  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 15_000 })

  await page.getByRole('button', { name: 'Book the count' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('0.5 KG missing')).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Book the count' }).click()
  await expect(page.getByText(/^Booked .* by Lakshmi$/)).toBeVisible()
  await expectSound(page)
  await capture(page, 'count-booked')
})
