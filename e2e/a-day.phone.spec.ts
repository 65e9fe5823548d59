import { expect, type Locator, type Page } from '@playwright/test'
import { Bench, type BenchOrder } from './support/bench.js'
import { capture } from './support/capture.js'
import { expectClosed } from './support/console.js'
import { freshNumber, logInAsCustomer, logInAsStaff } from './support/people.js'
import { openTab } from './support/shop.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

/** Jars of the orders of the day, in the order in which they come. */
const WANTED = [1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1, 1]
const [BROKEN, AGAIN, BY_CUSTOMER, BY_STAFF, RETURNED] = [1, 9, 10, 11, 12] as const
const STOCK = 60
const FLOAT = 500

interface Month {
  sales: number
  cancelled: number
  refunds: number
}
interface Day {
  page: Page
  bench: Bench
  orders: BenchOrder[]
}

const paise = (rupees: number | null) => Math.round((rupees ?? 0) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const nth = ({ orders }: Day, at: number) => orders[at] as BenchOrder
const arriving = ({ orders }: Day) => orders.slice(0, 10)
const month = (bench: Bench) => bench.get<Month>('/api/admin/reports/result')
const card = (page: Page, { orderId }: BenchOrder) => page.getByRole('article', { name: new RegExp(orderId) })

async function expectSound(page: Page, name: string): Promise<void> {
  expect([name, await violations(page)]).toEqual([name, []])
  expect([name, (await sidewaysScroll(page)) <= 0]).toEqual([name, true])
  await capture(page, `day-${name}`)
}

async function choose(page: Page, orders: readonly BenchOrder[]): Promise<void> {
  for (const { orderId } of orders)
    await page.getByRole('checkbox', { name: `Choose order ${orderId}` }).check()
}

/** Takes a step with a parcel: presses its button, and the same button in the dialog that asks. */
async function care(page: Page, step: string, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: step })
  await fill?.(dialog)
  await dialog.getByRole('button', { name: step, exact: true }).click()
  await expectClosed(dialog)
}

async function assignAndBook({ page, orders }: Day): Promise<void> {
  const waiting = orders.filter((_, at) => at !== BY_CUSTOMER)
  await page.goto('/assign-stock')
  await choose(page, waiting)
  await page.getByRole('button', { name: `Assign by FEFO (${waiting.length} orders)` }).click()
  const progress = page.getByText(`${waiting.length} of ${waiting.length} orders have their batches`)
  await expect(progress).toBeVisible({ timeout: 90_000 })
  await expectSound(page, 'assigned')
  await page.goto('/assign-stock?deliveryStatus=Packed')
  const cancelled = card(page, orders[BY_STAFF] as BenchOrder)
  await cancelled.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel order/ })
  await dialog.getByLabel('Reason').fill('Its lid leaks')
  await dialog.getByRole('button', { name: /^Cancel the order, ₹/ }).click()
  await expectClosed(dialog)
  const packed = waiting.filter((order) => order !== orders[BY_STAFF])
  await page.goto('/assign-stock?deliveryStatus=Packed')
  await choose(page, packed)
  await page.getByRole('button', { name: 'Create Shipments' }).click()
  const booking = page.getByRole('dialog', { name: `Book the courier for ${packed.length} orders?` })
  await expect(booking.getByText(/^1 parcel/)).toHaveCount(packed.length)
  await booking.getByRole('button', { name: 'Book them' }).click()
  await expect(booking.getByText(`${packed.length} booked, 0 not.`)).toBeVisible({ timeout: 90_000 })
  await expectSound(page, 'booked')
  await booking.getByRole('button', { name: 'Close' }).click()
}

async function lookAfterParcels(day: Day): Promise<void> {
  const { page, bench } = day
  await page.goto('/dashboard/courier')
  const link = (at: number) =>
    page.getByRole('link', { name: `Look at it: the parcels of order ${nth(day, at).orderId}` })
  await expect(link(AGAIN)).toBeVisible()
  await expectSound(page, 'courier-work')
  await link(AGAIN).click()
  await care(page, 'Look at its jars', async (dialog) => {
    await expect(dialog.getByLabel('Whole, back on the shelf')).toHaveValue('1')
    await expectSound(page, 'inspect')
  })
  await care(page, 'Send it again')
  await page.goto('/dashboard/courier')
  await link(RETURNED).click()
  await care(page, 'Look at its jars', async (dialog) => {
    await dialog.getByLabel('Whole, back on the shelf').fill('0')
    await dialog.getByLabel('Written off').fill('1')
    await dialog.getByLabel('Why').fill('Broken')
  })
  await care(page, 'Give the money back')
  await expectSound(page, 'parcel')
  const again = nth(day, AGAIN)
  await bench.put(`/api/admin/orders/${again._id}/assign-by-fefo`, { useNear: false })
  await bench.post(`/api/admin/shipments/${again.orderId}`)
  await bench.scan(again, 'Delivered')
}

async function giveAPartBack(day: Day): Promise<void> {
  const { page } = day
  const order = nth(day, BROKEN)
  await page.goto(`/assign-stock?order=${order.orderId}`)
  const refund = card(page, order).getByRole('button', { name: 'Refund a part' })
  // Half of it lies below the bar at the lower edge of a phone: a person scrolls to it first.
  await refund.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await refund.click()
  const dialog = page.getByRole('dialog', { name: `Refund a part of order ${order.orderId}` })
  // However many lines an order has, what goes on stays in view.
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('textbox', { name: /^Jars of/ }).fill('1')
  await dialog.getByLabel('Reason').fill('One jar broke')
  await dialog.getByLabel('By hand: you have sent it yourself').check()
  await dialog.getByLabel('Refund reference').fill('UTR-7')
  await expectSound(page, 'credit')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: /^Give ₹.* back$/ }).click()
  await expect(page.getByText('Given back, UTR-7')).toBeVisible()
}

