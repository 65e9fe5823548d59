import { expect, type Locator, type Page } from '@playwright/test'
import { codeFor, freshNumber, signInAsAdmin } from './support/people.js'
import { otherHeat, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'

const MOST_TABS = 120

/** Moves the focus as a person does, and shows that the focus can be seen where it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/** A whole purchase without a mouse, from the landing page to the paid order. */
test('a customer buys a jar with the keyboard only', async ({ page }) => {
  const mobileNumber = freshNumber()
  await page.goto('/userhomepage')

  await test.step('the first Tab offers to skip the menu', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })

  await test.step('a dialog keeps the focus and gives it back', async () => {
    await press(page, page.getByRole('link', { name: 'Explore Products' }))
    const ingredients = page.getByRole('button', { name: /^Ingredients/ }).first()
    await press(page, ingredients)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('article'))).toBeNull()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(ingredients).toBeFocused()
  })

  await test.step('on the page of a pickle another heat is chosen and keeps the focus', async () => {
    await page.goto('/pickles/chicken')
    const heat = await otherHeat(page)
    await press(page, heat)
    await expect(heat).toHaveAttribute('aria-current', 'true')
    await expect(heat).toBeFocused()
  })

  await test.step('Add to cart leads to the login; the field that is next has the focus', async () => {
    await press(page, page.getByRole('button', { name: 'Add to cart' }))
    await expect(page).toHaveURL(/\/login/)
    await type(page, 'Mobile number', mobileNumber)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('OTP', { exact: true })).toBeFocused()
    await page.keyboard.type(await codeFor(page.request, mobileNumber))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/pickles\/chicken-/)
  })

  await test.step('the cart is filled in and the order placed', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    await press(page, menu.getByRole('link', { name: 'Cart', exact: true }))
    await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeFocused()
    await type(page, 'Pin code', '560001')
    await expect(page.getByText(/Arrives between/)).toBeVisible()
    await type(page, 'Contact name', 'Asha Rani')
    await type(page, 'Delivery address', '12-3 Temple Street')
    await press(page, page.getByRole('button', { name: 'Place Order' }))
  })

  await test.step('the payment window is paid, its end read and left', async () => {
    const pay = paymentWindow(page).getByRole('button', { name: /Pay ₹/ })
    await press(page, pay)
    const end = page.getByRole('dialog', { name: 'Congratulations!' })
    await press(page, end.getByRole('button', { name: 'OK' }))
    await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeFocused()
    await expect(page.getByRole('article').first()).toContainText('Completed')
  })
})

test('the button that unfolds the filters of a list keeps the keyboard', async ({ page }) => {
  await signInAsAdmin(page.request)
  await page.goto('/dashboard/orders')
  const filter = page.getByRole('button', { name: /^Filter/ })
  await filter.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Delivery status')).toBeVisible()
  await expect(filter).toBeFocused()
})

for (const [where, size] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const)
  test(`on ${where} no field that the keyboard reaches is behind the bar with Save`, async ({ page }) => {
    await page.setViewportSize(size)
    await signInAsAdmin(page.request)
    await page.goto('/dashboard/settings/delivery')
    const save = page.getByRole('button', { name: 'Save' })
    await page.getByLabel('Pin code that parcels start from').focus()
    const hidden: string[] = []
    for (let presses = 0; presses < MOST_TABS; presses++) {
      if (await save.evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('Tab')
      hidden.push(...(await page.evaluate(coveredField)))
    }
    await expect(save).toBeFocused()
    expect(hidden).toEqual([])
  })

/** The field that has the keyboard, where something else is drawn over it. */
function coveredField(): string[] {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || field.labels?.length !== 1) return []
  const { left, top, width, height } = field.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  const own = field.closest('.MuiFormControl-root, .MuiFormControlLabel-root')
  return own?.contains(shown) ? [] : [field.labels[0]?.textContent ?? '']
}
