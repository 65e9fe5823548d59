import { type APIRequestContext, expect } from '@playwright/test'
import { shiftClock } from './support/clock.js'
import { codeFor, freshNumber, signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'

const DAY_MS = 86_400_000
/** New numbers share half of a day's codes; when half of those are used, each further one needs a proof of work. */
const CODES_A_DAY = 10
const FREELY = 3

interface Settings {
  version: number
  signIn: { perDay: number }
}

/** @returns how many codes a day were allowed before. */
async function setCodesADay(boss: APIRequestContext, perDay: number): Promise<number> {
  await signInAsAdmin(boss)
  const { version, signIn } = (await (await boss.get('/api/admin/settings')).json()) as Settings
  const saved = await boss.put('/api/admin/settings', { data: { version, signIn: { ...signIn, perDay } } })
  expect([saved.status(), await saved.text()]).toEqual([200, expect.stringContaining('"signIn"')])
  return signIn.perDay
}

test('when login codes are scarce, the phone of a new customer does a proof of work and gets a code', async ({
  page,
  request: boss,
}) => {
  // A day on which nobody has asked for a code yet.
  await shiftClock(boss, DAY_MS)
  const before = await setCodesADay(boss, CODES_A_DAY)
  try {
    for (let nth = 0; nth < FREELY; nth += 1) {
      const sent = await boss.post('/api/send-otp', { data: { mobileNumber: freshNumber() } })
      expect(sent.status()).toBe(200)
    }
    const mobileNumber = freshNumber()
    await page.goto('/login')
    await page.getByLabel('Mobile number').fill(mobileNumber)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    const working = page.getByRole('status').filter({ hasText: 'your phone has to do a little work first' })
    await expect(working).toBeVisible()
    await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeVisible({ timeout: 90_000 })
    await expect(working).toBeHidden()
    await page.getByLabel('OTP', { exact: true }).fill(await codeFor(page.request, mobileNumber))
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(page).toHaveURL(/\/userhomepage$/)
  } finally {
    await setCodesADay(boss, before)
    await shiftClock(boss, 0)
  }
})
