import { ManageSuppliers } from '../modules/stock/suppliers/manage-suppliers.service.js'
import { type DemoContext } from './demo-context.js'

/** Who sells what to the kitchen of the demo. The names are invented, and the addresses reach nobody. */
interface DemoSupplier {
  name: string
  phone: string
  email: string
  address: string
  notes: string
  /** Keys of the materials. */
  sells: readonly string[]
}

const SUPPLIERS: readonly DemoSupplier[] = [
  {
    name: 'Malkajgiri Poultry Farm',
    phone: '9000000031',
    email: 'farm@jaadi.example',
    address: '2 Farm Road, Malkajgiri, Hyderabad 500047',
    notes: 'Delivers before 7 in the morning',
    sells: ['chicken', 'mutton'],
  },
  {
    name: 'Godavari Sea Foods',
    phone: '9000000032',
    email: 'godavari@jaadi.example',
    address: '14 Harbour Street, Bhimavaram 534201',
    notes: '',
    sells: ['prawns'],
  },
  {
    name: 'Sri Lakshmi Spices',
    phone: '040 2345 6789',
    email: 'lakshmi@jaadi.example',
    address: '12 Market Road, Guntur 522001',
    notes: 'Closed on Tuesdays',
    sells: ['chilli', 'turmeric', 'coriander', 'cumin', 'cloves', 'cinnamon', 'mustard', 'salt'],
  },
  {
    name: 'Rythu Bazaar, stall 41',
    phone: '9000000033',
    email: '',
    address: 'Rythu Bazaar, L.B Nagar, Hyderabad 500074',
    notes: '',
    sells: ['gongura', 'ginger', 'garlic', 'lemon'],
  },
  {
    name: 'Nandini Oil Press',
    phone: '9000000034',
    email: 'press@jaadi.example',
    address: '7 Mill Lane, Kurnool 518001',
    notes: '',
    sells: ['peanut-oil', 'refined-oil', 'sesame-oil'],
  },
]

/** Suppliers, and who sells which material. */
export async function fillSuppliers(demo: DemoContext): Promise<void> {
  const managing = demo.service(ManageSuppliers)
  for (const { sells, ...supplier } of SUPPLIERS) {
    const products = sells.map((key) => String(demo.product(key)._id))
    const papers = { gstin: '', fssai: '', paymentDays: 0, activeFlag: true }
    const { _id } = await managing.create({ ...supplier, ...papers, products })
    for (const key of sells) demo.suppliers.set(key, _id)
  }
}
