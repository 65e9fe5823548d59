import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { openScreen } from './support/console.js'
import { signInAsAdmin } from './support/people.js'
import { openFullCart, paymentWindow } from './support/shop.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

test('a sale is invoiced, the month is looked at, and its zip has the sale', async ({ page, browser }) => {
  let orderId = ''

  await test.step('a customer buys a jar and opens the invoice', async () => {
    const context = await browser.newContext({ ...test.info().project.use })
    const customer = await context.newPage()
    await openFullCart(customer)
    await customer.getByRole('button', { name: 'Place Order' }).click()
    await paymentWindow(customer).getByRole('button', { name: /Pay ₹/ }).click()
    await expect(customer.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
    const { orders } = (await (await customer.request.get('/api/orders')).json()) as {
      orders: { orderId: string }[]
    }
    orderId = orders[0]?.orderId ?? ''
    const invoice = await customer.request.get(`/api/orders/${orderId}/invoice`)
    expect(invoice.headers()['content-type']).toBe('application/pdf')
    await context.close()
  })

  await test.step('the owner sees the figures of the month and what is missing', async () => {
    await signInAsAdmin(page.request)
    await page.goto('/dashboard')
    await openScreen(page, 'Money', 'Books')
    await expect(page).toHaveURL(/\/dashboard\/books/)
    await expect(page.getByRole('term').filter({ hasText: 'Sales' })).toBeVisible()
    const missing = page.getByRole('region', { name: 'Missing before anything is filed' })
    await expect(missing.getByText(/ is not over: its figures go on changing until /)).toBeVisible()
    await expect(missing.getByText(orderId)).toBeHidden()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  await test.step('the zip of the month opens, and says what each file is', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the month' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^books-20\d\d-\d\d\.zip$/)
    const files = unzipSync(await readFile(await download.path()))
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(text('README.txt')).toContain('sales.csv: The sales register')
    expect(text('README.txt')).toContain('is not over')
    expect(text('sales.csv')).toContain(`,${orderId},`)
  })
})
