import { act, screen, waitFor } from '@testing-library/react'
import { type FakeAnswer } from '../../testing/fake-server.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const KNOWN = {
  name: 'Lakshmi',
  email: 'l@x.example',
  mobileNumber: '9876543210',
  address: '12, Temple Street',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500074',
  location: '',
}

function aServerWithAccount(change: Partial<typeof KNOWN> = {}) {
  const server = aServer()
  logInAs(server)
  server.gives('GET /api/users', { ...KNOWN, ...change })
  server.on('PUT /api/users', ({ body }) => ({ body }))
  return server
}
const save = () => screen.getByRole('button', { name: 'Save' })

describe('the account', () => {
  it('leads to the login when the session has ended', async () => {
    const server = aServerWithAccount()
    server.refuses('GET /api/users', 401, 'NO_SESSION')
    openShop('/user-account')
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
  })

  it('says so when the details cannot be fetched', async () => {
    const server = aServerWithAccount()
    server.refuses('GET /api/users', 500, 'INTERNAL')
    openShop('/user-account')
    expect(await screen.findByText('Failed to fetch user details. Please try again.')).toBeVisible()
  })

  it('keeps what was typed when it cannot be saved, with the error at its field', async () => {
    const server = aServerWithAccount()
    server.refuses('PUT /api/users', 400, 'VALIDATION_FAILED', 'No', {
      fields: { email: 'This is not an email address.' },
    })
    const user = openShop('/user-account')
    await user.type(await screen.findByLabelText('City'), 'X')
    await user.click(save())
    expect(await screen.findByText('Failed to update user details. Please try again.')).toBeVisible()
    expect(screen.getByLabelText('City')).toHaveValue('HyderabadX')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This is not an email address.')
  })

  it('saves, and says so; the number cannot be changed', async () => {
    const server = aServerWithAccount()
    const user = openShop('/user-account')
    expect(await screen.findByLabelText('Mobile number')).toHaveAttribute('readonly')
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'Lakshmi Devi')
    await user.click(save())
    expect(await screen.findByText('User details updated successfully!')).toBeVisible()
    expect(server.sent('PUT', '/api/users')[0]?.body).toMatchObject({ name: 'Lakshmi Devi', pin: '500074' })
  })

  it('leads to the login when the session ends while saving', async () => {
    const server = aServerWithAccount()
    server.refuses('PUT /api/users', 401, 'NO_SESSION')
    const user = openShop('/user-account')
    await screen.findByLabelText('Name')
    await user.click(save())
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
  })

  it('logs out to the login', async () => {
    const server = aServerWithAccount()
    server.gives('POST /api/logout', { message: 'bye' })
    const user = openShop('/user-account')
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
    expect(location.pathname).toBe('/loginpage-1')
    expect(server.sent('POST', '/api/logout')).toHaveLength(1)
  })
})

