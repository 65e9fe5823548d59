import { dayIn } from './typed-day.js'

const TODAY = '2026-11-24'

it.each([
  ['24 Nov 2026', '2026-11-24'],
  ['24 11 2026', '2026-11-24'],
  ['24/11/26', '2026-11-24'],
  ['24-11-2026', '2026-11-24'],
  ['24.11.26', '2026-11-24'],
  ['5/3/2026', '2026-03-05'],
  ['24112026', '2026-11-24'],
  ['241126', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['24nov', '2026-11-24'],
  ['1st Sept 2026', '2026-09-01'],
  [' 9 september 26 ', '2026-09-09'],
  ['29 Feb 2028', '2028-02-29'],
  ['today', TODAY],
  ['Yesterday', '2026-11-23'],
  ['tomorrow', '2026-11-25'],
])('reads "%s" as %s', (typed, day) => expect(dayIn(typed, TODAY)).toBe(day))

it.each([
  ['30 Nov', TODAY, '2026-11-30'],
  ['3 Jan', TODAY, '2027-01-03'],
  ['30/12', '2026-01-05', '2025-12-30'],
  ['29 Feb', '2027-03-01', '2028-02-29'],
])('without a year, "%s" is the day nearest to %s', (typed, today, day) =>
  expect(dayIn(typed, today)).toBe(day),
)

it.each([
  '24',
  '31/11/2026',
  '29 Feb 2026',
  '11/24/2026',
  '24 Nob',
  '24 No',
  '1 1 1026',
  '0026-11-24',
  'soon',
])('does not guess what "%s" means', (typed) => expect(dayIn(typed, TODAY)).toBeNull())

it('reads an empty field as no day', () => expect(dayIn('  ', TODAY)).toBe(''))
