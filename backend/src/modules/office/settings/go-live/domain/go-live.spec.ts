import { profileFacts } from './go-live.js'

const STANDARD = {
  legalName: 'Jaadi Pickles (sole proprietor)',
  fssaiLicence: '00000000000000',
  phone: '9000000001',
  email: 'hello@jaadi.example',
  address: { line: 'L.B Nagar' },
  grievanceOfficer: { name: 'The proprietor', email: 'care@jaadi.example', phone: '9000000001' },
  pickupLocation: { name: 'Jaadi Pickles' },
}
const OWN = {
  legalName: 'Lakshmi Foods',
  fssaiLicence: '13624010000001',
  phone: '9848012345',
  email: 'hello@lakshmifoods.in',
  address: { line: 'Road 4, L.B Nagar' },
  grievanceOfficer: { name: 'Lakshmi Rao', email: 'care@lakshmifoods.in', phone: '9848012345' },
  pickupLocation: { name: 'Lakshmi Foods' },
}
const open = (profile: typeof OWN) =>
  Object.entries(profileFacts(profile, STANDARD)).flatMap(([item, done]) => (done ? [] : [item]))

it('the go-live checklist counts nothing that the shop came with as done', () =>
  expect(open(STANDARD)).toEqual(Object.keys(profileFacts(STANDARD, STANDARD))))
it('the go-live checklist counts what the owner entered', () => expect(open(OWN)).toEqual([]))
it.each([
  ['contact', { email: 'hello@shop.example' }],
  ['grievanceOfficer', { grievanceOfficer: { ...OWN.grievanceOfficer, email: 'care@shop.invalid' } }],
])('the go-live checklist accepts no made-up address for %s', (item, change) =>
  expect(open({ ...OWN, ...change })).toEqual([item]),
)
