import { rupees } from './format.js'

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
