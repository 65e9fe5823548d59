import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { freshNumber, signInAsAdmin, signInAsCustomer } from './support/people.js'
import { openAlive } from './support/shop.js'
import { test } from './support/test.js'

const LIST = '/userhomepage?tab=products'
/** The list draws so many jars whole from the first. */
const NEAR_THE_TOP = 18
/** Jars beside those of the demo, so that the list is far longer than the window. */
const MORE = 30
/** Dearer than all others, so that they stand last. */
const PRICE_FROM = 5000
/** Far higher than the room that is kept for a card. */
const DESCRIPTION = '<p>A pickle that takes its time, and a sentence that takes its room.</p>'.repeat(5)

type Catalogue = Record<
  'variantTypes' | 'variantOils' | 'variantSpicies' | 'variantWeights',
  { code: string }[]
>

const made: string[] = []

async function makeJars(boss: APIRequestContext): Promise<void> {
  const { catalogue } = (await (await boss.get('/api/shop')).json()) as { catalogue: Catalogue }
  for (const { code: variantType } of catalogue.variantTypes)
    for (const { code: variantOil } of catalogue.variantOils)
      for (const { code: variantSpicy } of catalogue.variantSpicies)
        for (const { code: variantWeight } of catalogue.variantWeights) {
          if (made.length === MORE) return
          const answer = await boss.post('/api/admin/products', {
            data: {
              materialType: 'FG',
              variantType,
              variantOil,
              variantSpicy,
              variantWeight,
              price: PRICE_FROM + made.length,
              netWeight: 500,
              grossWeight: 800,
              unlimitedStock: true,
              activeFlag: true,
              description: DESCRIPTION,
            },
          })
          // The demo has some of them.
          if (answer.status() === 409) continue
          expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
          made.push(((await answer.json()) as { id: string }).id)
        }
}

test.beforeAll(async ({ request: boss }) => {
  await signInAsAdmin(boss)
  await makeJars(boss)
  expect(made).toHaveLength(MORE)
})

test.afterAll(async ({ request: boss }) => {
  await signInAsAdmin(boss)
  for (const id of made) expect((await boss.delete(`/api/admin/products/${id}`)).status()).toBe(200)
})

const cards = (page: Page) => page.locator('main li:has(> article)')
const plus = (card: Locator) => card.getByRole('button', { name: /^Add one/ })
const nameOf = (card: Locator) => card.getByRole('heading').getByRole('link')

/** The first card that is seen below the header, and how far down it begins, once the page stands still. */
const standing = (page: Page) =>
  page.evaluate(async () => {
    const look = () => {
      const seen = [...document.querySelectorAll('main li:has(> article)')].find(
        (card) => card.getBoundingClientRect().bottom > 100,
      )
      return { jar: seen?.querySelector('h2')?.id, top: seen?.getBoundingClientRect().top ?? 0 }
    }
    let before = look()
    for (let still = 0; still < 20; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const now = look()
      if (now.jar !== before.jar || now.top !== before.top) still = 0
      before = now
    }
    return before
  })

type Place = Awaited<ReturnType<typeof standing>>

/**
 * The browser keeps the card in its place while cards above it become whole, by scrolling whole pixels. The heights of
 * cards have fractions, so the card may move by less than a pixel.
 */
async function expectSamePlace(page: Page, before: Place) {
  const after = await standing(page)
  expect(after.jar).toBe(before.jar)
  expect(Math.abs(after.top - before.top)).toBeLessThan(1)
}

test('a jar far down the list is whole once it is scrolled to, and goes into the cart', async ({ page }) => {
  await signInAsCustomer(page.request, freshNumber())
  await openAlive(page, LIST)
  const far = cards(page).nth(NEAR_THE_TOP + 8)
  await expect(plus(cards(page).nth(NEAR_THE_TOP - 1))).toHaveCount(1)
  await expect(nameOf(far)).toHaveCount(1)
  await expect(plus(far)).toHaveCount(0)
  await far.scrollIntoViewIfNeeded()
  await plus(far).click()
  await expect(far.getByRole('status').first()).toHaveText('1')
  // A jar that lies in a cart cannot be deleted.
  await far.getByRole('button', { name: /^Take one away/ }).click()
  await expect(far.getByRole('status').first()).toHaveText('0')
  await expect
    .poll(async () => (await (await page.request.get('/api/cart/items')).json()) as unknown)
    .toMatchObject({ cartItems: [] })
})

test('after a jump to the end, Back from a dialog and from a jar shows the same cards', async ({ page }) => {
  await openAlive(page, LIST)
  // Cards that become whole above the last one may push it out of the window again.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(plus(cards(page).last())).toHaveCount(1, { timeout: 500 })
  }).toPass()
  const before = await standing(page)
  const card = cards(page).filter({ has: page.locator(`#${before.jar}`) })
  expect(await cards(page).locator('h2').first().getAttribute('id')).not.toBe(before.jar)

  await card.getByRole('button', { name: /^Ingredients/ }).dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectSamePlace(page, before)

  await nameOf(card).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeAttached()
  await expectSamePlace(page, before)
})

test('the keyboard goes on into far cards, which are whole by then', async ({ page }) => {
  await openAlive(page, LIST)
  await nameOf(cards(page).nth(NEAR_THE_TOP - 1)).focus()
  for (const nth of [0, 1, 2, 3].map((further) => NEAR_THE_TOP + further)) {
    const far = cards(page).nth(nth)
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(nameOf(far)).toBeFocused({ timeout: 100 })
    }).toPass()
    await expect(nameOf(far)).toBeInViewport()
    await expect(plus(far)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(plus(far)).toBeFocused()
  }
})

test('what a search and a filter leave of far jars is whole', async ({ page }) => {
  await openAlive(page, LIST)
  const name = (await nameOf(cards(page).last()).textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Search jars' }).fill(name)
  await expect(nameOf(cards(page).last())).toHaveText(name)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(plus(cards(page).last())).toBeVisible()
})
