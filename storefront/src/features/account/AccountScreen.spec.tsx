import { screen } from '@testing-library/react'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const KNOWN = {
  name: 'Lakshmi',
  email: 'l@x.example',
  mobileNumber: '9876543210',
  address: '12, Temple Street',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500074',
}

const aServerWithAccount = () => {
  const server = aServer()
  logInAs(server)
  server.gives('GET /api/users', KNOWN)
  return server
}

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
    server.refuses('PUT /api/users', 400, 'VALIDATION', 'No', {
      fields: { email: 'This is not an email address.' },
    })
    const user = openShop('/user-account')
    await user.type(await screen.findByLabelText('City'), 'X')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Failed to update user details. Please try again.')).toBeVisible()
    expect(screen.getByLabelText('City')).toHaveValue('HyderabadX')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This is not an email address.')
  })

  it('saves, and says so; the number cannot be changed', async () => {
    const server = aServerWithAccount()
    server.on('PUT /api/users', ({ body }) => ({ body }))
    const user = openShop('/user-account')
    expect(await screen.findByLabelText('Mobile number')).toHaveAttribute('readonly')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('User details updated successfully!')).toBeVisible()
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
