import { expect, type Page } from '@playwright/test'
import { Bench, type BenchOrder } from './support/bench.js'
import { Hand } from './support/hand.js'
import { signInAsAdmin, signInAsCustomer } from './support/people.js'
import { test } from './support/test.js'

/** What the four tasks may cost at most, in taps or keys (docs/performance.md#speed-of-hand). */
const MOST = {
  phone: { packing: 9, sack: 6, issues: 8, prices: 15 },
  // How many keys lead to an issue depends on what else waits in the cockpit.
  desktop: { packing: 40, sack: 20, issues: 130, prices: 45 },
}
/** By thumb and by scanner each further order costs nothing, so a few show it. */
const ORDERS = 8
const ISSUES = 5
const PRICES = 10

/** The screen "More" leads to on a phone. */
async function openMore(hand: Hand, name: string): Promise<void> {
  await hand.press(hand.page.getByRole('button', { name: 'More', exact: true }))
  await hand.press(hand.page.getByRole('navigation', { name: 'More' }).getByRole('link', { name }))
}

/** Counts what a task costs that begins at the cockpit. */
async function count(page: Page, task: (hand: Hand) => Promise<void>): Promise<number> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  const hand = new Hand(page, test.info().project.name === 'desktop')
  await task(hand)
  return hand.presses
}

const limits = () => MOST[test.info().project.name as keyof typeof MOST]

/** A scanner reads the jars of the box that is open: it types each number and Enter. */
async function scanBox({ page, byKeys }: Hand): Promise<void> {
  const field = page.getByLabel('Batch number on the jar')
  const lines = page.getByRole('list', { name: 'Items' }).getByRole('listitem')
  await field.waitFor()
  if (byKeys) await expect(field).toBeFocused()
  const jars = await lines.evaluateAll((found) =>
    found.flatMap((line) => {
      const [batch] = /FG-\d{6}-\d+/.exec(line.getAttribute('aria-label') ?? '') ?? []
      const [, wanted] = / of (\d+) in the box/.exec(line.textContent ?? '') ?? []
      return Array.from({ length: Number(wanted) }, () => batch ?? '')
    }),
  )
  for (const [at, jar] of jars.entries()) {
    await field.fill(jar)
    await field.press('Enter')
    if (at < jars.length - 1) await expect(page.getByText(/is in the box: /)).toBeVisible()
  }
}

async function packAll(hand: Hand): Promise<void> {
  const { page, byKeys } = hand
  if (byKeys) await hand.search('stock as', 'Stock assign')
  else await openMore(hand, 'Stock assign')
  await hand.press(page.getByRole('checkbox', { name: 'Choose all on this page' }))
  const bar = page.getByRole('region', { name: 'Chosen orders' })
  await bar.waitFor()
  if (byKeys) await hand.key('.')
  await hand.press(bar.getByRole('button', { name: /^Assign by FEFO/ }))
  const pack = bar.getByRole('link', { name: /^Pack the jars/ })
  await expect(bar.getByText(/of \d+ orders have their batches/)).toBeVisible({ timeout: 60_000 })
  await expect(pack).toBeVisible({ timeout: 60_000 })
  await expect(bar.getByRole('progressbar', { name: 'Assign by FEFO', exact: true })).toBeHidden({
    timeout: 120_000,
  })
  const boxes = Number(/\((\d+) order/.exec(await pack.innerText())?.[1])
  expect(boxes).toBeGreaterThanOrEqual(ORDERS)
  if (byKeys) await hand.key('.')
  await hand.press(pack)
  if (!byKeys) await hand.press(page.getByRole('button', { name: 'Scan jars' }))
  for (let box = 1; box <= boxes; box += 1) {
    await expect(page.getByText(`Box ${box} of ${boxes}`)).toBeVisible()
    await scanBox(hand)
  }
  await expect(page.getByText(/^Packed: all/)).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Create Shipments' }))
  const booking = page.getByRole('dialog', { name: `Book the courier for ${boxes} orders?` })
  await hand.press(booking.getByRole('button', { name: 'Book them' }))
  await expect(booking.getByText(`${boxes} booked, 0 not.`)).toBeVisible({ timeout: 90_000 })
}

async function receiveSack(hand: Hand): Promise<void> {
  const { page, byKeys } = hand
  if (byKeys) await hand.search('stock rec', 'Stock receipt')
  else
    await hand.press(page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: /^Stock/ }))
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create Stock' }) })
  await expect(form.getByRole('combobox', { name: 'Outlet' })).toHaveText('L.B Nagar')
  await hand.write(form.getByRole('combobox', { name: 'Product' }), 'Cinn')
  const option = page.getByRole('option', { name: 'Cinnamon' })
  if (byKeys) await hand.key('Enter')
  else await hand.press(option)
  await hand.write(form.getByLabel('Quantity'), '2')
  await hand.write(form.getByLabel('Price *'), '212')
  await hand.key('Enter')
  await expect(page.getByText(/^(?:Sent to the print dialog|This browser prints from a file)/)).toBeVisible()
}

