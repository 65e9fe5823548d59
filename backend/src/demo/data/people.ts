/** Customers of the demo shop. Numbers begin like the demo staff's, so that nobody's real number is among them. */
export interface DemoCustomer {
  key: string
  name: string
  mobileNumber: string
  email: string
  address: string
  city: string
  state: string
  postalCode: string
  /** What the courier asks for a parcel to them. */
  deliveryRupees: number
}

export const CUSTOMERS: readonly DemoCustomer[] = [
  {
    key: 'sravani',
    name: 'Sravani Reddy',
    mobileNumber: '9000000101',
    email: 'sravani@example.com',
    address: 'Flat 302, Sai Residency, Kothapet',
    city: 'Hyderabad',
    state: 'Telangana',
    postalCode: '500035',
    deliveryRupees: 70,
  },
  {
    key: 'ramesh',
    name: 'Ramesh Chandra',
    mobileNumber: '9000000102',
    email: 'ramesh@example.com',
    address: '14-2-91, Brodipet 4th Line',
    city: 'Guntur',
    state: 'Andhra Pradesh',
    postalCode: '522002',
    deliveryRupees: 96,
  },
  {
    key: 'farah',
    name: 'Farah Siddiqui',
    mobileNumber: '9000000103',
    email: 'farah@example.com',
    address: '8/11 Frazer Town, Mosque Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560005',
    deliveryRupees: 118,
  },
  {
    key: 'venkat',
    name: 'Venkat Rao',
    mobileNumber: '9000000104',
    email: 'venkat@example.com',
    address: 'Plot 77, MVP Colony, Sector 6',
    city: 'Visakhapatnam',
    state: 'Andhra Pradesh',
    postalCode: '530017',
    deliveryRupees: 104,
  },
  {
    key: 'divya',
    name: 'Divya Nair',
    mobileNumber: '9000000105',
    email: 'divya@example.com',
    address: 'Tulip 5C, Kakkanad',
    city: 'Kochi',
    state: 'Kerala',
    postalCode: '682030',
    deliveryRupees: 132,
  },
  {
    key: 'joseph',
    name: 'Joseph Kurian',
    mobileNumber: '9000000106',
    email: 'joseph@example.com',
    address: '22 Anna Nagar West, 3rd Street',
    city: 'Chennai',
    state: 'Tamil Nadu',
    postalCode: '600040',
    deliveryRupees: 121,
  },
  {
    key: 'meera',
    name: 'Meera Kulkarni',
    mobileNumber: '9000000107',
    email: 'meera@example.com',
    address: 'B-14 Amrapali Society, Kothrud',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411038',
    deliveryRupees: 139,
  },
  {
    key: 'imran',
    name: 'Imran Ali',
    mobileNumber: '9000000108',
    email: 'imran@example.com',
    address: '3-6-145, Himayatnagar',
    city: 'Hyderabad',
    state: 'Telangana',
    postalCode: '500029',
    deliveryRupees: 70,
  },
  {
    key: 'anitha',
    name: 'Anitha Das',
    mobileNumber: '9000000109',
    email: 'anitha@example.com',
    address: '19/2 Salt Lake, Block CK',
    city: 'Kolkata',
    state: 'West Bengal',
    postalCode: '700091',
    deliveryRupees: 168,
  },
  {
    key: 'kiran',
    name: 'Kiran Goud',
    mobileNumber: '9000000110',
    email: 'kiran@example.com',
    address: 'H.No 5-9-22, Hanamkonda',
    city: 'Warangal',
    state: 'Telangana',
    postalCode: '506001',
    deliveryRupees: 82,
  },
]

export const OUTLET = {
  name: 'L.B Nagar',
  mobileNumberOutlet: '9000000010',
  email: 'lbnagar@jaadi.example',
  address: 'Plot 12, Road 3, L.B Nagar, Hyderabad 500074',
} as const

/** Staff of the demo shop, as the ready block of `npm start` names them. */
export const STAFF = [
  { mobileNumber: '9000000001', pin: '246810', role: 'admin', name: 'Lakshmi' },
  { mobileNumber: '9000000002', pin: '135790', role: 'ops', name: 'Srinu' },
] as const
