import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PaymentShop, type WireOrder } from '../../support/builders/payments.builders.js'
import { freshDatabaseUri } from '../../support/http/app.js'
import { type Client } from '../../support/http/client.js'

/**
 * What is not of each checkout: the log of changes, which gathers for some time; the session, which is read once in a
 * second; settings, likewise.
 */
const NOT_COUNTED = /^(insert changes|find changes|find sessions|find settings)$/
/** Nothing but what a checkout needs: the stand-in would write to the same database. */
const PROVIDER = join(__dirname, '../../../../bench/lib/provider.mjs')

let provider: ChildProcess
let paying: string
let shop: PaymentShop
let sent: string[] = []

beforeAll(async () => {
  provider = spawn(process.execPath, [PROVIDER], { stdio: ['ignore', 'pipe', 'inherit'] })
  paying = String(await once(createInterface({ input: provider.stdout as NodeJS.ReadableStream }), 'line'))
  const watched = new URL(freshDatabaseUri())
  watched.searchParams.set('monitorCommands', 'true')
  shop = await PaymentShop.open({ CASHFREE_BASE_URL: paying }, watched.href)
  shop.running.db.getClient().on('commandStarted', ({ commandName, command }) => {
    const of: unknown = command[commandName]
    const { nsInfo } = command as { nsInfo?: { ns: string }[] }
    const collections = nsInfo ? nsInfo.map(({ ns }) => ns.split('.')[1]).join(', ') : of
    const name = typeof collections === 'string' ? `${commandName} ${collections}` : commandName
    if (!NOT_COUNTED.test(name)) sent.push(name)
  })
})
afterAll(async () => {
  await shop.close()
  provider.kill()
})

/** The bank has paid. @returns the provider's signed event */
async function paid(session: string): Promise<{ body: string; headers: Record<string, string> }> {
  const answer = await fetch(`${paying}/sessions/${session}/pay`, { method: 'POST' })
  return (await answer.json()) as { body: string; headers: Record<string, string> }
}

/** A customer's way from an empty cart to a paid order, and the commands of each call in their order. */
async function checkOut(client: Client, Id: string): Promise<Record<string, string[]>> {
  const commands: Record<string, string[]> = {}
  const call = async <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    sent = []
    const answer = await ask()
    commands[name] = sent
    return answer
  }
  await call('cart/add', () => client.post('/api/cart/add', { Id, quantity: 1 }))
  await call('cart/updateAddress', () =>
    client.put('/api/cart/updateAddress', {
      contactName: 'Lakshmi Rao',
      contactNumber: '9876543210',
      address: '12 Main Road',
      city: 'Hyderabad',
      state: 'Telangana',
      pin: '500001',
    }),
  )
  await call('cart/items', () => client.get('/api/cart/items'))
  await call('delhivery/charges', () =>
    client.get('/api/delhivery/charges?md=E&ss=Delivered&d_pin=500001&cgm=900'),
  )
  const { body: order } = await call('orders', () =>
    client.post<WireOrder>('/api/orders', {}, { 'idempotency-key': randomUUID() }),
  )
  const placed = { client, order, productId: null }
  const { body: token } = await call('get-order-token', () => shop.token(placed))
  const { body, headers } = await paid(token.payment_session_id)
  expect(await call('webhook', () => shop.webhook(body, { headers }))).toBe(200)
  const { body: reported } = await call('payment', () => shop.report(placed))
  expect(reported.paymentStatus).toBe('Completed')
  return commands
}

it('a checkout sends these commands to the database, and no others', async () => {
  const { Id } = await shop.jar()
  // What the courier says of a place and a weight is kept from the first checkout on.
  await checkOut(await shop.customer(), Id)
  const client = await shop.customer()
  // The first look into a cart makes it.
  await client.get('/api/cart/items')
  const commands = await checkOut(client, Id)
  expect(commands).toEqual({
    'cart/add': ['aggregate carts', 'findAndModify carts'],
    'cart/updateAddress': ['aggregate carts', 'findAndModify carts'],
    'cart/items': ['aggregate carts'],
    'delhivery/charges': [],
    orders: [
      'aggregate carts',
      'bulkWrite requestkeys, carts, products, orders, customerchanges, messagenotices, paymentattempts',
      'commitTransaction',
    ],
    'get-order-token': ['aggregate orders', 'update paymentattempts'],
    webhook: [
      'aggregate paymentattempts',
      'bulkWrite paymentattempts, payments, orders, saleschanges, customerchanges, messagenotices, paymentevents',
      'commitTransaction',
    ],
    payment: ['aggregate orders'],
  })
  expect(Object.values(commands).flat()).toHaveLength(14)
})
