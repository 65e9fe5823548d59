/**
 * The states and union territories of India: name, the two digits with which their GSTINs begin, and the
 * letters that couriers print (old and new spellings). The digits are those of the "State Code" list of the
 * GST portal. A place that was divided or merged has its present digits first, then the earlier ones.
 */
const STATES: readonly (readonly [name: string, gstCodes: string, letters: string])[] = [
  ['Jammu and Kashmir', '01', 'JK'],
  ['Himachal Pradesh', '02', 'HP'],
  ['Punjab', '03', 'PB'],
  ['Chandigarh', '04', 'CH'],
  ['Uttarakhand', '05', 'UK UT'],
  ['Haryana', '06', 'HR'],
  ['Delhi', '07', 'DL'],
  ['Rajasthan', '08', 'RJ'],
  ['Uttar Pradesh', '09', 'UP'],
  ['Bihar', '10', 'BR'],
  ['Sikkim', '11', 'SK'],
  ['Arunachal Pradesh', '12', 'AR'],
  ['Nagaland', '13', 'NL'],
  ['Manipur', '14', 'MN'],
  ['Mizoram', '15', 'MZ'],
  ['Tripura', '16', 'TR'],
  ['Meghalaya', '17', 'ML'],
  ['Assam', '18', 'AS'],
  ['West Bengal', '19', 'WB'],
  ['Jharkhand', '20', 'JH'],
  ['Odisha', '21', 'OD OR'],
  ['Chhattisgarh', '22', 'CG CT'],
  ['Madhya Pradesh', '23', 'MP'],
  ['Gujarat', '24', 'GJ'],
  ['Dadra and Nagar Haveli and Daman and Diu', '26 25', 'DD DH DN'],
  ['Maharashtra', '27', 'MH'],
  ['Karnataka', '29', 'KA'],
  ['Goa', '30', 'GA'],
  ['Lakshadweep', '31', 'LD'],
  ['Kerala', '32', 'KL'],
  ['Tamil Nadu', '33', 'TN'],
  ['Puducherry', '34', 'PY'],
  ['Andaman and Nicobar Islands', '35', 'AN'],
  ['Telangana', '36', 'TG TS'],
  ['Andhra Pradesh', '37 28', 'AP'],
  ['Ladakh', '38', 'LA'],
]

/** Names that maps and people still write. */
const OTHER_NAMES: readonly (readonly [written: string, name: string])[] = [
  ['Daman and Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['Dadra and Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['National Capital Territory of Delhi', 'Delhi'],
  ['NCT of Delhi', 'Delhi'],
  ['New Delhi', 'Delhi'],
  ['Orissa', 'Odisha'],
  ['Pondicherry', 'Puducherry'],
  ['Uttaranchal', 'Uttarakhand'],
  ['Andaman and Nicobar', 'Andaman and Nicobar Islands'],
]

const each = (at: 1 | 2) =>
  new Map(STATES.flatMap((state) => state[at].split(' ').map((code) => [code, state[0]] as const)))
const BY_GST_CODE = each(1)
const BY_LETTERS = each(2)

const lettersOf = (state: string): string =>
  state
    .toLowerCase()
    .replace(/\band\b/g, '')
    .replace(/[^a-z]/g, '')

const GST_CODES = new Map(STATES.map(([name, codes]) => [lettersOf(name), codes.slice(0, 2)]))
for (const [written, name] of OTHER_NAMES)
  GST_CODES.set(lettersOf(written), GST_CODES.get(lettersOf(name)) ?? '')

/** Name of a state by the two letters that couriers print; empty when they are unknown. */
export const stateName = (letters: string): string => BY_LETTERS.get(letters.trim().toUpperCase()) ?? ''

/** Name of a state by the two digits of its GSTINs; undefined when no state has them. */
export const stateOfGstCode = (code: string): string | undefined => BY_GST_CODE.get(code)

/** The two digits of a state's GSTINs, by its name as people write it; empty when there is no such state. */
export const gstCodeOf = (state: string): string => GST_CODES.get(lettersOf(state)) ?? ''

/** Whether two names mean the same state. Only their letters are compared, as in `Jammu & Kashmir`. */
export function isSameState(one: string, other: string): boolean {
  return (gstCodeOf(one) || lettersOf(one)) === (gstCodeOf(other) || lettersOf(other))
}

/** A state with its digits, as papers have it: `Telangana (36)`. */
export function stateWithCode(state: string): string {
  const code = gstCodeOf(state)
  return code ? `${state} (${code})` : state
}
