import { type APIRequestContext, expect, type Page } from '@playwright/test'

let last = 0

/** A number that no other journey of this run uses. */
export function freshNumber(): string {
  return `8${String(Date.now() % 1e6).padStart(6, '0')}${String(++last % 1000).padStart(3, '0')}`
}

/** The code of the last message to a number, from the outbox of the sandbox. */
export async function codeFor(request: APIRequestContext, mobileNumber: string): Promise<string> {
  const response = await request.get('/sandbox/outbox', { params: { to: mobileNumber } })
  const messages = (await response.json()) as { code?: string }[]
  return messages.find(({ code }) => code)?.code ?? ''
}

/** Logs in by number and code on the login screen, which is open. */
export async function logInAsCustomer(page: Page, mobileNumber: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobileNumber)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeVisible()
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(page.request, mobileNumber))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
}

/** Staff sign in with their PIN through the same screen. */
export async function logInAsStaff(page: Page, mobileNumber: string, pin: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Mobile number').fill(mobileNumber)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('Log in with your pin')).toBeVisible()
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Verify PIN' }).click()
}

/**
 * Logs in without the login screen, for journeys about another screen: drawing it, and the screen that it leads to, is
 * most of a second of work. Enough other journeys log in with it, customers and staff, on the phone and on the desktop.
 */
async function signIn(request: APIRequestContext, shown: object): Promise<void> {
  const signedIn = await request.post('/api/verify-otp', { data: shown })
  expect([signedIn.status(), await signedIn.text()]).toEqual([200, expect.any(String)])
}

/** The demo's admin. */
export const signInAsAdmin = (request: APIRequestContext): Promise<void> =>
  signIn(request, { mobileNumber: '9000000001', otp: '246810', role: 'admin' })

/** A customer, by the code that the sandbox keeps. */
export async function signInAsCustomer(request: APIRequestContext, mobileNumber: string): Promise<void> {
  const sent = await request.post('/api/send-otp', { data: { mobileNumber } })
  expect(sent.status()).toBe(200)
  await signIn(request, { mobileNumber, otp: await codeFor(request, mobileNumber), role: 'user' })
}
