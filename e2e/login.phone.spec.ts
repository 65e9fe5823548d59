import { expect, type Page } from '@playwright/test'
import { shiftClock } from './support/clock.js'
import { codeFor, freshNumber, logInAsCustomer } from './support/people.js'
import { test } from './support/test.js'

const ADMIN = ['9000000001', '246810'] as const
const RESEND_MS = 31_000
const EXPIRED_MS = 10 * 60_000 + 1_000

const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

/** Lets the page's own clock run, one second at a time, since each tick of the countdown sets up the next. */
async function letPass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1_000)
}

async function askForCode(page: Page, mobileNumber: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobileNumber)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeVisible()
}

async function verify(page: Page, code: string): Promise<void> {
  await page.getByLabel('OTP', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
}

const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .filter({ visible: true })
    .first()

test.afterEach(async ({ page }) => shiftClock(page.request, 0))

test('the login needs a mobile number of ten digits', async ({ page }) => {
  await page.goto('/login')
  const send = page.getByRole('button', { name: 'Send OTP' })
  await send.click()
  await expect(page.getByText('Mobile number is required')).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  for (const wrong of ['98765', '98765432101', '98765abcde']) {
    await page.getByLabel('Mobile number').fill(wrong)
    await send.click()
    await expect(page.getByText('Please enter a valid 10-digit mobile number')).toBeVisible()
  }
})

test('a code pasted with a space logs in, and /login then leads to the shop', async ({ page, context }) => {
  const mobileNumber = freshNumber()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/login')
  await askForCode(page, mobileNumber)
  await expect(page.getByLabel('Mobile number')).not.toBeEditable()
  const code = await codeFor(page.request, mobileNumber)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByLabel('OTP', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/userhomepage$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/userhomepage$/)
})

test('a missing and a wrong code are refused, and the right one still logs in', async ({ page }) => {
  const mobileNumber = freshNumber()
  await page.goto('/loginpage-1')
  await askForCode(page, mobileNumber)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page.getByText('OTP is required')).toBeVisible()
  const code = await codeFor(page.request, mobileNumber)
  await verify(page, otherThan(code))
  await expect(page.getByText('Invalid OTP')).toBeVisible()
  await verify(page, code)
  await expect(page).toHaveURL(/\/userhomepage$/)
})

test('a code is refused after ten minutes, and a new one logs in', async ({ page }) => {
  const mobileNumber = freshNumber()
  await page.goto('/login')
  await askForCode(page, mobileNumber)
  const expired = await codeFor(page.request, mobileNumber)
  await shiftClock(page.request, EXPIRED_MS)
  await verify(page, expired)
  await expect(page.getByText('Invalid OTP')).toBeVisible()
  await page.getByRole('button', { name: 'Use another number' }).click()
  await logInAsCustomer(page, mobileNumber)
  await expect(page).toHaveURL(/\/userhomepage$/)
})

test('a countdown of 30 seconds runs before another code can be sent, and that code replaces the first', async ({
  page,
}) => {
  const mobileNumber = freshNumber()
  await page.clock.install()
  await page.goto('/login')
  await askForCode(page, mobileNumber)
  const first = await codeFor(page.request, mobileNumber)
  const waiting = page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })
  await expect(waiting).toBeDisabled()
  await letPass(page, 10)
  await expect(page.getByRole('button', { name: /^Resend OTP in (1\d|20) s$/ })).toBeDisabled()
  await letPass(page, 21)
  await shiftClock(page.request, RESEND_MS)
  await page.getByRole('button', { name: 'Resend OTP', exact: true }).click()
  await expect(waiting).toBeDisabled()
  await expect.poll(() => codeFor(page.request, mobileNumber)).not.toBe(first)
  await verify(page, first)
  await expect(page.getByText('Invalid OTP')).toBeVisible()
  await verify(page, await codeFor(page.request, mobileNumber))
  await expect(page).toHaveURL(/\/userhomepage$/)
})

