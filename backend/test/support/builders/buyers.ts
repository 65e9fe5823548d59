import { Client } from '../http/client.js'

/** Signs a customer in whose cart has an address. The same number is the same customer. */
export async function signInBuyer(url: string, number: number): Promise<Client> {
  const client = new Client(url)
  await client.signIn(`7${String(number).padStart(9, '0')}`)
  await client.put('/api/cart/updateAddress', {
    contactName: 'A Buyer',
    contactNumber: '7000000000',
    address: '12 Main Road',
    city: 'Hyderabad',
    state: 'Telangana',
    pin: '500001',
  })
  return client
}

/** The `Id` of a jar of the demo data that never runs out. */
export async function endlessJar(client: Client): Promise<string> {
  const { body } = await client.get<{ products: { Id: string; unlimitedStock: boolean }[] }>(
    '/api/products?materialType=FG',
  )
  return body.products.find(({ unlimitedStock }) => unlimitedStock)?.Id ?? ''
}

/** Buyers of a test leave more orders unpaid than customers may. */
export async function letOrdersPileUp(admin: Client): Promise<void> {
  const { body } = await admin.get<{ version: number; holdLimits: object }>('/api/admin/settings')
  const holdLimits = { ...body.holdLimits, orders: 100, jars: 1000, minutes: 60 }
  const { status } = await admin.put('/api/admin/settings', { version: body.version, holdLimits })
  if (status !== 200) throw new Error(`The limits of unpaid orders were not saved: ${status}`)
}

/** Every order of a customer, through all pages. */
export async function allOrders<T extends { orderId: string }>(client: Client): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; ; page++) {
    const { body } = await client.get<{ orders: T[] }>(`/api/orders?page=${page}&perPage=200`)
    all.push(...body.orders)
    if (body.orders.length < 200) return all
  }
}