/** Customers have written about their orders. */
async function complain(page: Page, baseURL: string, orders: BenchOrder[]): Promise<void> {
  for (const { orderId, mobileNumber } of orders) {
    const context = await page.context().browser()?.newContext({ baseURL })
    if (!context) throw new Error('There is no browser')
    await signInAsCustomer(context.request, mobileNumber)
    const headers = { origin: baseURL }
    const messages = [{ message: 'When does my order come?' }]
    const raised = await context.request.post('/api/issues', { headers, data: { orderId, messages } })
    expect([raised.status(), await raised.text()]).toEqual([201, expect.any(String)])
    await context.close()
  }
}

async function answerAll(hand: Hand): Promise<void> {
  const { page, byKeys } = hand
  // The cockpit names those that are due first.
  await hand.press(page.getByRole('link', { name: /^Issue for Order/ }).first())
  const field = page.getByLabel('Message', { exact: true })
  const said = page.getByRole('log', { name: 'Messages' })
  for (let at = 1; at <= ISSUES; at += 1) {
    // The issue that was answered last stands there until the next one is found.
    await expect(said).not.toContainText('It leaves today.')
    if (at > 1) await expect(field).toBeFocused()
    const address = page.url()
    await hand.write(field, 'It leaves today.')
    if (at === ISSUES) await hand.key('Enter')
    else if (byKeys) await hand.key('Control+Enter')
    else await hand.press(page.getByRole('button', { name: 'Send and next' }))
    if (at < ISSUES) await expect(page).not.toHaveURL(address)
  }
  await expect(said).toContainText('It leaves today.')
}

async function repriceAll(hand: Hand): Promise<void> {
  const { page, byKeys } = hand
  if (byKeys) await hand.search('product l', 'Product list')
  else await openMore(hand, 'Product list')
  await hand.press(page.getByRole('link', { name: 'Prices in one table' }))
  const prices = page.getByLabel('Price *')
  for (let at = 0; at < PRICES; at += 1) {
    // A rupee less: a price may not be above its MRP.
    const before = Number((await prices.nth(at).inputValue()).replaceAll(',', ''))
    await hand.write(prices.nth(at), String(before - 1))
    // A phone has this key beside its numbers.
    if (at < PRICES - 1) await hand.key('Enter')
  }
  if (byKeys) await hand.key('Control+s')
  else await hand.press(page.getByRole('button', { name: 'Save' }))
  await expect(page.getByText(`${PRICES} variants were saved.`)).toBeVisible({ timeout: 60_000 })
}

/** The owner at the cockpit, with orders of customers that are paid. */
async function withOrders(page: Page, count: number): Promise<BenchOrder[]> {
  // A browser without a window has no print dialog: it dies of one. So labels are saved here.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }))
  await signInAsAdmin(page.request)
  await page.goto('/dashboard')
  const bench = new Bench(page)
  const jar = await bench.jar(count)
  const orders: BenchOrder[] = []
  for (let at = 0; at < count; at += 1) orders.push(await bench.order(jar, 1))
  return orders
}

test('answering, receiving and pricing cost few taps', async ({ page, baseURL }) => {
  await complain(page, baseURL ?? '', await withOrders(page, ISSUES))

  await test.step(`${ISSUES} issues are answered`, async () => {
    expect(await count(page, answerAll)).toBeLessThanOrEqual(limits().issues)
  })
  await test.step('a sack is received with its label', async () => {
    // What this device remembers from the day before.
    await page.goto('/stock-receipt')
    await page.getByRole('combobox', { name: 'Outlet' }).first().click()
    await page.getByRole('option', { name: 'L.B Nagar' }).click()
    await page.getByRole('checkbox', { name: 'Print its label at once' }).check()
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create Stock' }) })
    await form.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option', { name: 'Cinnamon' }).click()
    await form.getByLabel('Quantity').fill('1.5')
    await form.getByLabel('Price *').fill('210')
    await form.getByRole('button', { name: 'Create Stock' }).click()
    await expect(page.getByText('Stock received.')).toBeVisible()
    expect(await count(page, receiveSack)).toBeLessThanOrEqual(limits().sack)
  })
  await test.step(`${PRICES} prices are changed`, async () => {
    expect(await count(page, repriceAll)).toBeLessThanOrEqual(limits().prices)
  })
})

test('packing and booking the parcels costs few taps, however many orders', async ({ page }) => {
  test.setTimeout(240_000)
  await withOrders(page, ORDERS)
  expect(await count(page, packAll)).toBeLessThanOrEqual(limits().packing)
})
