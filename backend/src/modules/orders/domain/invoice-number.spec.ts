import { financialYear, invoiceCounterKey, invoiceNumber } from './invoice-number.js'

describe('the financial year', () => {
  it.each([
    ['2026-11-21T06:00:00Z', '26-27'],
    ['2027-03-31T18:29:59Z', '26-27'],
    ['2027-03-31T18:30:00Z', '27-28'],
    ['2027-01-01T00:00:00Z', '26-27'],
    ['2099-12-31T00:00:00Z', '99-00'],
  ])('at %s is %s, by the clock in India', (at, year) => expect(financialYear(new Date(at))).toBe(year))
})

describe('the number of an invoice', () => {
  const at = new Date('2026-11-21T06:00:00Z')
  it('runs through the financial year', () => {
    expect(invoiceNumber(at, 42)).toBe('INV/26-27/00042')
    expect(invoiceCounterKey(at)).toBe('invoice:26-27')
  })
  it('keeps to the 16 characters that GST allows', () =>
    expect(invoiceNumber(at, 999_999)).toMatch(/^[A-Z0-9/-]{1,16}$/))
})
