import { expect, type Page } from '@playwright/test'
import { openScreen, searchFor } from './support/console.js'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'

async function logIn(page: Page): Promise<void> {
  await signInAsAdmin(page.request)
  await page.goto('/dashboard')
}

test('Back and the search of the console ask before they discard typed text', async ({ page }) => {
  await logIn(page)
  await openScreen(page, 'Shop', 'Settings')
  await page.getByRole('link', { name: 'Shop profile' }).click()
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('9111111111')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  await page.goBack()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(phone).toHaveValue('9111111111')

  await searchFor(page, 'gongura')
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(phone).toHaveValue('9111111111')

  await page.goBack()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: 'Before real sales' })).toBeVisible()
})

test('the search finds an order by a part of the city and the surname', async ({ page }) => {
  await logIn(page)
  const response = await page.request.get('/api/admin/orders?range=[0,0]')
  const [order] = (await response.json()) as { orderId: string; contactName: string; city: string }[]
  const surname = order?.contactName.split(' ').at(-1) ?? ''
  await searchFor(page, `${order?.city.slice(0, 4).toLowerCase()} ${surname}`)
  await expect(page).toHaveURL(/orders/)
  await expect(page.getByText(order?.orderId ?? '').first()).toBeVisible()
})