/** @returns the order */
async function sellAtTheCounter(page: Page, Id: string): Promise<string> {
  await page.goto('/dashboard/desk')
  await page.getByLabel('Mobile number').fill(freshNumber())
  await page.getByLabel('Name', { exact: true }).fill('Lakshmi Rao')
  await page.getByLabel('Find a jar').fill(Id)
  const more = page.getByRole('button', { name: /^One more:/ }).first()
  await more.click()
  await more.click()
  await expectSound(page, 'desk')
  await page.getByRole('button', { name: 'Take the order' }).click()
  await expect(page).toHaveURL(/\/dashboard\/desk\/P-/)
  await expect(page.getByText('Delivered').first()).toBeVisible()
  await expectSound(page, 'sold')
  return page.url().split('/').at(-1) ?? ''
}

async function openDrawer(page: Page): Promise<void> {
  await page.goto('/dashboard/drawer')
  await page.getByLabel('Cash in the drawer').fill(String(FLOAT))
  await page.getByRole('button', { name: 'Open the drawer' }).click()
  await expect(page.getByLabel('Counted')).toBeVisible()
}

async function closeDrawer(page: Page, expected: number): Promise<void> {
  await page.goto('/dashboard/drawer')
  await page.getByLabel('Counted').fill(String(expected))
  await expectSound(page, 'drawer')
  await page.getByRole('button', { name: 'Close the drawer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the drawer' }).click()
  await expect(page.getByText('It adds up.').first()).toBeVisible()
  await expectSound(page, 'drawer-closed')
}

/** Checks that every order is where it should be, and that every jar and every paisa is accounted for. */
async function expectBooksInOrder(day: Day, counter: BenchOrder, before: Month): Promise<void> {
  const { bench } = day
  for (const order of arriving(day))
    expect(await bench.look(order)).toMatchObject({ deliveryStatus: 'Delivered', orderStatus: 'Completed' })
  const gone = await Promise.all([BY_CUSTOMER, BY_STAFF, RETURNED].map((at) => bench.look(nth(day, at))))
  expect(gone.map(({ paymentStatus }) => paymentStatus)).toEqual(gone.map(() => 'Refund Completed'))
  const { creditedAmount } = await bench.look(nth(day, BROKEN))
  const after = await month(bench)
  expect({
    sales: paise(after.sales) - paise(before.sales),
    cancelled: paise(after.cancelled) - paise(before.cancelled),
    refunds: paise(after.refunds) - paise(before.refunds),
  }).toEqual({
    // The refunded part was not sold.
    sales:
      sum([...arriving(day), counter].map(({ totalPrice }) => paise(totalPrice))) - paise(creditedAmount),
    cancelled: sum(gone.map(({ finalPrice }) => paise(finalPrice))),
    refunds: sum(gone.map(({ refundAmount }) => paise(refundAmount))),
  })
  expect(await bench.post('/api/stock/refresh-quantities')).toMatchObject({ drift: 0 })
}

test('stock and money add up after a day of orders, cancellations, returns, a refund and a counter sale', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ ...test.info().project.use })
  const staff = await context.newPage()
  await logInAsStaff(staff, '9000000001', '246810')
  await expect(staff).toHaveURL(/\/dashboard/)
  const bench = new Bench(staff)
  const jar = await bench.jar(STOCK)
  const before = await month(bench)
  const orders: BenchOrder[] = []
  for (const jars of WANTED) orders.push(await bench.order(jar, jars))
  const day: Day = { page: staff, bench, orders }

  await test.step('a customer cancels', async () => {
    const { orderId, mobileNumber } = nth(day, BY_CUSTOMER)
    await page.goto('/login')
    await logInAsCustomer(page, mobileNumber)
    await expect(page).toHaveURL(/\/userhomepage/)
    await openTab(page, 'Orders')
    const order = page.getByRole('article').filter({ hasText: orderId })
    await order.getByRole('button', { name: 'Cancel Order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click()
    await expect(order).toContainText('Cancelled')
  })
  await test.step('the drawer is opened', () => openDrawer(staff))
  await test.step('orders get their batches and parcels, and staff cancel one', () => assignAndBook(day))
  await test.step('the courier delivers the parcels, and two come back', async () => {
    for (const order of arriving(day).slice(0, AGAIN)) await bench.scan(order, 'Delivered')
    for (const at of [AGAIN, RETURNED]) await bench.scan(nth(day, at), 'Returning', 'RTO')
    await lookAfterParcels(day)
  })
  await test.step('a part is refunded, since one jar broke', () => giveAPartBack(day))
  await test.step('the money of cancelled and returned orders goes back', async () => {
    for (const at of [BY_CUSTOMER, BY_STAFF, RETURNED]) {
      const path = `/api/orders/${nth(day, at).orderId}/refund-completed`
      await bench.put(path, { refundReference: `UTR-${nth(day, at).orderId}` })
    }
  })
  await test.step('a jar is sold at the counter, and the drawer is counted', async () => {
    const counter = await bench.look({ orderId: await sellAtTheCounter(staff, jar.Id) })
    await closeDrawer(staff, FLOAT + counter.finalPrice)
    await expectBooksInOrder(day, counter, before)
  })
  await context.close()
})
