import { expect, type Locator, type Page } from '@playwright/test'
import { Bench, type BenchOrder } from './support/bench.js'
import { openScreen } from './support/console.js'
import { Hand } from './support/hand.js'
import { signInAsAdmin, signInAsCustomer } from './support/people.js'
import { test } from './support/test.js'

/** Where the next key goes: to something on the screen that can be seen, or to the content of a new screen. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const place = document.activeElement
    if (place === null || place === document.body) return 'nowhere'
    const { width, height, top, bottom } = place.getBoundingClientRect()
    const isSeen = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight
    return isSeen ? 'on the screen' : `out of sight: ${place.outerHTML.slice(0, 160)}`
  })
const expectFocus = (page: Page) => expect.poll(() => focused(page)).toBe('on the screen')

/** The screen is the same after a reload, and after Back and Forward. @param shown what tells it from others */
async function expectToStay(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible()
  const address = page.url()
  await page.reload()
  await expect(shown).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(address)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect(shown).toBeVisible()
}

/** Opens something by the search of the console. @param words what is typed */
async function find(hand: Hand, words: string, found: RegExp): Promise<void> {
  const { page, byKeys } = hand
  const button = page.getByRole('button', { name: 'Search everything' })
  // The console hears no key before it has drawn itself.
  await button.waitFor()
  if (byKeys) await hand.key('Control+k')
  else await hand.press(button)
  await hand.write(page.getByRole('combobox', { name: /^Search for anything/ }), words)
  const option = page.getByRole('option', { name: found }).first()
  if (byKeys) {
    await option.waitFor()
    // What else is found would move the choice.
    await expect(page.getByText('Searching')).toBeHidden()
    const isLit = () => option.evaluate((place) => place.classList.contains('Mui-focused'))
    while (!(await isLit())) await hand.key('ArrowDown')
    await hand.key('Enter')
  } else await hand.press(option)
  await expect(page.getByRole('dialog', { name: 'Search everything' })).toBeHidden()
}

/** To a screen by its menu; a keyboard finds it by its name. */
async function open(hand: Hand, group: string, name: string): Promise<void> {
  if (hand.byKeys) await find(hand, name, new RegExp(`^${name}`))
  else await openScreen(hand.page, group, name)
}

async function logIn(hand: Hand): Promise<void> {
  const { page, byKeys } = hand
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await hand.write(page.getByLabel('Mobile number'), '9000000001')
  if (byKeys) await hand.key('Enter')
  else await hand.press(page.getByRole('button', { name: 'Send OTP' }))
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused()
  await hand.type('246810')
  if (byKeys) await hand.key('Enter')
  else await hand.press(page.getByRole('button', { name: 'Verify PIN' }))
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
}

/** A customer asks about the order. */
async function complain(page: Page, baseURL: string, { orderId, mobileNumber }: BenchOrder): Promise<void> {
  const context = await page.context().browser()?.newContext({ baseURL })
  if (!context) throw new Error('There is no browser')
  await signInAsCustomer(context.request, mobileNumber)
  const data = { orderId, messages: [{ message: 'The turmeric has stained my tablecloth.' }] }
  const raised = await context.request.post('/api/issues', { headers: { origin: baseURL }, data })
  expect([raised.status(), await raised.text()]).toEqual([201, expect.any(String)])
  await context.close()
}

