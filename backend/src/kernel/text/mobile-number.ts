/** Indian mobile numbers: ten digits, the first from 6 to 9. SMS are sent to no other number. */
export const MOBILE_NUMBER = /^[6-9]\d{9}$/
export const MOBILE_NUMBER_SENTENCE = 'Please enter a valid 10-digit mobile number'

/** `98••••••21`, for people who may learn that a number exists, but not which. */
export function maskMobileNumber(mobileNumber: string): string {
  return `${mobileNumber.slice(0, 2)}••••••${mobileNumber.slice(-2)}`
}
