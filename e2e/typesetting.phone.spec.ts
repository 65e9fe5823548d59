import { expect, type Page } from '@playwright/test'
import { freshNumber, logInAsCustomer } from './support/people.js'
import { addFirstJar, fillDelivery, openAlive, openTab, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'
import { sidewaysScroll } from './support/violations.js'

const WIDTHS = [320, 344, 360, 390, 412]
const PUBLIC_SCREENS = [
  '/userhomepage',
  '/userhomepage?tab=products',
  '/pickles/chicken-cp_po-medium-1kg',
  '/userhomepage/privacypolicy',
  '/login',
]

/** Links and buttons without a frame whose text begins a few pixels beside the edge of their column. */
const besideTheirColumn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leftOfText = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().left
    }
    const isBare = (element: Element) => {
      const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(element)
      const isClear = (colour: string) => /, 0\)$/.test(colour)
      return isClear(backgroundColor) && (borderLeftWidth === '0px' || isClear(borderLeftColor))
    }
    const column = (element: Element): number => {
      let block = element.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      const style = block && getComputedStyle(block)
      const inset = parseFloat(style?.paddingLeft ?? '0') + parseFloat(style?.borderLeftWidth ?? '0')
      return (block?.getBoundingClientRect().left ?? 0) + inset
    }
    const places = [...document.querySelectorAll('main a, main button, footer a')].filter(
      (element) => (element as HTMLElement).innerText !== '' && element.checkVisibility() && isBare(element),
    )
    return places
      .map((element) => ({ element, beside: Math.abs(leftOfText(element) - column(element)) }))
      .filter(({ beside }) => beside > 1 && beside < 8)
      .map(({ element, beside }) => `${element.textContent}: ${beside} px`)
  })

/** Places where a line begins with a separator dot, or with the unit of the figure before it. */
const lostOnALine = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const topOf = (node: Node, at: number) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().top
    }
    const lost: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.textContent ?? ''
      if (!node.parentElement?.checkVisibility()) continue
      for (const { 0: found, index } of text.matchAll(/\S\s·|(?:\d|(?<=\bHal)f)\s(?:kg|g|ml|l)\b/g))
        if (topOf(node, index) !== topOf(node, index + 2)) lost.push(`${found} in ${text}`)
    }
    return lost
  })

async function expectNeat(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    expect(await besideTheirColumn(page), `${screen} at ${width} px`).toEqual([])
    expect(await lostOnALine(page), `${screen} at ${width} px`).toEqual([])
  }
}

test('links line up with their column, and no line begins with a dot or a unit', async ({ page }) => {
  test.slow()
  for (const screen of PUBLIC_SCREENS) {
    await openAlive(page, screen)
    await expectNeat(page, screen)
  }
  await page.goto('/login')
  const mobileNumber = freshNumber()
  await logInAsCustomer(page, mobileNumber)
  await page.getByRole('link', { name: 'Explore Products' }).click()
  await addFirstJar(page)
  await openTab(page, 'Cart')
  await fillDelivery(page, mobileNumber)
  await expectNeat(page, 'the cart')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await paymentWindow(page).getByRole('button', { name: 'Close without paying' }).click()
  await openTab(page, 'Orders')
  await expect(page.getByRole('article').getByRole('button', { name: 'Retry Payment' })).toBeVisible()
  await expectNeat(page, 'the orders')
  await page.goto('/user-account')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectNeat(page, 'the account')
})

test('a disabled button of the login does not look like one that can be pressed', async ({ page }) => {
  await openAlive(page, '/login')
  await page.getByLabel('Mobile number').fill(freshNumber())
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const resend = page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })
  const live = page.getByRole('button', { name: 'Use another number' })
  await expect(resend).toBeDisabled()
  await expect(live).toHaveCSS('text-decoration-line', 'underline')
  await expect(resend).toHaveCSS('text-decoration-line', 'none')
  const colour = await live.evaluate((button) => getComputedStyle(button).color)
  await expect(resend).not.toHaveCSS('color', colour)
})

/** Cards and their parts that are narrower than their text, which is then cut off or covers its neighbour. */
const tooNarrow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article, article > *, footer *, h1, h2')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ tagName, textContent }) => `${tagName}: ${textContent.slice(0, 40)}`),
  )

test('no text of the shop is cut off on a phone that shows it at twice the size', async ({ page }) => {
  for (const path of [
    ...PUBLIC_SCREENS,
    '/about',
    '/userhomepage?tab=cart',
    '/userhomepage?tab=placeOrder',
  ]) {
    await openAlive(page, path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await sidewaysScroll(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    expect(await tooNarrow(page), path).toEqual([])
  }
})
