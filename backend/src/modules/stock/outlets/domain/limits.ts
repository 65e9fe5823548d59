/** Most characters in each field of an outlet, the same for every call. */
export const OUTLET_LIMITS = { name: 80, email: 254, address: 300, role: 40 } as const

export const OTP_FORM = /^\d{4,12}$/
export const OTP_SENTENCE = 'The OTP is 4 to 12 digits.'
