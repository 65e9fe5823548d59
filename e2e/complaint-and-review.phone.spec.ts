import { expect, type Page } from '@playwright/test'
import { Bench } from './support/bench.js'
import { capture } from './support/capture.js'
import { signInAsAdmin, signInAsCustomer } from './support/people.js'
import { openTab } from './support/shop.js'
import { test } from './support/test.js'
import { violations } from './support/violations.js'

/** What a phone would send: large enough, and no picture of anybody. */
async function aPhoto(page: Page) {
  return { name: 'jar.png', mimeType: 'image/png', buffer: await page.screenshot() }
}

async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}

test('a review is rejected, edited and approved; a complaint with a photo gets a ready answer', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL ?? '',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  const staff = await context.newPage()
  await signInAsAdmin(staff.request)
  await staff.goto('/dashboard')
  const bench = new Bench(staff)
  const jar = await bench.jar(2)
  const order = await bench.order(jar, 1)
  const { stocks } = await bench.get<{ stocks: { _id: string }[] }>(
    `/api/stock/forProduct?product=${jar._id}`,
  )
  await bench.put(`/api/orders/${order._id}/assign-stock`, { itemIdx: 0, stockId: stocks.at(-1)?._id })
  await bench.post('/api/delhivery/create-shipment', { order: order.order_extid })

  const submitReview = async (text: string) => {
    await page.getByLabel('Review', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Review submitted!')).toBeVisible()
  }
  const waitingReview = () => staff.getByRole('listitem').filter({ hasText: order.orderId })

  await test.step('a customer gives stars, words and a photo', async () => {
    await signInAsCustomer(page.request, order.mobileNumber)
    await page.goto('/userhomepage?tab=placeOrder')
    await page
      .getByRole('button', { name: /^Rating & Review/ })
      .first()
      .click()
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: '3 stars' }) })
      .click()
    await expect(page.getByRole('combobox', { name: 'Rating' })).toHaveValue('3')
    await page.getByLabel('Add a photo').setInputFiles(await aPhoto(page))
    await page.getByLabel('Show my first name and my city').check()
    await submitReview('Good, call me: 9876543210')
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await expectSound(page)
    await capture(page, 'review-waiting')
  })

  await test.step('staff reject it with a reason, take that back, and reject it again', async () => {
    await staff.goto('/admin-review-approval')
    const reject = async () => {
      await waitingReview()
        .getByRole('button', { name: /^Reject/ })
        .click()
      await staff.getByLabel('Reason (optional)').fill('Please leave out the phone number.')
      await staff.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
      await expect(waitingReview()).toHaveCount(0)
    }
    await expect(waitingReview()).toBeVisible()
    await expectSound(staff)
    await capture(staff, 'reviews-staff')
    await reject()
    await staff.getByRole('button', { name: 'Undo' }).click()
    await expect(waitingReview()).toHaveCount(1)
    await reject()
  })

  await test.step('the customer reads why, and sends it again', async () => {
    await page.goto(`/userhomepage?tab=review&order=${order.orderId}&product=${jar.Id}`)
    await expect(page.getByText('Your review has been rejected. Please edit and resubmit.')).toBeVisible()
    await expect(page.getByText('The reason: Please leave out the phone number.')).toBeVisible()
    await expectSound(page)
    await capture(page, 'review-rejected')
    await submitReview('Good, and not too salty.')
  })

  await test.step('staff approve it and answer; everybody reads both', async () => {
    await staff.reload()
    await waitingReview()
      .getByRole('button', { name: /^Approve/ })
      .click()
    await expect(waitingReview()).toHaveCount(0)
    const { review } = await new Bench(page).get<{ review: { _id: string } }>(
      `/api/review/existing?productId=${jar.Id}&orderId=${order.orderId}`,
    )
    await bench.put(`/api/admin/reviews/${review._id}/answer`, { text: 'Thank you, Asha!' })
    const { reviews } = await new Bench(page).get<{ reviews: object[] }>(`/api/review/product/${jar.Id}`)
    expect(reviews[0]).toMatchObject({
      comment: 'Good, and not too salty.',
      author: { firstName: 'Asha', city: 'Bengaluru' },
      answer: { text: 'Thank you, Asha!' },
    })
    // It stands on the page of every jar of the pickle, and says which one it is about.
    const pickle = jar.variantType.toLowerCase().replaceAll(' ', '-')
    await expect(async () => {
      await page.goto(`/pickles/${pickle}`)
      const said = page.getByRole('listitem').filter({ hasText: 'Good, and not too salty.' })
      await expect(said).toContainText('Jar: ', { timeout: 500 })
    }).toPass({ timeout: 20_000 })
    await page.goto('/userhomepage')
  })

  await test.step('the customer complains, with a photo', async () => {
    await openTab(page, 'Orders')
    await page.getByRole('button', { name: 'Raise Issue' }).first().click()
    const trouble = `The lid is broken. ${'W'.repeat(60)}`
    await page.getByLabel('What went wrong?').fill(trouble)
    await page.getByLabel('Add a photo').setInputFiles(await aPhoto(page))
    await expect(page.getByText('jar.png')).toBeVisible()
    await expectSound(page)
    await capture(page, 'issue-raising')
    // A phone that ran its camera throws the page away, or the thumb slips.
    await page.reload()
    await expect(page.getByText('jar.png')).toBeVisible()
    await page.goBack()
    await page.goForward()
    await expect(page.getByText('jar.png')).toBeVisible()
    await expect(page.getByLabel('What went wrong?')).toHaveValue(trouble)
    await page.getByRole('button', { name: 'Raise Issue' }).click()
    await expect(page.getByRole('img', { name: /^Your photo/ })).toBeVisible()
    const log = page.getByRole('log')
    expect(await log.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await capture(page, 'issue-raised')
    // As if it had been chosen here, and the issue raised on another device.
    await page.evaluate(
      (name) =>
        new Promise((resolve) => {
          const opening = indexedDB.open('jaadi.photos')
          opening.onsuccess = () => {
            const shelf = opening.result.transaction('jaadi.photos', 'readwrite').objectStore('jaadi.photos')
            const kept = { name, photos: [new File(['x'], 'left.png')], at: Date.now() }
            shelf.put(kept).onsuccess = resolve
            opening.result.close()
          }
        }),
      order.orderId,
    )
    await page.reload()
    await expect(page.getByRole('log').getByRole('img', { name: /^Your photo/ })).toHaveCount(1)
    await expect(page.getByText(/^(jar|left)\.png/)).toHaveCount(0)
  })

  await test.step('staff see that it waits, note something, and answer with a ready answer', async () => {
    await staff.goto('/dashboard/support')
    const issue = staff.getByRole('link', { name: new RegExp(order.orderId) })
    await expect(issue).toContainText('3 unread')
    await issue.click()
    await expect(staff.getByRole('img', { name: /^Photo of the customer/ })).toBeVisible()
    await staff.getByLabel('Note', { exact: true }).fill('The lid machine was loose.')
    await staff.getByRole('button', { name: 'Keep the note' }).click()
    await expect(staff.getByText('The lid machine was loose.')).toBeVisible()
    await staff.getByRole('button', { name: 'Ready answers' }).click()
    await staff.getByRole('menuitem', { name: 'A new jar is coming' }).click()
    await expect(staff.getByLabel('Message', { exact: true })).toHaveValue(new RegExp(order.orderId))
    await expectSound(staff)
    await capture(staff, 'support-staff')
    await staff.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(staff.getByRole('log').getByText(/We send you new ones/)).toBeVisible()
  })

  await test.step('the customer sees the answer on the order, and reads it', async () => {
    await page.goto('/userhomepage?tab=placeOrder')
    const view = page.getByRole('button', { name: 'View Issue 1 new answer' })
    await expect(view).toBeVisible()
    await expect(page.getByText(/^We wrote: Dear Asha Rani/)).toBeVisible()
    await capture(page, 'order-with-news')
    await view.click()
    await expect(page.getByRole('log').getByText(/We send you new ones/)).toBeVisible()
    await expect(page.getByText('The lid machine was loose.')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'View Issue', exact: true })).toBeVisible()
  })

  await test.step('the next person on this device finds no photo that was chosen', async () => {
    const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(await kept()).toEqual(['jaadi.photos'])
    await page.goto('/user-account')
    await page.getByRole('button', { name: 'Logout', exact: true }).click()
    await expect(page).toHaveURL(/loginpage/)
    await expect.poll(kept).toEqual([])
  })
  await context.close()
})
