import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from './support/people.js'
import { openAlive } from './support/shop.js'
import { test } from './support/test.js'

/** A price of more letters than others have. */
const LONG = { price: 526.5, mrp: null }
const FIRST_JAR =
  '/api/admin/products?filter={"materialType":"FG","activeFlag":true}&sort=["price","ASC"]&range=[0,0]'

let jar: { id: string; price: number; mrp: number | null } | undefined

test.beforeAll(async ({ request: boss }) => {
  await signInAsAdmin(boss)
  jar = ((await (await boss.get(FIRST_JAR)).json()) as [typeof jar])[0]
  expect((await boss.put(`/api/admin/products/${jar?.id}`, { data: LONG })).status()).toBe(200)
})

test.afterAll(async ({ request: boss }) => {
  await signInAsAdmin(boss)
  const { id, price, mrp } = jar ?? {}
  expect((await boss.put(`/api/admin/products/${id}`, { data: { price, mrp } })).status()).toBe(200)
})

/** Where what one decides by stands on each whole card, down from the top of the page. Far jars of a long list have no plus yet. */
const cards = (page: Page) =>
  page.getByRole('article').evaluateAll((articles) => {
    // As a page that goes back to its place: all cards are laid out.
    document.documentElement.setAttribute('data-whole', '')
    const whole = articles.filter((card) => card.querySelector('[role="group"]'))
    return whole.map((card) => {
      const box = (part: string) => card.querySelector(part)!.getBoundingClientRect()
      return {
        top: Math.round(card.getBoundingClientRect().top),
        name: Math.round(box('h2').top),
        price: Math.round(box('[class*="price"]').top),
        plus: Math.round(box('[role="group"]').top),
        end: box('[role="group"]').bottom,
      }
    })
  })

test('jars beside each other have name, price and plus in one line each', async ({ page }) => {
  await openAlive(page, '/userhomepage?tab=products')
  await expect(page.getByText('₹526.50')).toBeVisible()
  const all = await cards(page)
  const tops = new Set(all.map(({ top }) => top))
  expect(tops.size).toBeGreaterThan(2)
  expect(tops.size).toBeLessThanOrEqual(all.length / 2)
  for (const row of tops) {
    const lines = all.filter(({ top }) => top === row).map(({ name, price, plus }) => ({ name, price, plus }))
    for (const line of lines) expect(line).toEqual(lines[0])
  }
})

test('a small phone shows two jars with name, price and plus at once, and five on three screens', async ({
  page,
}) => {
  const height = 740
  await page.setViewportSize({ width: 360, height })
  await openAlive(page, '/userhomepage?tab=products')
  const menu = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox()
  const all = await cards(page)
  expect(all.filter(({ end }) => end <= (menu?.y ?? 0)).length).toBeGreaterThanOrEqual(2)
  const fifth = await page.getByRole('article').nth(4).boundingBox()
  expect((fifth?.y ?? 0) + (fifth?.height ?? 0)).toBeLessThanOrEqual(3 * height)
})
