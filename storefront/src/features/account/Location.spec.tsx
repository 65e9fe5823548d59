import { act, screen, waitFor } from '@testing-library/react'
import { aShop } from '../../testing/builders.js'
import { type FakeAnswer } from '../../testing/fake-server.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const EMPTY = {
  name: 'Lakshmi',
  email: '',
  mobileNumber: '9876543210',
  address: '',
  city: '',
  state: '',
  pin: '',
  location: '',
}
const HOME = {
  label: '12 Inner Ring Road, L B Nagar, Hyderabad, Telangana, 500074',
  street: '12 Inner Ring Road, L B Nagar',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500074',
  lat: 17.3457,
  lng: 78.5522,
}
const CITY = {
  label: 'Guntur, Andhra Pradesh',
  street: '',
  city: 'Guntur',
  state: 'Andhra Pradesh',
  pin: '',
  lat: null,
  lng: null,
}

type Told = { lat: number; lng: number } | 'denied' | 'unsupported'

/** How the browser answers when it is asked where it is. */
function deviceTells(told: Told) {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, refused) => {
    if (typeof told !== 'string')
      found({ coords: { latitude: told.lat, longitude: told.lng } } as GeolocationPosition)
    else refused?.({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError)
  }
  const value = told === 'unsupported' ? undefined : { getCurrentPosition }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value })
}

async function open() {
  const server = aServer()
  logInAs(server)
  server.gives('GET /api/users', EMPTY)
  server.on('PUT /api/users', ({ body }) => ({ body }))
  server.gives('GET /api/geo/reverse', HOME)
  const user = openShop('/user-account')
  await screen.findByLabelText('Name')
  await screen.findByRole('button', { name: 'Fetch My Location' })
  return { server, user }
}
const fetchMine = () => screen.getByRole('button', { name: 'Fetch My Location' })
const copy = () => screen.getByRole('button', { name: 'Copy as my current Addess' })
const box = () => screen.getByRole('combobox', { name: 'Search a location' })

let toConsole: jest.SpyInstance
beforeEach(() => {
  toConsole = jest.spyOn(globalThis.console, 'info').mockImplementation(() => undefined)
  // jsdom has no media; nothing moves in it anyway.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
})
afterEach(() => toConsole.mockRestore())

describe('my location', () => {
  it('is fetched, shown, copied into the fields and saved', async () => {
    deviceTells({ lat: 17.3457, lng: 78.5522 })
    const { server, user } = await open()
    expect(copy()).toBeDisabled()
    await user.click(fetchMine())
    expect(await screen.findByText(HOME.label, { exact: false })).toBeVisible()
    const [asked] = server.sent('GET', '/api/geo/reverse')
    expect([asked?.query.get('lat'), asked?.query.get('lng')]).toEqual(['17.3457', '78.5522'])
    await user.click(copy())
    expect(screen.getByLabelText('Address')).toHaveValue(HOME.street)
    expect(screen.getByLabelText('Address')).toHaveFocus()
    expect(screen.getByLabelText('City')).toHaveValue('Hyderabad')
    expect(screen.getByLabelText('State')).toHaveValue('Telangana')
    expect(screen.getByLabelText('Pin code')).toHaveValue('500074')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('User details updated successfully!')).toBeVisible()
    expect(server.sent('PUT', '/api/users')[0]?.body).toMatchObject({ pin: '500074', location: HOME.label })
  })

  it('asks for location services when the device does not tell', async () => {
    deviceTells('denied')
    const { user } = await open()
    await user.click(fetchMine())
    expect(
      await screen.findByText('Failed to fetch location. Please enable location services.'),
    ).toBeVisible()
    expect(fetchMine()).toBeEnabled()
  })

  it('says so when the browser cannot do it', async () => {
    deviceTells('unsupported')
    const { user } = await open()
    await user.click(fetchMine())
    expect(await screen.findByText('Geolocation is not supported by your browser.')).toBeVisible()
  })

  it('says so when the address is unknown, and the form still works', async () => {
    deviceTells({ lat: 17.3457, lng: 78.5522 })
    const { server, user } = await open()
    server.refuses('GET /api/geo/reverse', 503, 'GEOCODER_UNAVAILABLE')
    await user.click(fetchMine())
    expect(await screen.findByText('Failed to fetch location. Please try again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('User details updated successfully!')).toBeVisible()
  })
})

describe('the search for a place', () => {
  it('suggests while one types; arrow keys and Enter take one', async () => {
    const { server, user } = await open()
    server.gives('GET /api/geo/search', { places: [HOME, CITY], source: 'geocoder' })
    await user.type(box(), 'nag')
    expect(await screen.findByText('2 places found.')).toBeVisible()
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { name: CITY.label })).toHaveAttribute('aria-selected', 'true')
    expect(box()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: CITY.label }).id,
    )
    await user.keyboard('{ArrowDown}{Enter}')
    expect(box()).toHaveValue(HOME.label)
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(copy()).toBeEnabled()
    expect(server.sent('GET', '/api/geo/search')).toHaveLength(1)
  })

  it('takes one by a press, and closes by Escape', async () => {
    const { server, user } = await open()
    server.gives('GET /api/geo/search', { places: [HOME, CITY] })
    await user.type(box(), 'nag')
    await screen.findByText('2 places found.')
    await user.keyboard('{Escape}')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowDown}')
    await user.click(screen.getByRole('option', { name: HOME.label }))
    expect(box()).toHaveValue(HOME.label)
  })

  it('says to the console that suggestions are not there yet, and searches all the same', async () => {
    const { server, user } = await open()
    server.gives('GET /api/geo/search', { places: [CITY] })
    await user.type(box(), 'Guntur{Enter}')
    await waitFor(() => expect(box()).toHaveValue(CITY.label))
    expect(toConsole).toHaveBeenCalledWith('Autocomplete is not loaded yet!')
    expect(server.sent('GET', '/api/geo/search').map(({ query }) => query.get('finished'))).toEqual(['true'])
  })

  it('says when nothing was found, and when no service answered', async () => {
    const { server, user } = await open()
    server.gives('GET /api/geo/search', { places: [] })
    await user.type(box(), 'Atlantis{Enter}')
    expect(await screen.findByText(/No such place was found/)).toBeVisible()
    server.unreachable('GET /api/geo/search')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('Failed to fetch location. Please try again.')).toBeVisible()
  })

  it('keeps a street that the place does not know', async () => {
    const { server, user } = await open()
    server.gives('GET /api/geo/search', { places: [CITY] })
    await user.type(screen.getByLabelText('Address'), '4, Mill Road')
    await user.type(box(), 'Guntur{Enter}')
    await waitFor(() => expect(copy()).toBeEnabled())
    await user.click(copy())
    expect(screen.getByLabelText('Address')).toHaveValue('4, Mill Road')
    expect(screen.getByLabelText('City')).toHaveValue('Guntur')
  })
})

