import { flattened } from './settings-changes.js'

it('gives each value its place', () =>
  expect(flattened({ name: 'Jaadi', address: { city: 'Hyderabad' }, holidays: ['2027-01-15'] })).toEqual({
    name: 'Jaadi',
    'address.city': 'Hyderabad',
    holidays: ['2027-01-15'],
  }))

it('tells entries of a list by their code, and the list by their order', () =>
  expect(
    flattened({
      oils: [
        { code: 'CP_PO', label: 'Peanut' },
        { code: 'CP_SO', label: 'Sesame' },
      ],
    }),
  ).toEqual({
    oils: ['CP_PO', 'CP_SO'],
    'oils.CP_PO': { label: 'Peanut' },
    'oils.CP_SO': { label: 'Sesame' },
  }))
