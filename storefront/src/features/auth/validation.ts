import { auth } from '../../words/auth.js'

/** What is typed may carry spaces or +91, which a pasted number often does. */
export function cleanNumber(typed: string) {
  const digits = typed.replace(/[\s-]/g, '')
  return digits.length > 10 ? digits.replace(/^(\+?91|0)(?=\d{10}$)/, '') : digits
}

export function numberError(mobileNumber: string) {
  if (!mobileNumber) return auth.numberRequired
  return /^\d{10}$/.test(mobileNumber) ? null : auth.numberInvalid
}

/** Customers log in with a code, staff with a PIN and, if they have one, a second factor. */
export type Proof = 'otp' | 'pin' | 'factor'

const required = { otp: auth.otpRequired, pin: auth.pinRequired, factor: auth.factorRequired }

export const otpError = (typed: string, proof: Proof) => (typed ? null : required[proof])
