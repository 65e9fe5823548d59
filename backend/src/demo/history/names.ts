import { type DemoCustomer } from '../data/people.js'
import { type Random } from '../random.js'

const FIRST = [
  'Sravani',
  'Ramesh',
  'Farah',
  'Venkat',
  'Divya',
  'Joseph',
  'Meera',
  'Imran',
  'Anitha',
  'Kiran',
  'Padma',
  'Suresh',
  'Lata',
  'Naveen',
  'Fatima',
  'Gopal',
  'Rekha',
  'Arjun',
  'Nisha',
  'Mohan',
]
const LAST = [
  'Reddy',
  'Rao',
  'Nair',
  'Ali',
  'Das',
  'Goud',
  'Kulkarni',
  'Siddiqui',
  'Kurian',
  'Chandra',
  'Iyer',
  'Patil',
  'Sharma',
  'Naidu',
  'Menon',
]
const STREETS = [
  'Temple Street',
  'Station Road',
  '4th Cross',
  'Lake View Road',
  'Gandhi Nagar',
  'Market Road',
  'Church Street',
  'Ring Road',
]
/** Parts of Hyderabad: what somebody there writes behind the street. */
const LOCALITIES = ['Himayatnagar', 'Banjara Hills', 'Kukatpally', 'Ameerpet', 'Dilsukhnagar', 'Tarnaka']
const PLACES = [
  ['Hyderabad', 'Telangana', '500035', 70],
  ['Hyderabad', 'Telangana', '500072', 70],
  ['Warangal', 'Telangana', '506001', 82],
  ['Guntur', 'Andhra Pradesh', '522002', 96],
  ['Visakhapatnam', 'Andhra Pradesh', '530017', 104],
  ['Bengaluru', 'Karnataka', '560005', 118],
  ['Chennai', 'Tamil Nadu', '600040', 121],
  ['Kochi', 'Kerala', '682030', 132],
  ['Pune', 'Maharashtra', '411038', 139],
  ['Kolkata', 'West Bengal', '700091', 168],
] as const

export const COMMENTS = [
  'Tastes like home.',
  'Good pickle, well packed.',
  'A bit too salty for us, still finished it.',
  'The third order, and not the last.',
  'Hot and sour as it should be.',
  'Came a day late, but fresh.',
  'Plenty of pieces, little bone.',
  'My parents liked it more than I did.',
] as const

/** The n-th customer of the history: numbers from 9100000000 on, which no demo account uses. */
export function historyCustomer(index: number, random: Random): Omit<DemoCustomer, 'key'> {
  const first = random.pick(FIRST)
  const [city, state, pin, deliveryRupees] = random.pick(PLACES)
  const locality = city === 'Hyderabad' ? `, ${LOCALITIES[index % LOCALITIES.length]}` : ''
  return {
    name: `${first} ${random.pick(LAST)}`,
    mobileNumber: String(9_100_000_000 + index),
    email: `${first.toLowerCase()}${index}@example.com`,
    address: `${1 + random.below(220)}, ${random.pick(STREETS)}${locality}`,
    city,
    state,
    postalCode: pin,
    deliveryRupees,
  }
}
