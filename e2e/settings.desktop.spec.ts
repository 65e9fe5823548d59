import { expect } from '@playwright/test'
import { openScreen } from './support/console.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

test('the footer of the shop shows the phone number that was saved in the settings', async ({ page }) => {
  const phone = `9${String(Date.now() % 1e9).padStart(9, '0')}`
  await signInAsAdmin(page.request)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Sales by day' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await openScreen(page, 'Shop', 'Settings')
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
      timeout: 5_000,
    })
  }).toPass({ timeout: 60_000 })
})
