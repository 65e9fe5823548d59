import { photonPlaces } from './photon.wire.js'

const feature = (properties: object, coordinates: unknown = [78.5522, 17.3457]): object => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { countrycode: 'IN', ...properties },
})
const answer = (...features: object[]): object => ({ type: 'FeatureCollection', features })

describe('a Photon answer', () => {
  it('gives the parts of a house’s address', () => {
    const house = {
      type: 'house',
      housenumber: '12',
      street: 'Ring Road',
      district: 'L B Nagar',
      city: 'Hyderabad',
    }
    expect(photonPlaces(answer(feature({ ...house, state: 'Telangana', postcode: '500074' })))).toEqual([
      {
        label: '12 Ring Road, L B Nagar, Hyderabad, Telangana, 500074',
        street: '12 Ring Road, L B Nagar',
        city: 'Hyderabad',
        state: 'Telangana',
        pin: '500074',
        lat: 17.3457,
        lng: 78.5522,
      },
    ])
  })

  it.each([
    [
      { type: 'city', name: 'Guntur' },
      { city: 'Guntur', street: '' },
    ],
    [
      { type: 'district', name: 'Mylapore', city: 'Chennai' },
      { city: 'Chennai', street: 'Mylapore' },
    ],
    [
      { type: 'street', name: 'Usman Road', city: 'Chennai' },
      { city: 'Chennai', street: 'Usman Road' },
    ],
  ])('reads a name by its kind: %p', (properties, place) => {
    expect(photonPlaces(answer(feature(properties)))).toEqual([expect.objectContaining(place)])
  })

  it('leaves out places abroad or without coordinates', () => {
    expect(
      photonPlaces(answer(feature({ countrycode: 'NP' }), feature({}, null), feature({}, ['x', 1]))),
    ).toEqual([])
    expect(photonPlaces('no answer')).toEqual([])
  })
})
