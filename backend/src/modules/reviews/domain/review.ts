/** Waits for staff (null), published (true) or sent back to its author (false). */
export type Approval = null | true | false

/** `98••••••21`: enough to recognise one's own review, too little to call somebody. */
export function maskMobileNumber(mobileNumber: string): string {
  if (!/^\d{10}$/.test(mobileNumber)) return '••••••••••'
  return `${mobileNumber.slice(0, 2)}••••••${mobileNumber.slice(-2)}`
}
