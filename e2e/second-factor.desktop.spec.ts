import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { freshNumber, logInAsStaff, signInAsAdmin } from './support/people.js'
import { test } from './support/test.js'

const PIN = '864297'

/** A member of staff of this journey's own: the others' log-ins stay as they are. */
async function newPacker(request: APIRequestContext): Promise<string> {
  const mobileNumber = freshNumber()
  await signInAsAdmin(request)
  const made = await request.post('/api/admin/employees', {
    data: { mobileNumber, role: 'ops', name: 'Devi', pin: PIN },
  })
  expect(made.ok()).toBe(true)
  expect((await request.post('/api/logout')).ok()).toBe(true)
  return mobileNumber
}

async function openLogins(page: Page, mobileNumber: string): Promise<void> {
  await logInAsStaff(page, mobileNumber, PIN)
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/sessions')
}

async function showPin(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your present PIN, please' })
  await dialog.getByLabel('Present PIN').fill(PIN)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

/** Reads the recovery codes, which are shown this once, and closes them. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  return codes
}

async function logOut(page: Page): Promise<void> {
  // An open console would notice that its session ended, go to the login by itself and abort the test's own navigation.
  await page.goto('about:blank')
  expect((await page.request.post('/api/logout')).ok()).toBe(true)
}

test('the log-in asks for the code of an authenticator app, or takes each recovery code once', async ({
  page,
  request,
}) => {
  const mobileNumber = await newPacker(request)
  await openLogins(page, mobileNumber)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await showPin(page)
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(
    ' ',
    '',
  )
  const app = new TOTP({ secret })
  await dialog.getByRole('textbox', { name: 'Code' }).fill(app.generate())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const [code = ''] = await keepCodes(page)

  await logOut(page)
  await logInAsStaff(page, mobileNumber, PIN)
  const field = page.getByLabel('Code of your app, or a recovery code')
  // Each code is valid once: this is the one of the next half minute, since a clock may be that much off.
  await field.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  await logOut(page)
  await logInAsStaff(page, mobileNumber, PIN)
  await field.fill(code)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/sessions')
  await expect(page.getByText('9 recovery codes left')).toBeVisible()

  await logOut(page)
  await logInAsStaff(page, mobileNumber, PIN)
  await field.fill(code)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(/^Invalid code/)).toBeVisible()
})

test.describe('at the host name of the server', () => {
  // Browsers make no passkeys for an IP address.
  test.use({ baseURL: 'http://localhost:3190' })

  test('a passkey is added, used at the log-in, and removed', async ({ page, request }) => {
    const mobileNumber = await newPacker(request)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await openLogins(page, mobileNumber)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await showPin(page)
    const naming = page.getByRole('dialog', { name: 'Add a passkey' })
    await naming.getByLabel('Name').fill('Bench tablet')
    await naming.getByRole('button', { name: 'Add a passkey' }).click()
    await keepCodes(page)
    await expect(page.getByText(/^Added .*, not used yet$/)).toBeVisible()

    await logOut(page)
    await logInAsStaff(page, mobileNumber, PIN)
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page).toHaveURL(/\/dashboard/)

    await page.goto('/dashboard/sessions')
    await expect(page.getByText(/^Added .*, last used /)).toBeVisible()
    await page.getByRole('button', { name: 'Remove Bench tablet' }).click()
    const removing = page.getByRole('dialog', { name: 'Remove “Bench tablet”?' })
    await removing.getByRole('button', { name: 'Use a passkey' }).click()
    await showPin(page)
    await expect(page.getByText(/^Off: the PIN alone logs you in/)).toBeVisible()
  })
})
