import { accountErrors, type Draft, withPin, withPlace } from './account-rules.js'

const draft = (change: Partial<Draft> = {}): Draft => ({
  name: 'Lakshmi',
  email: '',
  address: '12, Temple Street',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500074',
  ...change,
})
const place = (change = {}) => ({
  label: '',
  street: '25 Usman Road',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pin: '600017',
  lat: null,
  lng: null,
  ...change,
})
const NOTHING = { city: '', state: '' }

describe('an account', () => {
  it.each([
    [{}, {}],
    [{ name: '  ' }, { name: 'Name is required' }],
    [{ name: 'Jo' }, { name: 'Name must be at least 3 characters' }],
    [{ name: ' Jo ' }, { name: 'Name must be at least 3 characters' }],
    [{ email: 'l@x.example' }, {}],
    [{ email: 'l@x' }, { email: 'Please enter a valid email address' }],
    [{ pin: '' }, {}],
    [{ pin: '5000' }, { pin: 'Please enter a valid 6-digit pin code.' }],
    [{ pin: '050001' }, { pin: 'Please enter a valid 6-digit pin code.' }],
  ])('with %p is told %p', (change, errors) => {
    expect(accountErrors(draft(change))).toEqual(errors)
  })
})

describe('a place copied into the address', () => {
  it('brings street, city, state and pin', () => {
    expect(withPlace(draft(), place())).toMatchObject({
      name: 'Lakshmi',
      address: '25 Usman Road',
      city: 'Chennai',
      state: 'Tamil Nadu',
      pin: '600017',
    })
  })

  it('leaves what it does not know, but no pin of another city', () => {
    expect(withPlace(draft(), place({ street: '', pin: '' }))).toMatchObject({
      address: '12, Temple Street',
      city: 'Chennai',
      pin: '',
    })
    expect(withPlace(draft(), place({ city: 'hyderabad', pin: '' })).pin).toBe('500074')
  })
})

describe('a pin', () => {
  const known = { city: 'Chennai', state: 'Tamil Nadu' }

  it('fills in what is empty', () => {
    expect(withPin(draft({ city: '', state: ' ' }), known, NOTHING)).toMatchObject(known)
  })

  it('never overwrites what was typed', () => {
    expect(withPin(draft({ state: '' }), known, NOTHING)).toMatchObject({
      city: 'Hyderabad',
      state: 'Tamil Nadu',
    })
  })

  it('replaces what an earlier pin filled in', () => {
    expect(withPin(draft(), known, { city: 'Hyderabad', state: 'Telangana' })).toMatchObject(known)
  })
})
