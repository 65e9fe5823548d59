import { expect } from '@playwright/test'
import { test } from './support/test.js'

test('a button that is pressed before the JavaScript has loaded does its work afterwards', async ({
  page,
}) => {
  let release = () => {}
  const slowly = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/shop/*.js', async (route) => {
    await slowly
    await route.continue()
  })
  await page.goto('/userhomepage', { waitUntil: 'commit' })
  const about = page.getByRole('button', { name: 'About us' })
  await about.click()
  await expect(about).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(page.getByRole('button', { expanded: true })).toBeVisible()
})
