import { stateOfGstCode } from './indian-states.js'

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const GSTIN_SENTENCE = 'This is not a GSTIN. Please check each of its 15 characters.'

/** Whether the text is an Indian tax number. Its last character is a checksum of the fourteen before it. */
export function isGstin(text: string): boolean {
  if (!GSTIN.test(text)) return false
  const sum = [...text.slice(0, -1)].reduce((total, letter, at) => {
    const product = DIGITS.indexOf(letter) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS[(36 - (sum % 36)) % 36] === text.at(-1)
}

/** The state that issued a GSTIN; undefined when no state has its number. */
export const stateOfGstin = (gstin: string): string | undefined => stateOfGstCode(gstin.slice(0, 2))
