import { expect } from '@playwright/test'
import { signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'

test('a new owner takes the tour, and a link of the list before real sales leads to its field', async ({
  page,
}) => {
  await signInAsAdmin(page.request)
  await page.goto('/dashboard')
  await page.getByRole('note').getByRole('button', { name: 'Show me around' }).click()
  await expect(page.getByRole('dialog', { name: 'What waits for you' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'All screens' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  await expect(page.getByText(/^New here\?/)).toBeHidden()

  await page.getByRole('link', { name: 'See what is missing' }).click()
  await page.getByRole('link', { name: 'Go there: Pickup location' }).click()
  await expect(page.getByLabel('Name at the courier')).toBeFocused()
})

test('the sample product is deleted, and a pasted price list changes a price', async ({ page }) => {
  await signInAsAdmin(page.request)
  const made = await page.request.post('/api/admin/sample-product', { data: {} })
  const { id, Id } = (await made.json()) as { id: string; Id: string }
  await page.goto(`/product-entry?id=${id}`)
  await expect(page.getByText(/^This is the sample/)).toBeVisible()
  await page.getByRole('button', { name: `Delete ${Id}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(`${Id} was deleted.`)).toBeVisible()

  const listed = await page.request.get('/api/admin/products?filter={"q":"FG-0001"}')
  const [jar] = (await listed.json()) as (Record<
    'id' | 'variantType' | 'variantOil' | 'variantSpicy' | 'variantWeight',
    string
  > & { price: number; mrp: number | null })[]
  const variant = [jar?.variantType, jar?.variantOil, jar?.variantSpicy, jar?.variantWeight].join('\t')
  const head = 'pickle\toil\tspice\tweight\tprice\tmrp'
  await page.goto('/dashboard/import?kind=prices')
  const cells = page.getByRole('textbox', { name: 'Or paste from a spreadsheet' })
  const check = page.getByRole('button', { name: 'Check what I pasted' })
  await cells.fill(`${head}\n${variant}\tcheap\t`)
  await check.click()
  await expect(page.getByRole('row', { name: /^2 price "cheap" is no amount in rupees/ })).toBeVisible()
  const price = 1111
  await cells.fill(`${head}\n${variant}\t${price}\t1,200`)
  await check.click()
  await expect(
    page.getByRole('cell', { name: `₹${price.toLocaleString('en-IN')}`, exact: true }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 line' }).click()
  await expect(page.getByRole('link', { name: 'See Product list' })).toBeVisible()
  const after = await page.request.get('/api/admin/products?filter={"q":"FG-0001"}')
  expect(((await after.json()) as { price: number }[])[0]?.price).toBe(price)
  // Other journeys buy this jar.
  const data = { price: jar?.price, mrp: jar?.mrp }
  const back = await page.request.put(`/api/admin/products/${jar?.id}`, { data })
  expect(back.ok()).toBe(true)
})

test('an order opens from the cockpit, names its next step, and one button takes that step', async ({
  page,
}) => {
  await signInAsAdmin(page.request)
  const waiting = await page.request.get(
    '/api/admin/orders?filter={"work":"to-pack"}&range=[0,0]&sort=["orderDate","ASC"]',
  )
  const [order] = (await waiting.json()) as { orderId: string; contactName: string }[]
  await page.goto('/dashboard')
  await page
    .getByRole('region', { name: 'Waiting for you' })
    .getByText(order?.contactName ?? '')
    .first()
    .click()
  const article = page.getByRole('article', { name: `Order ${order?.orderId}` })
  const next = article.getByRole('region', { name: 'What is next' })
  await expect(next.getByRole('status')).toContainText(/^Paid\. Somebody here has to assign batches for/)
  await expect(
    article.getByRole('region', { name: 'What happened' }).getByText('Placed', { exact: true }),
  ).toBeVisible()
  await next.getByRole('button', { name: 'Assign by FEFO' }).click()
  await expect(next.getByRole('status')).toContainText(/^The batches are assigned\./)
  await expect(next.getByRole('link', { name: 'Pack the jars' })).toBeVisible()
  await article.getByRole('link', { name: `History of ${order?.contactName}` }).click()
  await expect(page).toHaveURL(/\/dashboard\/customers\//)
})
