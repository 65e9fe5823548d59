import { day, rupees, shortDay } from './format.js'

describe('rupees', () => {
  it.each([
    [0, '₹0'],
    [849, '₹849'],
    [1469, '₹1,469'],
    [12345.5, '₹12,345.50'],
    [124950, '₹1,24,950'],
    [98765432.1, '₹9,87,65,432.10'],
    [-70, '-₹70'],
  ])('stand in Indian groups, with paise only where there are any: %d', (amount, text) => {
    expect(rupees(amount)).toBe(text)
    const digits = Number.isInteger(amount) ? 0 : 2
    const format = { style: 'currency', currency: 'INR', minimumFractionDigits: digits } as const
    expect(rupees(amount)).toBe(
      new Intl.NumberFormat('en-IN', { ...format, maximumFractionDigits: 2 }).format(amount),
    )
  })
})

const DAY_MS = 24 * 60 * 60 * 1000

/** The last minute before each midnight in India, and the first after it, of a leap year. */
const instants = Array.from({ length: 366 }, (_, nth) => Date.UTC(2028, 0, 1, 18, 29) + nth * DAY_MS)
  .flatMap((instant) => [instant, instant + 60_000])
  .map((instant) => new Date(instant))

it.each<[string, (instant: Date) => string, Intl.DateTimeFormatOptions]>([
  ['a day', day, { day: 'numeric', month: 'short', year: 'numeric' }],
  ['a short day', shortDay, { day: 'numeric', month: 'short' }],
])('%s reads as Intl writes it for India', (_, written, options) => {
  const india = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })
  expect(instants.filter((instant) => written(instant) !== india.format(instant))).toEqual([])
})
