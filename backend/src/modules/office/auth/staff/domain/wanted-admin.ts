import { MOBILE_NUMBER, MOBILE_NUMBER_SENTENCE } from '../../../../../kernel/text/mobile-number.js'
import { PIN, PIN_SENTENCE } from './pin.js'

/** The fault in the number or the PIN of a new admin; null when they are valid. */
export function faultOfAdmin({ mobileNumber, pin }: { mobileNumber: string; pin: string }): string | null {
  if (!MOBILE_NUMBER.test(mobileNumber)) return `${MOBILE_NUMBER_SENTENCE}.`
  return PIN.test(pin) ? null : PIN_SENTENCE
}
