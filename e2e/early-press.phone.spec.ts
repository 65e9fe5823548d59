import { expect } from '@playwright/test'
import { openAlive } from './support/shop.js'
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

test('a page whose JavaScript did not arrive shows what was rendered, and starts after one reload', async ({
  page,
}) => {
  let lost = 0
  await page.route('**/assets/shop/index-*.js', (route) => (lost++ === 0 ? route.abort() : route.continue()))
  await page.goto('/userhomepage?tab=products&view=pickles')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gongura Pickle', exact: true })).toBeVisible()
  expect(lost).toBe(2)
})

test('a jar that is added before the code of the best sellers has come is added when it is there', async ({
  page,
}) => {
  let release = () => {}
  const slowly = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/shop/LandingParts-*.js', async (route) => {
    await slowly
    await route.continue()
  })
  await openAlive(page, '/userhomepage')
  await page
    .getByRole('button', { name: /Add one/ })
    .first()
    .click()
  release()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('region', { name: '1 jar is kept for you' })).toBeVisible()
})
