import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { capture } from './support/capture.js'
import { openScreen } from './support/console.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

test('staff find a customer, write a note, and export the list as a file', async ({ page }) => {
  await signInAsAdmin(page.request)
  await page.goto('/dashboard')
  await openScreen(page, 'Sell', 'Customers')
  const kinds = page.getByRole('group', { name: 'Which customers' })
  await expect(kinds.getByRole('button', { name: /^All \d+$/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main [data-opens]').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await capture(page, 'customers')

  await kinds.getByRole('button', { name: /^Open issue \d+$/ }).click()
  await expect(page).toHaveURL(/hasOpenIssue/)
  await kinds.getByRole('button', { name: /^All/ }).click()
  await page.getByRole('textbox', { name: 'Name, place or number' }).fill('sravani hyderabad')
  await expect(page).toHaveURL(/sravani/)
  await expect(page.getByRole('link', { name: 'Kiran Goud' })).toBeHidden()
  await page.getByRole('link', { name: 'Sravani Reddy' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Sravani Reddy' })).toBeVisible()
  const note = 'Likes it hot'
  await page.getByLabel('A new note').fill(note)
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText(note)).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await capture(page, 'customer')

  await page.getByRole('link', { name: /^Back to/ }).click()
  await expect(page.getByRole('textbox', { name: 'Name, place or number' })).toHaveValue('sravani hyderabad')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile((await (await saving).path()) ?? '', 'utf8')
  const [head, ...lines] = file.trim().split(/\r?\n/)
  expect(head).toContain('Name,Mobile number,City')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^Sravani Reddy,/)
})
