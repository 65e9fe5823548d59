import { expect, type Page } from '@playwright/test'
import { freshNumber, signInAsCustomer } from './support/people.js'
import { addFirstJar, openTab } from './support/shop.js'
import { test } from './support/test.js'

/** Where the fields of the form and the bar with Place Order stand in the window. */
const places = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
    const bar = boxOf(document.querySelector('[class*="payBar"]')!)
    return {
      bar: { top: bar.top, height: bar.height },
      focused: boxOf(document.activeElement!).bottom,
      inPage: Object.fromEntries(fields.map((field) => [field.name, boxOf(field).top + scrollY])),
    }
  })

test('the pay bar never hides the focused field of the cart, and answers of the courier move no field', async ({
  page,
}) => {
  await page.goto('/userhomepage')
  await signInAsCustomer(page.request, freshNumber())
  await page.goto('/userhomepage')
  await openTab(page, 'Products')
  await addFirstJar(page)
  await openTab(page, 'Cart')
  const pin = page.getByLabel('Pin code')
  await expect(pin).toBeVisible()

  let answer = () => {}
  let answered = Promise.resolve()
  await page.route('**/charges?*', async (route) => {
    await answered
    await route.continue()
  })
  const { inPage: before } = await places(page)
  for (const [typed, told] of [
    ['560001', page.getByText(/Arrives between/)],
    ['000000', page.getByText('This pin code is not serviceable or not valid.')],
  ] as const) {
    // Made before the request: the page says "Asking" before the handler above has it.
    answered = new Promise((resolve) => (answer = resolve))
    await pin.fill(typed)
    await expect(page.getByText('Asking the courier…')).toBeVisible()
    expect((await places(page)).inPage).toEqual(before)
    answer()
    await expect(told).toBeVisible()
    expect((await places(page)).inPage).toEqual(before)
  }

  for (const label of ['Pin code', 'Contact name', 'Contact number', 'Delivery address', 'City', 'State']) {
    const field = page.getByLabel(label)
    // Its upper half stands above the bar, its lower half under it.
    await field.evaluate((element) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const bar = document.querySelector('[class*="payBar"]')!.getBoundingClientRect()
      const { top, height } = element.getBoundingClientRect()
      scrollBy(0, top + height / 2 - bar.top)
    })
    await field.focus()
    const { bar, focused } = await places(page)
    expect(bar.height).toBeLessThanOrEqual(72)
    expect(focused, `${label} ends above the bar`).toBeLessThanOrEqual(bar.top)
  }
})
