import { screen, waitFor, within } from '@testing-library/react'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'
import { aBrowserWithoutPush, aBrowserWithPush } from '../../testing/push.js'

const CHOICES = {
  email: 'l@x.example',
  emailRefused: false,
  service: { email: true, sms: true, whatsapp: false, push: true },
  marketing: { email: false, sms: false, whatsapp: false, push: false },
}
const PREFERENCES = '/api/message-preferences'

function aServerWithChoices(choices: object = CHOICES, email = 'l@x.example') {
  const server = aServer()
  logInAs(server)
  const blank = { address: '', city: '', state: '', pin: '', location: '' }
  server.gives('GET /api/users', { ...blank, name: 'Lakshmi', email, mobileNumber: '9876543210' })
  server.gives('GET /api/sessions', { sessions: [] })
  server.gives(`GET ${PREFERENCES}`, choices)
  server.on(`PUT ${PREFERENCES}`, ({ body }) => ({ body }))
  server.gives('GET /api/push-key', { publicKey: 'BKey' })
  server.gives('POST /api/push-subscriptions', {}, 201)
  server.gives('DELETE /api/push-subscriptions', {})
  server.gives('POST /api/logout', { message: 'bye' })
  return server
}
const section = async () => within(await screen.findByRole('region', { name: 'Messages from us' }))
const kind = async (name: string) => within(await (await section()).findByRole('group', { name }))
const here = async () => within(await (await section()).findByRole('group', { name: 'This device' }))

afterEach(aBrowserWithoutPush)