describe('the map', () => {
  it('comes with its tiles and their copyright when the shop names a tile server', async () => {
    const server = aServer()
    logInAs(server)
    server.gives('GET /api/users', EMPTY)
    server.gives('GET /api/shop', {
      ...aShop(),
      map: { tileUrl: '/tiles/{z}/{x}/{y}.png', attribution: '© OpenStreetMap <b>' },
    })
    openShop('/user-account')
    expect(await screen.findByRole('application', { name: /^Map\./ })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
    expect(screen.getByRole('application')).toHaveTextContent('© OpenStreetMap <b>')
  })

  it('is left out when the shop names no tile server', async () => {
    const server = aServer()
    server.unreachable('GET /api/shop')
    logInAs(server)
    server.gives('GET /api/users', EMPTY)
    openShop('/user-account')
    await screen.findByLabelText('Name')
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
  })

  it('tells either that it was copied or that it could not be fetched, never both', async () => {
    deviceTells({ lat: HOME.lat, lng: HOME.lng })
    const { user } = await open()
    const copied = 'Copied into the address above. Save keeps it.'
    const refused = 'Failed to fetch location. Please enable location services.'
    await user.click(fetchMine())
    await waitFor(() => expect(copy()).toBeEnabled())
    await user.click(copy())
    expect(screen.getByText(copied)).toBeVisible()
    deviceTells('denied')
    await user.click(fetchMine())
    expect(await screen.findByText(refused)).toBeVisible()
    expect(screen.queryByText(copied)).toBeNull()
    await user.click(copy())
    expect(screen.getByText(copied)).toBeVisible()
    expect(screen.queryByText(refused)).toBeNull()
  })

  it('ignores a late answer to an earlier search by name', async () => {
    const { server, user } = await open()
    let late: (answer: FakeAnswer) => void = () => undefined
    server.on('GET /api/geo/search', ({ query }) =>
      query.get('q') === 'Hyderabad'
        ? new Promise((resolve) => (late = resolve))
        : { body: { places: [CITY] } },
    )
    await user.type(box(), 'Hyderabad{Enter}')
    await user.clear(box())
    await user.type(box(), 'Guntur{Enter}')
    await waitFor(() => expect(box()).toHaveValue(CITY.label))
    await act(async () => {
      late({ body: { places: [HOME] } })
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(box()).toHaveValue(CITY.label)
  })
})
