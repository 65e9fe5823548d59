import { businessOf, otherStateOf } from './business.js'

const rao = { gstin: '27AAPFU0939F1ZV', name: 'Rao Foods' }

it('a form without a GSTIN and a name is that of a consumer', () =>
  expect(businessOf({ gstin: '', businessName: '' })).toBeNull())

it('a business has a GSTIN and a name', () =>
  expect(businessOf({ gstin: rao.gstin, businessName: rao.name })).toEqual(rao))

it.each([
  ['a name alone', { gstin: '', businessName: 'Rao Foods' }, 'gstin'],
  ['a GSTIN alone', { gstin: rao.gstin, businessName: '' }, 'businessName'],
  ['a GSTIN of no state', { gstin: '99AAPFU0939F1ZQ', businessName: 'Rao Foods' }, 'gstin'],
])('%s is refused, naming the field', (_, form, field) => {
  let details: unknown
  try {
    businessOf(form)
  } catch (error) {
    ;({ details } = error as { details: unknown })
  }
  expect(details).toMatchObject({ fields: { [field]: expect.any(String) as string } })
})

it.each([
  ['Maharashtra', null],
  ['MAHARASHTRA ', null],
  ['Telangana', 'Maharashtra'],
  ['', null],
])('jars for a business of Maharashtra that are supplied in “%s”: %s', (place, other) =>
  expect(otherStateOf(rao, place)).toBe(other),
)
