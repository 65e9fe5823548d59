import { expect } from '@playwright/test'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

test('a phone number changed in the settings stands in the footer of the shop', async ({ page }, {
  project,
}) => {
  const phone = `9${String(Date.now() % 1e9).padStart(9, '0')}`
  await signInAsAdmin(page.request)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Sales by day' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  const further = page.getByRole('navigation', { name: 'More of the workshop' })
  // On a phone the menu is folded behind its button.
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
  await further.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Before real sales' })).toBeVisible()
  await page.getByRole('link', { name: 'Shop profile' }).click()
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^The settings were saved/)).toBeVisible()

  for (const part of ['catalogue', 'labels', 'history']) {
    await page.goto(`/dashboard/settings/${part}`)
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  }

  // The rendered page of the shop may be some seconds old.
  await expect(async () => {
    await page.goto('/about')
    await page.goto('/userhomepage')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: phone }).first()).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 20_000 })
})
