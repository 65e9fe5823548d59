import { screen, waitFor, within } from '@testing-library/react'
import { type SavedAddress } from '../../api/types.js'
import { anAddressedCart } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const home: SavedAddress = {
  id: 'a1',
  isDefault: true,
  label: 'Home',
  name: '',
  address: 'Plot 12, Road 3',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500074',
  location: '',
}
const amma = { ...home, id: 'a2', isDefault: false, label: 'Amma', address: '4 Beach Road', pin: '533001' }
const PATH = '/api/users/addresses'

function aServerWith(...addresses: SavedAddress[]) {
  const server = aServer()
  logInAs(server)
  const { address, city, state, pin } = home
  server.gives('GET /api/users', {
    name: 'Lakshmi',
    email: '',
    mobileNumber: '9876543210',
    address,
    city,
    state,
    pin,
    location: '',
  })
  server.gives('GET /api/sessions', { sessions: [] })
  server.gives(`GET ${PATH}`, { addresses })
  return server
}
const section = async () => within(await screen.findByRole('region', { name: 'Where we deliver' }))

describe('the addresses of a customer', () => {
  it('are offered in the cart once there is one', async () => {
    const server = aServerWith()
    server.gives('GET /api/cart/items', anAddressedCart())
    server.gives(`POST ${PATH}`, { addresses: [home] })
    const user = openShop('/user-account')
    await user.click(await (await section()).findByRole('button', { name: 'Add an address' }))
    await user.type(await (await section()).findByLabelText('Address'), home.address)
    await user.type((await section()).getByLabelText('Pin code'), home.pin)
    await user.click((await section()).getByRole('button', { name: 'Save this address' }))
    expect(await (await section()).findByText(/is saved\.$/)).toBeVisible()
    await user.click(screen.getAllByRole('link', { name: /^Cart/ })[0]!)
    expect(await screen.findByText('Deliver to one of my addresses')).toBeVisible()
  })

  it('are listed with the default marked, which cannot be made default again', async () => {
    aServerWith(home, amma)
    openShop('/user-account')
    const mine = await section()
    expect((await mine.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^HomeDefaultPlot 12, Road 3/),
      expect.stringMatching(/^Amma4 Beach Road/),
    ])
    expect(mine.getAllByRole('button', { name: /^Make default/ })).toHaveLength(1)
  })

  it('fill the account form when another becomes the default', async () => {
    const server = aServerWith(home, amma)
    server.gives(`PUT ${PATH}/a2/default`, {
      addresses: [
        { ...amma, isDefault: true },
        { ...home, isDefault: false },
      ],
    })
    const user = openShop('/user-account')
    await user.click(await (await section()).findByRole('button', { name: 'Make default: Amma' }))
    expect(await screen.findByText('Amma is the default now.')).toHaveRole('status')
    expect(screen.getByLabelText('Address')).toHaveValue('4 Beach Road')
    expect(screen.getByLabelText('Name')).toHaveValue('Lakshmi')
  })

  it('are added with a pin that fills in the city; what is missing is told at its field', async () => {
    const server = aServerWith(home)
    server.gives('GET /api/geo/pin/533001', { city: 'Kakinada', state: 'Andhra Pradesh' })
    server.gives(`POST ${PATH}`, { addresses: [home, amma] })
    const user = openShop('/user-account')
    await user.click(await (await section()).findByRole('button', { name: 'Add an address' }))
    const form = within(screen.getByRole('form', { name: 'Add an address' }))
    expect(form.getByLabelText('Label')).toHaveFocus()
    await user.click(form.getByRole('button', { name: 'Save this address' }))
    expect(form.getByText('The address is required.')).toBeVisible()
    expect(form.getByLabelText('Address')).toHaveFocus()
    expect(server.sent('POST', PATH)).toHaveLength(0)
    await user.type(form.getByLabelText('Label'), 'Amma')
    await user.type(form.getByLabelText('Address'), '4 Beach Road')
    await user.type(form.getByLabelText('Pin code'), '533001')
    await user.click(form.getByRole('button', { name: 'Save this address' }))
    expect(await screen.findByText('Amma is saved.')).toBeVisible()
    expect(server.sent('POST', PATH)[0]?.body).toMatchObject({
      label: 'Amma',
      address: '4 Beach Road',
      pin: '533001',
    })
  })

  it('are found by name or on the map, which come when they are asked for', async () => {
    const server = aServerWith(home)
    server.gives('GET /api/geo/search', {
      places: [
        {
          label: '4 Beach Road, Kakinada, Andhra Pradesh, 533001',
          street: '4 Beach Road',
          city: 'Kakinada',
          state: 'Andhra Pradesh',
          pin: '533001',
          lat: 16.9891,
          lng: 82.2475,
        },
      ],
    })
    server.gives(`POST ${PATH}`, { addresses: [home, amma] })
    const user = openShop('/user-account')
    const mine = await section()
    await user.click(await mine.findByRole('button', { name: 'Add an address' }))
    expect(mine.queryByRole('combobox')).not.toBeInTheDocument()
    await user.click(mine.getByText('Find it by name or on the map'))
    const box = await mine.findByRole('combobox', { name: 'Search a location' })
    await user.type(box, 'Beach Road')
    await user.click(await mine.findByRole('option', { name: /^4 Beach Road/ }))
    await user.click(mine.getByRole('button', { name: 'Take this place' }))
    expect(mine.getByText('Copied into the fields below. Save keeps it.')).toBeVisible()
    const form = within(mine.getByRole('form', { name: 'Add an address' }))
    expect(form.getByLabelText('City')).toHaveValue('Kakinada')
    await user.click(form.getByRole('button', { name: 'Save this address' }))
    expect(await screen.findByText('4 Beach Road is saved.')).toBeVisible()
    expect(server.sent('POST', PATH)[0]?.body).toMatchObject({
      address: '4 Beach Road',
      pin: '533001',
      location: '4 Beach Road, Kakinada, Andhra Pradesh, 533001',
    })
  })

  it('that were removed come back with Undo', async () => {
    const server = aServerWith(home, amma)
    server.gives(`DELETE ${PATH}/a2`, { addresses: [home] })
    server.gives(`POST ${PATH}`, { addresses: [home, amma] })
    const user = openShop('/user-account')
    const mine = await section()
    await user.click(await mine.findByRole('button', { name: 'Remove: Amma' }))
    expect(await mine.findByText('Amma was removed.')).toBeVisible()
    await user.click(mine.getByRole('button', { name: 'Undo' }))
    expect(await mine.findByText('Amma is saved.')).toBeVisible()
    expect(server.sent('POST', PATH)[0]?.body).toMatchObject({ address: '4 Beach Road' })
  })

  it('that another tab removed are read again, and the reason is said', async () => {
    const server = aServerWith(home, amma)
    server.refuses(`PUT ${PATH}/a2/default`, 404, 'NOT_FOUND', 'The address was not found.')
    const user = openShop('/user-account')
    const mine = await section()
    const button = await mine.findByRole('button', { name: 'Make default: Amma' })
    server.gives(`GET ${PATH}`, { addresses: [home] })
    await user.click(button)
    expect(await mine.findByText('The address was not found.')).toBeVisible()
    await waitFor(() => expect(mine.getAllByRole('listitem')).toHaveLength(1))
  })

  it('offer no seventh', async () => {
    aServerWith(home, ...[2, 3, 4, 5, 6].map((number) => ({ ...amma, id: `a${number}` })))
    openShop('/user-account')
    const mine = await section()
    expect(await mine.findByText('Six addresses are kept. Remove one to add another.')).toBeVisible()
    expect(mine.queryByRole('button', { name: 'Add an address' })).toBeNull()
  })

  it('say that they could not be fetched', async () => {
    const server = aServerWith()
    server.refuses(`GET ${PATH}`, 503, 'UNAVAILABLE')
    openShop('/user-account')
    expect(await screen.findByText('Your addresses could not be fetched.')).toBeVisible()
  })
})
