import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

interface Row {
  id: string
  name?: string
  email?: string
}

let shop: TestApp
let admin: Client

const LISTS = {
  suppliers: '/api/admin/suppliers',
  outlets: '/api/admin/outlets',
  employees: '/api/admin/employees',
  subscribers: '/api/admin/subscribers',
}

async function found(list: keyof typeof LISTS, q: string): Promise<(string | undefined)[]> {
  const { body } = await admin.get<Row[]>(
    `${LISTS[list]}?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`,
  )
  return body.map(({ name, email }) => name ?? email)
}

beforeAll(async () => {
  shop = await startApp({ environment: { SEED: 'demo' } })
  admin = new Client(shop.url)
  await admin.signInStaff('9000000001', '246810')
})
afterAll(() => shop.close())

it('finds a supplier by any word, and by the new ones after a change', async () => {
  const supplier = {
    name: 'Vijaya Spice Traders',
    phone: '040-7391 5566',
    email: 'orders@vijaya.example',
    address: '12 Mirchi Yard, Guntur',
  }
  const { body } = await admin.post<Row & { _id: string }>(LISTS.suppliers, supplier)
  for (const q of [
    'traders vij',
    'GUNTUR vij',
    'mirchi traders',
    '5566',
    '040 7391',
    'orders@vij',
    'vijaya.example',
  ])
    expect(await found('suppliers', q)).toEqual(['Vijaya Spice Traders'])
  expect(await found('suppliers', 'traders kochi')).toEqual([])
  await admin.put(`${LISTS.suppliers}/${body._id}`, { ...supplier, name: 'Vijaya Oils', address: 'Kochi' })
  expect(await found('suppliers', 'kochi oil')).toEqual(['Vijaya Oils'])
  expect(await found('suppliers', 'traders')).toEqual([])
})

it('finds an outlet by any word, and by the new ones after a change', async () => {
  const outlet = {
    name: 'Back Kitchen',
    mobileNumberOutlet: '9000000077',
    otpOutlet: '482913',
    email: 'kitchen@jaadi.example',
    address: '4 Temple Lane, Uppal',
  }
  const { body } = await admin.post<Row & { _id: string }>(LISTS.outlets, outlet)
  for (const q of ['kitchen back', 'uppal temple', '0077'])
    expect(await found('outlets', q)).toEqual(['Back Kitchen'])
  const { otpOutlet: _, ...kept } = outlet
  const saved = await admin.put(`${LISTS.outlets}/${body._id}`, { ...kept, name: 'Front Kitchen' })
  expect(saved.status).toBe(200)
  expect(await found('outlets', 'front temple')).toEqual(['Front Kitchen'])
  expect(await found('outlets', 'back kitchen')).toEqual([])
})

it('finds an employee by any word of the name and the end of the number', async () => {
  const employee = { mobileNumber: '9000000078', role: 'ops', name: 'Ravi Kumar Reddy', pin: '135791' }
  const { body } = await admin.post<Row>(LISTS.employees, employee)
  for (const q of ['reddy ravi', 'KUM', '0078 ravi', '9000000078'])
    expect(await found('employees', q)).toEqual(['Ravi Kumar Reddy'])
  await admin.put(`${LISTS.employees}/${body.id}`, { name: 'Ravi Kumar Goud' })
  expect(await found('employees', 'goud ravi')).toEqual(['Ravi Kumar Goud'])
  expect(await found('employees', 'reddy')).toEqual([])
})

it('finds no customer among the employees', async () => {
  const customer = new Client(shop.url)
  await customer.signIn('9876500991')
  expect(await found('employees', '0991')).toEqual([])
})

it('finds a subscriber by any part of the address', async () => {
  const consent = { email: 'Asha.Rao@Pickles.example', consentVersion: 'emails-1' }
  await shop.app.get(Settings, { strict: false }).change({ emailSubscriptions: true })
  await new Client(shop.url).post('/api/subscribe', consent)
  for (const q of ['asha', 'rao', 'pickles.example', 'asha.rao@pic'])
    expect(await found('subscribers', q)).toEqual(['asha.rao@pickles.example'])
})

it('no answer holds the words that a row is found by', async () => {
  for (const path of Object.values(LISTS))
    for (const row of (await admin.get<Row[]>(path)).body) expect(row).not.toHaveProperty('words')
})
