import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from '../support/client.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/process.js'

const ORDERS = 200
const BUYERS = 10
const KILLS = 3

interface Order {
  orderId: string
  finalPrice: number
  totalPrice: number
  deliveryCost: number
  items: { quantity: number; price: number }[]
}

describe('kill -9 of everything during a stream of orders', () => {
  const dataDir = temporaryFolder()
  const environment = { DATA_DIR: dataDir, SEED: 'demo', MONGODB_URI: '' }
  let server: ServerProcess

  afterAll(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('loses no acknowledged order, leaves none half-written, and stock adds up', async () => {
    server = await startProcess(environment)
    const acknowledged = new Map<string, Order>()
    const buyers: Client[] = []
    for (let index = 0; index < BUYERS; index++) {
      const client = new Client(server.url)
      await client.signIn(`7${String(index).padStart(9, '0')}`)
      await client.put('/api/cart/updateAddress', {
        contactName: 'A Buyer', contactNumber: '7000000000', address: '12 Main Road', city: 'Hyderabad', state: 'Telangana', pin: '500001',
      }) // prettier-ignore
      buyers.push(client)
    }
    const { body } = await new Client(server.url).get<{
      products: { Id: string; unlimitedStock: boolean }[]
    }>('/api/products?materialType=FG')
    const jar = body.products.find(({ unlimitedStock }) => unlimitedStock)
    if (!jar) throw new Error('the demo data has no jar of unlimited stock')

    const buy = async (client: Client): Promise<void> => {
      await client.post('/api/cart/add', { Id: jar.Id, quantity: 1 })
      const answer = await client.post<Order & Record<string, unknown>>(
        '/api/orders',
        {},
        { 'idempotency-key': randomUUID() },
      )
      if (answer.status === 201) acknowledged.set(answer.body.orderId, answer.body)
    }
    for (let kill = 1; acknowledged.size < ORDERS; kill++) {
      // Buyers go on until the process dies under them.
      const stopAt = kill <= KILLS ? Math.ceil((ORDERS * kill) / (KILLS + 1)) : ORDERS
      const streams = buyers.map(async (client) => {
        for (;;) {
          if (acknowledged.size >= stopAt && kill > KILLS) return
          try {
            await buy(client)
          } catch {
            return
          }
        }
      })
      if (kill <= KILLS) {
        while (acknowledged.size < stopAt) await new Promise((resolve) => setTimeout(resolve, 5))
        await server.kill()
        await Promise.all(streams)
        server = await startProcess(environment)
        buyers.forEach((client, index) => (buyers[index] = client.movedTo(server.url)))
      } else await Promise.all(streams)
    }

    const kept = new Map<string, Order>()
    for (const client of buyers) {
      const { body: list } = await client.get<{ orders: Order[] }>('/api/orders')
      for (const order of list.orders) kept.set(order.orderId, order)
    }
    for (const [orderId, order] of acknowledged)
      expect(kept.get(orderId)).toMatchObject({ orderId, finalPrice: order.finalPrice })
    for (const order of kept.values()) {
      expect(order.items).toHaveLength(1)
      expect(order.totalPrice + order.deliveryCost).toBeCloseTo(order.finalPrice, 2)
    }
    const admin = new Client(server.url)
    await admin.signInStaff('9000000001', '246810')
    const check = await admin.post<{ drift: number; message: string }>('/api/stock/refresh-quantities', {})
    expect(check).toMatchObject({ status: 200, body: { drift: 0 } })
  }, 180_000)
})
