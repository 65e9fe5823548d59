/** What the sandbox courier knows of a postal code, from its leading digits. */
export interface PinPlace {
  district: string
  stateCode: string
  prepaid: boolean
  embargo: boolean
}

/** First two digits to state code; prefixes that India Post does not use, and the army's (9…), are absent. */
const STATE_RANGES: readonly (readonly [from: number, to: number, stateCode: string])[] = [
  [11, 11, 'DL'],
  [12, 13, 'HR'],
  [14, 16, 'PB'],
  [17, 17, 'HP'],
  [18, 19, 'JK'],
  [20, 28, 'UP'],
  [30, 34, 'RJ'],
  [36, 39, 'GJ'],
  [40, 44, 'MH'],
  [45, 48, 'MP'],
  [49, 49, 'CG'],
  [50, 50, 'TS'],
  [51, 53, 'AP'],
  [56, 59, 'KA'],
  [60, 64, 'TN'],
  [67, 69, 'KL'],
  [70, 74, 'WB'],
  [75, 77, 'OD'],
  [78, 78, 'AS'],
  [79, 79, 'ML'],
  [80, 81, 'BR'],
  [82, 83, 'JH'],
  [84, 85, 'BR'],
]

/** Sorting districts whose state differs from their two-digit prefix, or that a demo likes to show by name. */
const DISTRICTS: Readonly<Record<string, readonly [district: string, stateCode: string]>> = {
  '110': ['Delhi', 'DL'],
  '122': ['Gurugram', 'HR'],
  '160': ['Chandigarh', 'CH'],
  '171': ['Shimla', 'HP'],
  '180': ['Jammu', 'JK'],
  '190': ['Srinagar', 'JK'],
  '194': ['Leh', 'LA'],
  '201': ['Ghaziabad', 'UP'],
  '226': ['Lucknow', 'UP'],
  '248': ['Dehradun', 'UK'],
  '302': ['Jaipur', 'RJ'],
  '380': ['Ahmedabad', 'GJ'],
  '395': ['Surat', 'GJ'],
  '400': ['Mumbai', 'MH'],
  '403': ['Goa', 'GA'],
  '411': ['Pune', 'MH'],
  '440': ['Nagpur', 'MH'],
  '452': ['Indore', 'MP'],
  '462': ['Bhopal', 'MP'],
  '492': ['Raipur', 'CG'],
  '500': ['Hyderabad', 'TS'],
  '501': ['Rangareddy', 'TS'],
  '506': ['Warangal', 'TS'],
  '520': ['Vijayawada', 'AP'],
  '530': ['Visakhapatnam', 'AP'],
  '560': ['Bengaluru', 'KA'],
  '570': ['Mysuru', 'KA'],
  '600': ['Chennai', 'TN'],
  '605': ['Puducherry', 'PY'],
  '641': ['Coimbatore', 'TN'],
  '682': ['Ernakulam', 'KL'],
  '695': ['Thiruvananthapuram', 'KL'],
  '700': ['Kolkata', 'WB'],
  '737': ['Gangtok', 'SK'],
  '744': ['Port Blair', 'AN'],
  '751': ['Bhubaneswar', 'OD'],
  '781': ['Guwahati', 'AS'],
  '791': ['Papum Pare', 'AR'],
  '793': ['Shillong', 'ML'],
  '795': ['Imphal', 'MN'],
  '796': ['Aizawl', 'MZ'],
  '797': ['Kohima', 'NL'],
  '799': ['Agartala', 'TR'],
  '800': ['Patna', 'BR'],
  '834': ['Ranchi', 'JH'],
}

/** Lakshadweep takes no prepaid parcels; the high passes of Ladakh are closed. */
const NO_PREPAID = '6825'
const EMBARGO = '1941'

/** Place of a postal code; null where the courier does not go. No postal code ends in 000. */
export function pinPlace(pin: string): PinPlace | null {
  if (!/^[1-8]\d{5}$/.test(pin) || pin.endsWith('000')) return null
  const prefix = Number(pin.slice(0, 2))
  const range = STATE_RANGES.find(([from, to]) => prefix >= from && prefix <= to)
  if (!range) return null
  const known = DISTRICTS[pin.slice(0, 3)]
  return {
    district: known?.[0] ?? '',
    stateCode: known?.[1] ?? range[2],
    prepaid: !pin.startsWith(NO_PREPAID),
    embargo: pin.startsWith(EMBARGO),
  }
}
