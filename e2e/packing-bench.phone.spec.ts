import { type Browser, expect, type Page } from '@playwright/test'
import { Bench } from './support/bench.js'
import { capture } from './support/capture.js'
import { logInAsStaff, signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
}

async function packer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...test.info().project.use })
  const page = await context.newPage()
  await logInAsStaff(page, '9000000002', '135790')
  await expect(page).toHaveURL(/\/dashboard/)
  return page
}

test('a paid order gets its batches, is packed jar by jar, and is ready for the courier', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page.request)
  await page.goto('/dashboard')
  const bench = new Bench(page)
  const { orderId } = await bench.order(await bench.jar(1), 1)
  const staff = await packer(browser)

  await test.step('the card shows the jar and one step first, within reach of a thumb', async () => {
    await staff.goto('/assign-stock')
    const card = staff.getByRole('article', { name: new RegExp(orderId) })
    const step = card.getByRole('button', { name: 'Assign by FEFO' })
    await expect(step).toBeVisible()
    const [box, button] = [await card.boundingBox(), await step.boundingBox()]
    expect((button?.y ?? 0) + (button?.height ?? 0) - (box?.y ?? 0)).toBeLessThanOrEqual(300)
    await expectSound(staff)
    await capture(staff, 'bench-card')
    await step.click()
    await expect(staff.getByText('Stock assigned!')).toBeVisible()
  })

  await test.step('the pick list names the batch and the order', async () => {
    await staff.getByRole('link', { name: 'Pick list' }).first().click()
    await expect(staff.getByRole('link', { name: new RegExp(orderId) })).toBeVisible()
    await expectSound(staff)
    await capture(staff, 'bench-pick-list')
  })

  await test.step('a wrong jar is refused, the right one closes the box', async () => {
    await staff.getByRole('link', { name: new RegExp(orderId) }).click()
    const field = staff.getByLabel('Batch number on the jar')
    await field.fill('FG-200101-001')
    await field.press('Enter')
    await expect(staff.getByRole('alert')).toContainText('does not belong in this parcel')
    await expectSound(staff)
    await capture(staff, 'bench-wrong-jar')
    const line = staff.getByRole('list', { name: 'Items' }).getByRole('listitem').first()
    const batch = /FG-\d{6}-\d+/.exec((await line.getAttribute('aria-label')) ?? '')?.[0] ?? ''
    await field.fill(`https://jaadi.example/jar/${batch}`)
    await field.press('Enter')
    await expect(staff.getByText(/^Packed: all/)).toBeVisible()
    await staff.reload()
    await expect(staff.getByText(/^Packed: all/)).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Create Shipment' })).toBeEnabled()
    await expectSound(staff)
    await capture(staff, 'bench-packed')
  })

  await test.step('its papers are PDFs', async () => {
    for (const paper of ['slips', 'labels']) {
      const answer = await staff.request.get(`/api/admin/packing/${paper}?orders=${orderId}&size=4x6`)
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    }
  })
  await staff.context().close()
})
