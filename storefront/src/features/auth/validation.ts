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

/** Customers prove themselves by a code, staff by a PIN and by a second factor where they have one. */
export type Proof = 'otp' | 'pin' | 'factor'

const required = { otp: auth.otpRequired, pin: auth.pinRequired, factor: auth.factorRequired }

export const otpError = (typed: string, proof: Proof) => (typed ? null : required[proof])