async function packOrder(hand: Hand, { orderId }: BenchOrder): Promise<void> {
  const { page, byKeys } = hand
  await find(hand, orderId.toLowerCase(), new RegExp(`^${orderId} · `))
  await expect(page.getByRole('article', { name: new RegExp(orderId) })).toBeVisible()
  await expectFocus(page)
  await hand.press(page.getByRole('button', { name: 'Assign by FEFO' }))
  await expect(page.getByText('Stock assigned!')).toBeVisible()
  await expectFocus(page)
  await hand.press(page.getByRole('link', { name: 'Pack the jars' }))
  const line = page.getByRole('list', { name: 'Items' }).getByRole('listitem').first()
  const batch = /FG-\d{6}-\d+/.exec((await line.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const field = page.getByLabel('Batch number on the jar')
  if (byKeys) await expect(field).toBeFocused()
  await expectToStay(page, field)
  await hand.write(field, batch)
  await hand.key('Enter')
  await expect(page.getByText(/^Packed: all/)).toBeVisible()
  await expectFocus(page)
}

async function receiveSack(hand: Hand): Promise<void> {
  const { page, byKeys } = hand
  await open(hand, 'Make', 'Stock receipt')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create Stock' }) })
  const choose = async (name: string) => {
    const option = page.getByRole('option', { name })
    await option.waitFor()
    if (byKeys) await hand.key('Enter')
    else await hand.press(option)
  }
  await hand.press(form.getByRole('combobox', { name: 'Outlet' }))
  await choose('L.B Nagar')
  await hand.write(form.getByRole('combobox', { name: 'Product' }), 'Cinn')
  await choose('Cinnamon')
  await hand.write(form.getByLabel('Quantity'), '1.5 kg')
  await hand.write(form.getByLabel('Price *'), '210')
  await hand.key('Enter')
  await expect(page.getByText('Stock received.')).toBeVisible()
  await expectFocus(page)
}

async function answerIssue(hand: Hand, { orderId }: BenchOrder): Promise<void> {
  const { page, byKeys } = hand
  // The cockpit names the first that wait; among many, one is found by what was said.
  await page.goto('/dashboard')
  await find(hand, 'stained my tablecloth', new RegExp(orderId))
  const said = page.getByRole('log', { name: 'Messages' })
  await expectToStay(page, said.getByText('The turmeric has stained my tablecloth.'))
  const field = page.getByLabel('Message', { exact: true })
  await hand.write(field, 'Lemon juice takes it out.')
  // A closed tab loses nothing.
  await page.reload()
  await expect(field).toHaveValue('Lemon juice takes it out.')
  if (byKeys) {
    await hand.write(field, '')
    await hand.key('Enter')
  } else await hand.press(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(said).toContainText('Lemon juice takes it out.')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
}

async function changePrice(hand: Hand): Promise<void> {
  const { page, byKeys } = hand
  await find(hand, 'FG-0003', /FG-0003/)
  const price = page.getByLabel('Price *')
  await expect(price).not.toHaveValue('')
  const before = Number((await price.inputValue()).replaceAll(',', ''))
  await expectToStay(page, price)
  await expect(price).not.toHaveValue('')
  if (!byKeys) await price.selectText()
  await hand.write(price, String(before - 1))
  if (byKeys) await hand.key('Control+s')
  else await hand.press(page.getByRole('button', { name: 'Update Product' }))
  await expect(page.getByText(/ was saved\.$/)).toBeVisible()
  await expectFocus(page)
}

async function writeToCustomer(hand: Hand, { orderId, mobileNumber }: BenchOrder): Promise<void> {
  const { page } = hand
  await find(hand, orderId.toLowerCase(), new RegExp(`^${orderId} · `))
  await hand.press(page.getByRole('link', { name: 'Asha Rani' }).first())
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`wa\\.me/91${mobileNumber}`),
  )
  const note = page.getByLabel('A new note')
  await expectToStay(page, note)
  await hand.write(note, 'Likes it mild.')
  await hand.press(page.getByRole('button', { name: 'Add the note' }))
  await expect(page.getByText('Likes it mild.').and(page.locator('p'))).toBeVisible()
  await expectFocus(page)
}

test('an owner gets through a day by keyboard alone, or by thumb', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const clerk = await context.newPage()
  await signInAsAdmin(clerk.request)
  await clerk.goto('/dashboard')
  const bench = new Bench(clerk)
  const jar = await bench.jar(2)
  const toPack = await bench.order(jar, 1)
  const asked = await bench.order(jar, 1)
  await complain(clerk, baseURL ?? '', asked)
  await context.close()

  const hand = new Hand(page, test.info().project.name === 'desktop')
  await test.step('logs in', () => logIn(hand))
  await test.step('answers an issue', () => answerIssue(hand, asked))
  await test.step('packs an order', () => packOrder(hand, toPack))
  await test.step('receives a sack', () => receiveSack(hand))
  await test.step('changes a price', () => changePrice(hand))
  await test.step('writes to a customer', () => writeToCustomer(hand, asked))
  await test.step('finds the issue again by what was said in it', async () => {
    await find(hand, 'turmeric tablecl', new RegExp(`^Issue for Order ${asked.orderId}`))
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Lemon juice')
    await expectFocus(page)
  })
  await test.step('looks at what a jar costs', async () => {
    await open(hand, 'Money', 'What a jar costs')
    await expectToStay(page, page.getByRole('heading', { name: 'What a jar costs' }))
  })
  await test.step('logs out', async () => {
    if (!hand.byKeys) await hand.press(page.getByRole('button', { name: 'More', exact: true }))
    await hand.press(page.getByRole('button', { name: 'Logout' }).filter({ visible: true }))
    await expect(page).toHaveURL(/\/login/)
  })
})