describe('a field of the account', () => {
  it.each([
    ['', 'Name is required'],
    ['Jo', 'Name must be at least 3 characters'],
  ])(
    'shows what is wrong with the name "%s" once it is left, and no more when it is right',
    async (name, error) => {
      aServerWithAccount({ name })
      const user = openShop('/user-account')
      const field = await screen.findByLabelText('Name')
      expect(field).not.toHaveAttribute('aria-invalid')
      await user.click(field)
      await user.tab()
      expect(field).toHaveAccessibleDescription(error)
      await user.type(field, 'yoti')
      expect(field).not.toHaveAttribute('aria-invalid')
    },
  )

  it('that is wrong keeps the account from being saved, and takes the focus', async () => {
    const server = aServerWithAccount({ pin: '' })
    const user = openShop('/user-account')
    await user.type(await screen.findByLabelText('Pin code'), '50')
    await user.click(save())
    await waitFor(() => expect(screen.getByLabelText('Pin code')).toHaveFocus())
    expect(screen.getByLabelText('Pin code')).toHaveAccessibleDescription(
      /Please enter a valid 6-digit pin code\./,
    )
    expect(server.sent('PUT', '/api/users')).toHaveLength(0)
  })

  it('that is the name never keeps an address from being saved', async () => {
    const server = aServerWithAccount({ name: '', address: '' })
    const user = openShop('/user-account')
    await user.type(await screen.findByLabelText('Address'), '12, Temple Street')
    await user.click(save())
    expect(await screen.findByText('User details updated successfully!')).toBeVisible()
    expect(server.sent('PUT', '/api/users')).toHaveLength(1)
  })

  it('that is the name shows no error beside the success, until it is left again', async () => {
    aServerWithAccount({ name: 'Jo' })
    const user = openShop('/user-account')
    const field = await screen.findByLabelText('Name')
    await user.click(field)
    await user.click(save())
    expect(await screen.findByText('User details updated successfully!')).toBeVisible()
    expect(field).toBeValid()
    await user.click(field)
    await user.tab()
    expect(field).toHaveAccessibleDescription('Name must be at least 3 characters')
    expect(screen.queryByText('User details updated successfully!')).toBeNull()
  })

  it('takes digits only for the pin', async () => {
    aServerWithAccount({ pin: '' })
    const user = openShop('/user-account')
    await user.type(await screen.findByLabelText('Pin code'), '5a0 0-07499')
    expect(screen.getByLabelText('Pin code')).toHaveValue('500074')
  })
})

describe('the pin', () => {
  const typePin = async (pin: string) => {
    const user = openShop('/user-account')
    const field = await screen.findByLabelText('Pin code')
    await user.clear(field)
    await user.type(field, pin)
    return user
  }

  it('fills in city and state, and says so', async () => {
    const server = aServerWithAccount({ city: '', state: '', pin: '' })
    server.gives('GET /api/pins/600004', { pin: '600004', city: 'Chennai', state: 'Tamil Nadu' })
    await typePin('600004')
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Chennai'))
    expect(screen.getByLabelText('State')).toHaveValue('Tamil Nadu')
    expect(screen.getByText('Chennai, Tamil Nadu: filled in from the pin code.')).toBeVisible()
  })

  it('never overwrites what the person typed', async () => {
    const server = aServerWithAccount({ state: '' })
    server.gives('GET /api/pins/600004', { pin: '600004', city: 'Chennai', state: 'Tamil Nadu' })
    await typePin('600004')
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('Tamil Nadu'))
    expect(screen.getByLabelText('City')).toHaveValue('Hyderabad')
  })

  it('of which an earlier one is answered late fills in nothing of the earlier one', async () => {
    const server = aServerWithAccount({ city: '', state: '', pin: '' })
    let late: (answer: FakeAnswer) => void = () => undefined
    server.on('GET /api/pins/110001', () => new Promise((resolve) => (late = resolve)))
    server.gives('GET /api/pins/600004', { pin: '600004', city: 'Chennai', state: 'Tamil Nadu' })
    const user = await typePin('110001')
    const field = screen.getByLabelText('Pin code')
    await user.clear(field)
    await user.type(field, '600004')
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Chennai'))
    await act(async () => {
      late({ body: { pin: '110001', city: 'Delhi', state: 'Delhi' } })
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(screen.getByLabelText('City')).toHaveValue('Chennai')
    expect(screen.getByText('Chennai, Tamil Nadu: filled in from the pin code.')).toBeVisible()
    expect(screen.queryByText(/Delhi/)).toBeNull()
  })

  it('that nobody knows leaves the fields to be typed', async () => {
    const server = aServerWithAccount({ city: '', state: '', pin: '' })
    server.unreachable('GET /api/pins/600004')
    const user = await typePin('600004')
    await user.type(screen.getByLabelText('City'), 'Chennai')
    await user.click(save())
    expect(await screen.findByText('User details updated successfully!')).toBeVisible()
  })
})
