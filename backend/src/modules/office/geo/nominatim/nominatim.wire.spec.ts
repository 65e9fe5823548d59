import { nominatimPlace, nominatimPlaces } from './nominatim.wire.js'

const RESULT = {
  lat: '17.3457',
  lon: '78.5522',
  name: '',
  address: {
    house_number: '12',
    road: 'Inner Ring Road',
    neighbourhood: 'Bahadurguda',
    suburb: 'L B Nagar',
    city: 'Hyderabad',
    state: 'Telangana',
    postcode: '500 074',
    country_code: 'in',
  },
}
const withAddress = (address: object): object => ({ ...RESULT, address: { country_code: 'in', ...address } })

describe('a Nominatim result', () => {
  it('becomes the parts of an address', () => {
    expect(nominatimPlace(RESULT)).toEqual({
      label: '12 Inner Ring Road, Bahadurguda, L B Nagar, Hyderabad, Telangana, 500074',
      street: '12 Inner Ring Road, Bahadurguda, L B Nagar',
      city: 'Hyderabad',
      state: 'Telangana',
      pin: '500074',
      lat: 17.3457,
      lng: 78.5522,
    })
  })

  it('is told with its own name, unless the address has it', () => {
    const named = (name: string) => nominatimPlace({ ...RESULT, name })?.label
    expect(named('Jaadi Kitchen')).toMatch(/^Jaadi Kitchen, 12 Inner Ring Road, /)
    expect(named('L B Nagar')).toMatch(/^12 Inner Ring Road, /)
  })

  it.each([
    [{ town: 'Kodad' }, 'Kodad'],
    [{ village: 'Araku' }, 'Araku'],
    [{ county: 'Paderu', state_district: 'Alluri' }, 'Paderu'],
  ])('takes the best that there is for the city: %p', (address, city) => {
    expect(nominatimPlace(withAddress(address))?.city).toBe(city)
  })

  it('leaves out an invalid PIN code', () => {
    expect(nominatimPlace(withAddress({ postcode: '5000' }))?.pin).toBe('')
  })

  it.each([
    ['an error', { error: 'Unable to geocode' }],
    ['a place abroad', { ...RESULT, address: { country_code: 'lk' } }],
    ['a place without coordinates', { ...RESULT, lat: 'north' }],
    ['coordinates off the earth', { ...RESULT, lat: '97' }],
    ['no object', 'gateway timeout'],
    ['nothing', null],
  ])('gives no place when it is %s', (_, result) => {
    expect(nominatimPlace(result)).toBeNull()
  })

  it('is cut to what a form takes', () => {
    expect(nominatimPlace(withAddress({ city: 'x'.repeat(500) }))?.city).toHaveLength(80)
  })

  it('of a list is taken where it can be used', () => {
    expect(nominatimPlaces([RESULT, {}, null])).toHaveLength(1)
    expect(nominatimPlaces({ error: 'busy' })).toEqual([])
  })
})
