/** Names of the post's list, as people write them in an address today. */

const STATES = {
  'Andaman & Nicobar': 'Andaman and Nicobar Islands',
  Chattisgarh: 'Chhattisgarh',
  'Dadra & Nagar Haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'Daman & Diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
}

/** A union territory of its own since October 2019, after the list was made. */
const LADAKH = new Set(['Leh', 'Kargil'])

/** Sorting districts whose addresses carry the city's name, whatever revenue district an office is in. */
const METROS = { 110: 'Delhi', 500: 'Hyderabad', 560: 'Bengaluru', 600: 'Chennai', 700: 'Kolkata' }

const CITIES = {
  'Ahmed Nagar': 'Ahmednagar',
  Allahabad: 'Prayagraj',
  Ananthapur: 'Anantapur',
  Ananthnag: 'Anantnag',
  'Ashok Nagar': 'Ashoknagar',
  Aurangabad: 'Chhatrapati Sambhajinagar',
  Baleswar: 'Balasore',
  Bangalore: 'Bengaluru',
  'Bangalore Rural': 'Bengaluru Rural',
  Bardhaman: 'Purba Bardhaman',
  Belgaum: 'Belagavi',
  Bellary: 'Ballari',
  'Bijapur(KAR)': 'Vijayapura',
  'Central Delhi': 'Delhi',
  Chamrajnagar: 'Chamarajanagar',
  Chickmagalur: 'Chikkamagaluru',
  Cuddapah: 'Kadapa',
  'Dadra & Nagar Haveli': 'Silvassa',
  Darjiling: 'Darjeeling',
  'East Delhi': 'Delhi',
  Faizabad: 'Ayodhya',
  'Gandhi Nagar': 'Gandhinagar',
  Ganganagar: 'Sri Ganganagar',
  Giridh: 'Giridih',
  Gulbarga: 'Kalaburagi',
  Gurgaon: 'Gurugram',
  Hoshangabad: 'Narmadapuram',
  Jhujhunu: 'Jhunjhunu',
  'K.V.Rangareddy': 'Rangareddy',
  'Kaimur (Bhabua)': 'Kaimur',
  'Karim Nagar': 'Karimnagar',
  'Lahul & Spiti': 'Lahaul and Spiti',
  'Mahabub Nagar': 'Mahabubnagar',
  Mammit: 'Mamit',
  Mysore: 'Mysuru',
  'North Cachar Hills': 'Dima Hasao',
  'North Delhi': 'Delhi',
  'North East Delhi': 'Delhi',
  'North West Delhi': 'Delhi',
  Osmanabad: 'Dharashiv',
  Pondicherry: 'Puducherry',
  Shimoga: 'Shivamogga',
  'South Delhi': 'Delhi',
  'South West Delhi': 'Delhi',
  'Surendra Nagar': 'Surendranagar',
  Tumkur: 'Tumakuru',
  Tuticorin: 'Thoothukudi',
  'West Delhi': 'Delhi',
  'Yamuna Nagar': 'Yamunanagar',
}

/** The state or union territory of an office. */
export function stateOf(state, district) {
  if (LADAKH.has(district)) return 'Ladakh'
  return STATES[state] ?? state
}

/** What stands for the city in an address: the metro's name, else the district's, without the list's "(HP)". */
export function cityOf(pin, district) {
  const plain = CITIES[district] ?? district.replace(/\s*\([A-Z]+\)$/, '')
  return METROS[Math.floor(pin / 1000)] ?? plain
}
