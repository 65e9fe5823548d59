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

/**
 * States by the first two digits of a GSTIN. Two more codes stem from states that were later divided or
 * merged.
 */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Dadra and Nagar Haveli and Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

/** The state that issued a GSTIN; undefined when no state has its number. */
export const stateOfGstin = (gstin: string): string | undefined => STATES[gstin.slice(0, 2)]

/** Whether two names mean the same state. Only their letters are compared, as in `Jammu & Kashmir`. */
export const isSameState = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other)

const lettersOf = (state: string): string =>
  state
    .toLowerCase()
    .replace(/\band\b/g, '')
    .replace(/[^a-z]/g, '')