test('whoever asks for another code within 30 seconds is told to use the last one', async ({ page }) => {
  const mobileNumber = freshNumber()
  await page.goto('/login')
  await askForCode(page, mobileNumber)
  await page.getByRole('button', { name: 'Use another number' }).click()
  await askForCode(page, mobileNumber)
  await expect(page.getByText('Login with last send OTP')).toBeVisible()
  await verify(page, await codeFor(page.request, mobileNumber))
  await expect(page).toHaveURL(/\/userhomepage$/)
})

test('a mistyped number can be replaced by another', async ({ page }) => {
  const [mistyped, right] = [freshNumber(), freshNumber()]
  await page.goto('/login')
  await askForCode(page, mistyped)
  await page.getByRole('button', { name: 'Use another number' }).click()
  await expect(page.getByLabel('Mobile number')).toBeEditable()
  await expect(page.getByLabel('OTP', { exact: true })).toHaveCount(0)
  await logInAsCustomer(page, right)
  await expect(page).toHaveURL(/\/userhomepage$/)
  await page.goto('/user-account')
  await expect(page.getByLabel('Mobile number')).toHaveValue(right)
})

test('the account asks for a login and opens after it', async ({ page }) => {
  await page.goto('/user-account')
  await expect(page).toHaveURL(/\/login\?then=/)
  await logInAsCustomer(page, freshNumber())
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
})

test('a jar that a visitor adds is in the cart after the login, which leads back to the same tab', async ({
  page,
}) => {
  await page.goto('/userhomepage')
  await page.getByRole('link', { name: 'Explore Products' }).click()
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  const add = page.getByRole('button', { name: /Add one/ }).first()
  await add.click()
  await expect(page).toHaveURL(/\/login$/)
  await logInAsCustomer(page, freshNumber())
  await expect(add).toBeVisible()
  await tab(page, 'Cart').click()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
})

test('staff log in with their PIN; /login and /loginpage-1 then lead to the cockpit', async ({ page }) => {
  await page.goto('/loginpage-1')
  await page.getByLabel('Mobile number').fill(ADMIN[0])
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('Log in with your pin')).toBeVisible()
  await page.getByLabel('PIN', { exact: true }).fill('135790')
  await page.getByRole('button', { name: 'Verify PIN' }).click()
  await expect(page.getByText('Invalid PIN')).toBeVisible()
  await page.getByLabel('PIN', { exact: true }).fill(ADMIN[1])
  await page.getByRole('button', { name: 'Verify PIN' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  for (const path of ['/login', '/loginpage-1', '/', '/nowhere']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('staff who open a screen without a session come back to it', async ({ page }) => {
  await page.goto('/assign-stock')
  await expect(page).toHaveURL(/\/login\?then=/)
  await page.getByLabel('Mobile number').fill(ADMIN[0])
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('PIN', { exact: true }).fill(ADMIN[1])
  await page.getByRole('button', { name: 'Verify PIN' }).click()
  await expect(page).toHaveURL(/\/assign-stock/)
})

test('a customer logs out another device, downloads the data and deletes the account', async ({
  page,
  browser,
}) => {
  const mobileNumber = freshNumber()
  await page.goto('/user-account')
  await logInAsCustomer(page, mobileNumber)
  await shiftClock(page.request, RESEND_MS)
  const context = await browser.newContext({ ...test.info().project.use })
  const laptop = await context.newPage()
  await laptop.goto('/user-account')
  await logInAsCustomer(laptop, mobileNumber)
  const sessions = laptop.getByRole('region', { name: 'Where you are logged in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^Log out Chrome/ }).click()
  await expect(sessions.getByText(/is logged out\.$/)).toBeVisible()
  await page.goto('/user-account')
  await expect(page).toHaveURL(/\/login\?then=/)

  const download = laptop.waitForEvent('download')
  await laptop.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')
  await laptop.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = laptop.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await laptop
    .getByRole('dialog', { name: 'Your account is deleted' })
    .getByRole('button', { name: 'OK' })
    .click()
  await expect(laptop.getByRole('heading', { name: 'OTP Login' })).toBeVisible()
  await context.close()
})

test('a customer who logs in at the address of a staff screen comes to the shop', async ({ page }) => {
  await page.goto('/assign-stock')
  await logInAsCustomer(page, freshNumber())
  await expect(page).toHaveURL(/\/userhomepage$/)
})
