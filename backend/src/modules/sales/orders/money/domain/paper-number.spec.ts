import { counterKey, CREDIT_NOTES, financialYear, INVOICES, paperNumber } from './paper-number.js'

describe('the financial year', () => {
  it.each([
    ['2026-11-21T06:00:00Z', '26-27'],
    ['2027-03-31T18:29:59Z', '26-27'],
    ['2027-03-31T18:30:00Z', '27-28'],
    ['2027-01-01T00:00:00Z', '26-27'],
    ['2099-12-31T00:00:00Z', '99-00'],
  ])('at %s is %s, by the clock in India', (at, year) => expect(financialYear(new Date(at))).toBe(year))
})

describe('the number of an invoice or a credit note', () => {
  const at = new Date('2026-11-21T06:00:00Z')
  it('counts through the financial year, separately for invoices and credit notes', () => {
    expect(paperNumber(INVOICES, at, 42)).toBe('INV/26-27/00042')
    expect(counterKey(INVOICES, at)).toBe('invoice:26-27')
    expect(paperNumber(CREDIT_NOTES, at, 7)).toBe('CN/26-27/00007')
    expect(counterKey(CREDIT_NOTES, at)).toBe('credit-note:26-27')
  })
  it('fits into the 16 characters that GST allows', () =>
    expect(paperNumber(INVOICES, at, 999_999)).toMatch(/^[A-Z0-9/-]{1,16}$/))
})
