import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { capture } from './support/capture.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

const PHOTO = join(import.meta.dirname, '../storefront/public/images/og-image.png')

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the owner creates a product with a picture, and the shop shows both', async ({ page, browser }) => {
  const type = 'Gongura Mutton'
  await signInAsAdmin(page.request)
  await page.goto('/product-list')
  await page.getByRole('link', { name: 'Create Product' }).click()
  await expect(page.getByRole('heading', { name: 'Create Product' })).toBeVisible()
  await choose(page, /Material type/, 'Final Product')
  await choose(page, /Variant type/, type)
  await choose(page, /^Oil/, 'Refined peanut oil')
  await choose(page, /Spice level/, 'High spice')
  await choose(page, /^Weight/, 'Half kg')
  await page.getByLabel('Price *').fill('525.50')
  await page.getByLabel('Net weight (g) *').fill('500')
  await page.getByLabel('Gross weight (g) *').fill('780')
  await page.getByRole('checkbox', { name: 'Unlimited Stock' }).check()

  const text = page.getByRole('textbox', { name: 'Description' })
  await text.click()
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('Sour and hot')

  await page.setInputFiles('input[type=file]', {
    name: 'jar.png',
    mimeType: 'image/png',
    buffer: await readFile(PHOTO),
  })
  await expect(page.getByRole('img', { name: 'Picture 1, shown first' })).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('What can be seen in picture 1').fill('Three jars on a shelf')
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await capture(page, 'product-form')
  await page.getByRole('button', { name: 'Create Product' }).click()
  await expect(page).toHaveURL(/\/product-list/)
  expect(await violations(page)).toEqual([])

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const shop = await context.newPage()
  await shop.goto(`/pickles/${type.toLowerCase().replace(' ', '-')}-ro_po-high-half-kg`)
  const picture = shop.getByRole('img', { name: 'Three jars on a shelf' })
  await expect(picture).toBeVisible()
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return { file: image.currentSrc, width: image.naturalWidth }
  })
  expect(shown.file).toMatch(/\/uploads\/[0-9a-f]{24}-\d+\.avif$/)
  expect(shown.width).toBeGreaterThan(0)
  await expect(shop.locator('strong, b').filter({ hasText: 'Sour and hot' })).toBeVisible()
  expect(await violations(shop)).toEqual([])
  await capture(shop, 'product-with-picture')
  await context.close()
})