describe('the choice of messages', () => {
  it('shows each kind of message with its channels', async () => {
    aServerWithChoices()
    openShop('/user-account')
    const service = await kind('About your orders')
    expect(service.getByRole('checkbox', { name: 'SMS' })).toBeChecked()
    expect(service.getByRole('checkbox', { name: 'WhatsApp' })).not.toBeChecked()
    const marketing = await kind('News and offers')
    for (const box of marketing.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  })

  it('is saved with a tap, and the choice made last is the one that stays', async () => {
    const server = aServerWithChoices()
    const user = openShop('/user-account')
    const service = await kind('About your orders')
    await user.click(service.getByRole('checkbox', { name: 'SMS' }))
    await user.click(service.getByRole('checkbox', { name: 'WhatsApp' }))
    expect(await (await section()).findByText('Saved.')).toBeVisible()
    await waitFor(() => expect(server.sent('PUT', PREFERENCES)).toHaveLength(2))
    expect(server.sent('PUT', PREFERENCES)[1]?.body).toEqual({
      service: { ...CHOICES.service, sms: false, whatsapp: true },
      marketing: CHOICES.marketing,
    })
  })

  it('goes back to what the server has when it could not be saved, and says so', async () => {
    const server = aServerWithChoices()
    server.refuses(`PUT ${PREFERENCES}`, 500, 'INTERNAL')
    const user = openShop('/user-account')
    const box = (await kind('About your orders')).getByRole('checkbox', { name: 'SMS' })
    await user.click(box)
    expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeVisible()
    expect(box).toBeChecked()
  })

  it('says what it means when everything about the orders is off', async () => {
    const service = { email: false, sms: true, whatsapp: false, push: false }
    aServerWithChoices({ ...CHOICES, service })
    const user = openShop('/user-account')
    await user.click((await kind('About your orders')).getByRole('checkbox', { name: 'SMS' }))
    expect(await screen.findByText(/Everything about your orders is off/)).toBeVisible()
  })

  it('says so when the choices cannot be fetched, and fetches them again', async () => {
    const server = aServerWithChoices()
    server.refuses(`GET ${PREFERENCES}`, 500, 'INTERNAL')
    const user = openShop('/user-account')
    const messages = await section()
    expect(await messages.findByText('Your choices could not be fetched.')).toBeVisible()
    server.gives(`GET ${PREFERENCES}`, CHOICES)
    await user.click(messages.getByRole('button', { name: 'Try again' }))
    expect(await messages.findByRole('group', { name: 'About your orders' })).toBeVisible()
  })

  it('names the address that emails go to, and leads to the field that changes it', async () => {
    aServerWithChoices()
    const user = openShop('/user-account')
    const messages = await section()
    expect(await messages.findByText(/Emails go to l@x.example/)).toBeVisible()
    await user.click(messages.getByRole('button', { name: 'Change it' }))
    expect(screen.getByLabelText('Email', { selector: 'input[type=email]' })).toHaveFocus()
  })
})

it('an address that emails came back from is named, with the way to mend it', async () => {
  aServerWithChoices({ ...CHOICES, emailRefused: true })
  openShop('/user-account')
  const messages = await section()
  expect(await messages.findByText(/An email to l@x.example came back/)).toBeVisible()
  expect(messages.getByRole('button', { name: 'Change it' })).toBeVisible()
})

describe('notifications on this device', () => {
  it('are not offered where the browser cannot show them', async () => {
    aServerWithChoices()
    openShop('/user-account')
    expect(await (await here()).findByText('This browser cannot show notifications.')).toBeVisible()
    expect((await here()).queryByRole('button')).not.toBeInTheDocument()
  })

  it('ask only after a tap, and tell the server where to push to', async () => {
    const browser = aBrowserWithPush()
    const server = aServerWithChoices()
    const user = openShop('/user-account')
    const button = await (await here()).findByRole('button', { name: 'Turn on here' })
    expect(browser.ask).not.toHaveBeenCalled()
    await user.click(button)
    expect(await (await here()).findByText('Notifications are on here.')).toBeVisible()
    expect(browser.register).toHaveBeenCalledWith('/push-worker.js', { scope: '/userhomepage' })
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
    expect(server.sent('POST', '/api/push-subscriptions')[0]?.body).toEqual({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p', auth: 'a' },
    })
  })

  it('that the person says no to are explained, with the way back', async () => {
    aBrowserWithPush({ answer: 'denied' })
    const server = aServerWithChoices()
    const user = openShop('/user-account')
    await user.click(await (await here()).findByRole('button', { name: 'Turn on here' }))
    expect(await (await here()).findByText(/^Notifications are blocked for this shop/)).toBeVisible()
    expect(server.sent('POST', '/api/push-subscriptions')).toHaveLength(0)
  })

  it('that the push service refuses stay off, and say so', async () => {
    const browser = aBrowserWithPush()
    browser.subscribe.mockRejectedValue(new DOMException('push service not available', 'AbortError'))
    aServerWithChoices()
    const user = openShop('/user-account')
    await user.click(await (await here()).findByRole('button', { name: 'Turn on here' }))
    expect(await screen.findByText(/could not be turned on/)).toBeVisible()
    expect((await here()).getByText(/^Notifications are off here/)).toBeVisible()
  })

  it('stay off when the server does not take them, and it says why', async () => {
    const browser = aBrowserWithPush()
    const server = aServerWithChoices()
    const sentence = 'Ten devices are told already. Turn one of them off first.'
    server.refuses('POST /api/push-subscriptions', 409, 'VALIDATION_FAILED', sentence)
    const user = openShop('/user-account')
    await user.click(await (await here()).findByRole('button', { name: 'Turn on here' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await (await here()).findByText(/^Notifications are off here/)).toBeVisible()
    expect(browser.subscription.unsubscribe).toHaveBeenCalled()
  })

  it('are turned off in this browser and at the server', async () => {
    const browser = aBrowserWithPush({ permission: 'granted', subscribed: true })
    const server = aServerWithChoices()
    const user = openShop('/user-account')
    await user.click(await (await here()).findByRole('button', { name: 'Turn off here' }))
    expect(await (await here()).findByText(/^Notifications are off here/)).toBeVisible()
    expect(browser.subscription.unsubscribe).toHaveBeenCalled()
    expect(server.sent('DELETE', '/api/push-subscriptions')[0]?.body).toEqual({
      endpoint: 'https://push.example/1',
    })
  })

  it('end with the log-out, so that the next person of the device is told nothing', async () => {
    const browser = aBrowserWithPush({ permission: 'granted', subscribed: true })
    const server = aServerWithChoices()
    const user = openShop('/user-account')
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
    expect(browser.subscription.unsubscribe).toHaveBeenCalled()
    expect(server.sent('POST', '/api/logout')).toHaveLength(1)
  })
})
