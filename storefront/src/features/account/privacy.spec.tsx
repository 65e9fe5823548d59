import { screen, within } from '@testing-library/react'
import { keepText, keptText } from '../../state/kept-text.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const CHROME = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0'
const SESSIONS = [
  {
    id: 's1',
    current: true,
    userAgent: CHROME,
    address: '203.0.113.7',
    createdAt: '2026-11-01T06:30:00Z',
    seenAt: '2026-11-21T06:30:00Z',
  },
  {
    id: 's2',
    current: false,
    userAgent: FIREFOX,
    address: '198.51.100.4',
    createdAt: '2026-10-01T06:30:00Z',
    seenAt: '2026-11-02T06:30:00Z',
  },
]

function anAccount() {
  const server = aServer()
  logInAs(server)
  const blank = { name: '', email: '', address: '', city: '', state: '', pin: '' }
  server.gives('GET /api/users', { ...blank, mobileNumber: '9876543210' })
  server.gives('GET /api/sessions', { sessions: SESSIONS })
  return server
}
const region = (name: string) => screen.findByRole('region', { name })
const devices = async () => within(await region('Where you are logged in'))

describe("the list of the customer's devices", () => {
  it('is listed, and only this device is marked', async () => {
    anAccount()
    openShop('/user-account')
    const [here, there] = await (await devices()).findAllByRole('listitem')
    expect(here).toHaveTextContent(/Chrome on Android.*This device.*21 Nov 2026, from 203\.0\.113\.7/)
    expect(there).toHaveTextContent('Firefox on Windows')
    expect(there).not.toHaveTextContent('This device')
  })

  it('loses one device when it is logged out, and the focus stays in the section', async () => {
    const server = anAccount()
    server.gives('DELETE /api/sessions/s2', { message: 'ok' })
    const user = openShop('/user-account')
    const list = await devices()
    await user.click(await list.findByRole('button', { name: /^Log out Firefox on Windows/ }))
    expect(await list.findByText('Firefox on Windows is logged out.')).toBeVisible()
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(list.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus()
  })

  it('stays as it was when a device cannot be logged out', async () => {
    const server = anAccount()
    server.refuses('DELETE /api/sessions/s2', 500, 'INTERNAL')
    const user = openShop('/user-account')
    const list = await devices()
    await user.click(await list.findByRole('button', { name: /^Log out Firefox/ }))
    expect(await list.findByRole('alert')).toHaveTextContent('could not be logged out')
    expect(list.getAllByRole('listitem')).toHaveLength(2)
  })

  it('ends here too when one logs out everywhere', async () => {
    const server = anAccount()
    server.gives('DELETE /api/sessions', { message: 'ok' })
    keepText('issue P-1', 'The jar leaked')
    const user = openShop('/user-account')
    await user.click(await (await devices()).findByRole('button', { name: 'Log out everywhere' }))
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
    expect(location.pathname).toBe('/loginpage-1')
    expect(keptText('issue P-1')).toBe('')
  })

  it('can be asked for again when it could not be fetched', async () => {
    const server = anAccount()
    server.refuses('GET /api/sessions', 500, 'INTERNAL')
    const user = openShop('/user-account')
    const list = await devices()
    expect(await list.findByText('The list of devices could not be fetched.')).toBeVisible()
    server.gives('GET /api/sessions', { sessions: SESSIONS })
    await user.click(list.getByRole('button', { name: 'Try again' }))
    expect(await list.findByText('This device')).toBeVisible()
  })
})

describe("a customer's own data", () => {
  const files: Blob[] = []
  beforeEach(() => {
    files.length = 0
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = () => undefined
  })

  it('comes as a JSON file', async () => {
    anAccount().gives('GET /api/users/data', { mobileNumber: '9876543210', orders: [] })
    const user = openShop('/user-account')
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText('Your data is in the file my-data.json.')).toBeVisible()
    expect(files[0]).toMatchObject({ type: 'application/json' })
  })

  it('that cannot be fetched is said so', async () => {
    anAccount().refuses('GET /api/users/data', 500, 'INTERNAL')
    const user = openShop('/user-account')
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText('Your data could not be fetched. Please try again.')).toBeVisible()
    expect(files).toEqual([])
  })
})

describe('deleting the account', () => {
  const ask = async (user: ReturnType<typeof openShop>) => {
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    return within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  }

  it('names what is lost first, and does nothing when it is kept', async () => {
    const server = anAccount()
    const user = openShop('/user-account')
    const dialog = await ask(user)
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('your cart')
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(server.sent('DELETE', '/api/users')).toEqual([])
  })

  it('is confirmed to the server, said to be done, and leads out', async () => {
    const server = anAccount()
    server.gives('DELETE /api/users', { message: 'gone' })
    const user = openShop('/user-account')
    await user.click((await ask(user)).getByRole('button', { name: 'Delete for good' }))
    const done = within(await screen.findByRole('dialog', { name: 'Your account is deleted' }))
    expect(server.sent('DELETE', '/api/users')).toMatchObject([{ body: { confirm: true } }])
    await user.click(done.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
  })

  it('shows the server’s reason when something is still owed', async () => {
    const reason = 'Order P-7KQ4-M2XD is paid and on its way to you.'
    anAccount().refuses('DELETE /api/users', 409, 'ORDER_UNDER_WAY', reason)
    const user = openShop('/user-account')
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(reason)
    expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeEnabled()
  })
})
