import { maskMobileNumber } from './review.js'

it('shows two digits on either side', () => expect(maskMobileNumber('9812345621')).toBe('98••••••21'))
it('shows nothing of what is no mobile number', () =>
  expect(maskMobileNumber('deleted-6740c1f2')).toBe('••••••••••'))
