import { deliveryRange } from './delivery-dates.js'

function days(from: string, terms: Parameters<typeof deliveryRange>[1]) {
  const range = deliveryRange(new Date(from), terms)
  return range && [range.first, range.last].map((date) => date.toISOString().slice(0, 10))
}

describe('the delivery range', () => {
  it('skips Sundays', () => {
    // Saturday 21 November 2026, noon in India.
    expect(days('2026-11-21T06:30:00Z', { deliveryEstimateDays: { min: 1, max: 2 } })).toEqual([
      '2026-11-23',
      '2026-11-24',
    ])
  })
  it('adds the days of packing', () => {
    const terms = { deliveryEstimateDays: { min: 4, max: 7 }, processingDays: { min: 1, max: 2 } }
    expect(days('2026-11-23T06:30:00Z', terms)).toEqual(['2026-11-28', '2026-12-03'])
  })
  it('skips the holidays of the country and of the shop', () => {
    const terms = { deliveryEstimateDays: { min: 1, max: 2 }, holidays: ['2027-01-27'] }
    expect(days('2027-01-25T06:30:00Z', terms)).toEqual(['2027-01-28', '2027-01-29'])
  })
  it('promises nothing without data', () => {
    expect(days('2026-11-21T06:30:00Z', null)).toBeNull()
    expect(days('2026-11-21T06:30:00Z', { deliveryEstimateDays: { min: 0, max: 0 } })).toBeNull()
  })
})
