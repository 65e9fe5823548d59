import { expect, type Page } from '@playwright/test'
import { capture } from './support/capture.js'
import { freshNumber, logInAsCustomer, signInAsCustomer } from './support/people.js'
import { test } from './support/test.js'
import { sidewaysScroll, violations } from './support/violations.js'

const L_B_NAGAR = { latitude: 17.3457, longitude: 78.5522 }
const HOME = '12 Inner Ring Road, L B Nagar'

/** A new customer on the account screen. */
async function openAccount(page: Page): Promise<void> {
  await signInAsCustomer(page.request, freshNumber())
  await page.goto('/user-account')
  await expect(page.getByLabel('Name')).toBeVisible()
}

/**
 * Errors in the browser's console, including scripts, images and styles that the content security policy
 * refused.
 */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

const fetchMine = (page: Page) => page.getByRole('button', { name: 'Fetch My Location' })
const map = (page: Page) => page.getByRole('application', { name: /^Map/ })

/** Scrolls to the map, which is fetched when it comes near. */
async function openMap(page: Page): Promise<void> {
  await map(page).scrollIntoViewIfNeeded()
  await expect(map(page).locator('.leaflet-tile-loaded').first()).toBeVisible()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('User details updated successfully!')).toBeVisible()
}

test.describe('with a device that reports its location', () => {
  test.use({ geolocation: L_B_NAGAR, permissions: ['geolocation'] })

  test('a customer takes the location as address, saves it and finds it after a reload', async ({ page }) => {
    await openAccount(page)
    const complaints = complaintsOf(page)
    await page.reload()
    await expect(page.getByLabel('Mobile number')).toHaveAttribute('readonly', '')
    await page.getByLabel('Name').fill('Lakshmi Devi')
    await openMap(page)
    await fetchMine(page).click()
    await expect(page.getByRole('status').getByText(`${HOME}, Hyderabad, Telangana, 500074`)).toBeVisible()
    await expect(map(page).getByText('Leaflet')).toHaveCount(0)
    await page.getByRole('button', { name: 'Copy as my current Addess' }).click()
    await expect(page.getByLabel('Address')).toBeFocused()
    await expect(page.getByLabel('Address')).toHaveValue(HOME)
    await expect(page.getByLabel('Pin code')).toHaveValue('500074')
    await save(page)
    await capture(page, 'account')
    await page.reload()
    await expect(page.getByLabel('Name')).toHaveValue('Lakshmi Devi')
    await expect(page.getByLabel('Address')).toHaveValue(HOME)
    await expect(page.getByLabel('City')).toHaveValue('Hyderabad')
    await expect(page.getByLabel('State')).toHaveValue('Telangana')
    await expect(page.getByText(`${HOME}, Hyderabad, Telangana, 500074`)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('an alert says that the geocoder did not answer, and the form can still be saved', async ({
    page,
  }) => {
    await page.route('**/api/geo/reverse*', (route) =>
      route.fulfill({ status: 503, json: { error: 'x', code: 'GEOCODER_UNAVAILABLE' } }),
    )
    await openAccount(page)
    await fetchMine(page).click()
    await expect(page.getByText('Failed to fetch location. Please try again.')).toBeVisible()
    await page.getByLabel('Name').fill('Lakshmi')
    await save(page)
  })
})

test('when the browser denies the location, the page asks to enable location services', async ({ page }) => {
  await openAccount(page)
  await fetchMine(page).click()
  await expect(page.getByText('Failed to fetch location. Please enable location services.')).toBeVisible()
})

test('a browser without geolocation is told that it is not supported', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined }),
  )
  await openAccount(page)
  await fetchMine(page).click()
  await expect(page.getByText('Geolocation is not supported by your browser.')).toBeVisible()
})

test('a customer searches a place and takes it as address, with the keyboard alone', async ({ page }) => {
  await openAccount(page)
  const box = page.getByRole('combobox', { name: 'Search a location' })
  await box.focus()
  await page.keyboard.type('mylap')
  await expect(page.getByRole('option')).toHaveCount(1)
  await capture(page, 'account-search')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(/^6 Kutchery Road, Mylapore, Chennai, Tamil Nadu, 600004$/)
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.getByRole('button', { name: 'Copy as my current Addess' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Chennai')
})

test('the map is 400 pixels high, and a click on it moves the marker and shows the address there', async ({
  page,
}) => {
  await openAccount(page)
  await openMap(page)
  const box = map(page)
  expect(await box.evaluate((element) => element.parentElement?.offsetHeight)).toBe(400)
  await expect(box.locator('img[src*="/tiles/15/"]').first()).toBeAttached()
  const marker = box.locator('.leaflet-marker-icon')
  const before = await marker.boundingBox()
  await box.click({ position: { x: 80, y: 300 } })
  await expect(page.getByRole('status').getByText(/Hyderabad, Telangana, 500\d{3}/)).toBeVisible()
  const after = await marker.boundingBox()
  expect(after?.x).toBeLessThan(before?.x ?? 0)
  await box.focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await marker.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, -1)
})

test('the PIN code fills in city and state, and an invalid field shows its error', async ({ page }) => {
  await openAccount(page)
  await page.getByLabel('City').fill('My Village')
  await page.getByLabel('Pin code').fill('560001')
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')
  await expect(page.getByLabel('City')).toHaveValue('My Village')
  await page.getByLabel('Name').fill('Jo')
  await page.getByLabel('Pin code').fill('5600')
  await expect(page.getByText('Name must be at least 3 characters')).toBeVisible()
  // An error in the name does not prevent saving; an invalid pin does.
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Pin code')).toBeFocused()
  await expect(page.getByText('Please enter a valid 6-digit pin code.')).toBeVisible()
})

test('the account has no accessibility violation and no sideways scroll while its messages show', async ({
  page,
}) => {
  await openAccount(page)
  await openMap(page)
  await fetchMine(page).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('combobox', { name: 'Search a location' }).fill('nagar')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})

test('the account asks for a login first, and the logout leads back to the login', async ({ page }) => {
  await page.goto('/user-account')
  await expect(page).toHaveURL(/\/login/)
  await logInAsCustomer(page, freshNumber())
  await expect(page).toHaveURL(/\/(userhomepage|user-account)/)
  await page.goto('/user-account')
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page).toHaveURL(/\/loginpage-1/)
})
