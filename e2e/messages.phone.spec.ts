import { expect } from '@playwright/test'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

test('the owner changes the text of a message, sees its preview, sends a test and finds it in the outbox', async ({
  page,
}, { project }) => {
  await signInAsAdmin(page.request)
  const email = 'owner@jaadi.example'
  await page.goto('/dashboard/messages/templates')
  const origin = new URL(page.url()).origin
  const named = await page.request.put('/api/users', { data: { email }, headers: { origin } })
  expect(named.ok()).toBe(true)
  const delivered = page.getByRole('link', { name: /^Order delivered/ })
  await expect(delivered).toBeVisible()
  expect(await violations(page)).toEqual([])
  await delivered.click()
  const part = page.getByRole('region', { name: 'Email' })
  const subject = `It is there, ${project.name}: `
  await part.getByLabel('Subject').fill(subject)
  await part.getByRole('button', { name: 'orderId', exact: true }).click()
  await expect(part.getByLabel('Subject')).toHaveValue(`${subject}{{orderId}}`)
  await expect(part.getByText(new RegExp(`^${subject}P-`))).toBeVisible()
  // What the frame says, not when the browser draws it: one that was below the window may stay undrawn for a minute.
  await part.locator('iframe').scrollIntoViewIfNeeded()
  await expect(part.locator('iframe')).toBeInViewport()
  await expect(part.frameLocator('iframe').getByText(/^Dear /)).toBeAttached()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^The text was saved/)).toBeVisible()
  await part.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText('The test is on its way to you.')).toBeVisible()

  const [mail] = (await (await page.request.get(`/sandbox/outbox?to=${email}`)).json()) as {
    subject: string
  }[]
  expect(mail?.subject).toMatch(new RegExp(`^${subject}P-`))
  await page.goto('/dashboard/messages')
  await page.getByRole('button', { name: /^Sent \d/ }).click()
  await page.getByRole('link', { name: 'Order delivered' }).first().click()
  await expect(page.getByRole('heading', { name: 'What it says' })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${subject}P-`))).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})
