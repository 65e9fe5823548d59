import { isGstin, stateOfGstin } from './gstin.js'

it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('accepts %s as a GSTIN', (text) =>
  expect(isGstin(text)).toBe(true),
)

it.each([
  ['a wrong check digit', '27AAPFU0939F1ZW'],
  ['two digits in each other’s place', '27AAPFU0993F1ZV'],
  ['small letters', '27aapfu0939f1zv'],
  ['too few characters', '27AAPFU0939F1Z'],
  ['nothing', ''],
])('refuses %s as a GSTIN', (_, text) => expect(isGstin(text)).toBe(false))

it.each([
  ['36AAPFU0939F1ZU', 'Telangana'],
  ['27AAPFU0939F1ZV', 'Maharashtra'],
  ['99AAPFU0939F1ZV', undefined],
])('finds the state of %s', (gstin, state) => expect(stateOfGstin(gstin)).toBe(state))
