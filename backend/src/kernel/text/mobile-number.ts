/** Indian mobile numbers: ten digits, the first from 6 to 9. Nothing else is ever sent an SMS. */
export const MOBILE_NUMBER = /^[6-9]\d{9}$/
export const MOBILE_NUMBER_SENTENCE = 'Please enter a valid 10-digit mobile number'

/** `98••••••21`, for people who may know that there is a number, but not which. */
export function maskMobileNumber(mobileNumber: string): string {
  return `${mobileNumber.slice(0, 2)}••••••${mobileNumber.slice(-2)}`
}
