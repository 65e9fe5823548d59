import { flattened } from './settings-changes.js'

it('each setting has its place in the form', () =>
  expect(flattened({ name: 'Jaadi', address: { city: 'Hyderabad' }, holidays: ['2027-01-15'] })).toEqual({
    name: 'Jaadi',
    'address.city': 'Hyderabad',
    holidays: ['2027-01-15'],
  }))

it('entries of a list are named by their code, and the list by its order', () =>
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
