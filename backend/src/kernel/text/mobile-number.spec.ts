import { maskMobileNumber, MOBILE_NUMBER } from './mobile-number.js'

describe('mobile numbers', () => {
  it('are ten digits, the first from 6 to 9', () => {
    const numbers = [
      '6000000000',
      '9876543210',
      '5876543210',
      '987654321',
      '98765432100',
      '+919876543210',
      '98765 3210',
    ]
    expect(numbers.filter((number) => MOBILE_NUMBER.test(number))).toEqual(['6000000000', '9876543210'])
  })

  it('show two digits at each end when masked', () => {
    expect(maskMobileNumber('9876543210')).toBe('98••••••10')
  })
})
