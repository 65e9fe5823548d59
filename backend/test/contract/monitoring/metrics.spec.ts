import { readFileSync } from 'node:fs'
import { UNPAID_AND_HELD } from '../../../src/modules/sales/orders/domain/guards.js'
import { admin, customer, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { eventually } from '../../support/builders/payments.builders.js'
import { startApp, type TestApp, withApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

const TOKEN = 'a token of thirty-two characters'.replaceAll(' ', '-')

let app: TestApp
let boss: Client

beforeAll(async () => {
  app = await startApp({ environment: { ...WITH_ADMIN, METRICS_TOKEN: TOKEN } })
  boss = await admin(app)
})
afterAll(() => app.close())

const bearing = (authorization: string) =>
  new Client(app.url).request('GET', '/api/metrics', undefined, { authorization })

/** Every value by its name with its labels. */
async function figures(): Promise<Map<string, number>> {
  const { status, body } = await bearing(`Bearer ${TOKEN}`)
  expect(status).toBe(200)
  const lines = (body as { text: string }).text.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ [^ ]+$/, ''), Number(line.replace(/^.* /, ''))]))
}

describe('metrics are readable', () => {
  it('for an admin, and for a client with the token', async () => {
    const asAdmin = await boss.get('/api/metrics')
    const asMonitor = await bearing(`Bearer ${TOKEN}`)
    for (const { status, headers } of [asAdmin, asMonitor]) {
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('for nobody else', async () => {
    const { client: someCustomer } = await customer(app, '9876543210')
    const { client: somePacker } = await packer(app, boss)
    expect((await new Client(app.url).get('/api/metrics')).status).toBe(401)
    expect((await someCustomer.get('/api/metrics')).status).toBe(403)
    expect((await somePacker.get('/api/metrics')).status).toBe(403)
  })

  it.each(['Bearer', 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN])(
    'not for "%s"',
    async (authorization) => expect((await bearing(authorization)).status).toBe(401),
  )

  it('without a configured token for no token, and with it no other call', async () => {
    const without = await startApp({ mongodbUri: app.mongodbUri })
    for (const authorization of ['Bearer null', 'Bearer undefined', 'Bearer ', `Bearer ${TOKEN}`]) {
      const headers = { authorization }
      expect((await fetch(`${without.url}/api/metrics`, { headers })).status).toBe(401)
    }
    await without.close()
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect((await fetch(`${app.url}/api/admin/jobs`, { headers })).status).toBe(401)
  })
})

describe('metrics report', () => {
  it('requests by method, route pattern and status, never an address', async () => {
    const client = new Client(app.url)
    await client.get('/api/pins/500001?otp=135791')
    await client.get('/api/no/such/5f1e')
    await client.post('/api/also/nothing/77aa', {})
    await client.post('/api/verify-otp', { mobileNumber: '1' })
    const found = await figures()
    const count = (labels: string) => found.get(`http_request_duration_seconds_count{${labels}}`)
    expect(count('method="GET",route="/api/pins/:pin",status="200"')).toBe(1)
    expect(count('method="POST",route="/api/verify-otp",status="400"')).toBe(1)
    expect(count('method="GET",route="/*",status="404"')).toBe(1)
    expect(count('method="POST",route="unmatched",status="404"')).toBe(1)
    const names = [...found.keys()].join('\n')
    for (const raw of ['500001', '135791', '5f1e', '77aa', 'otp=']) expect(names).not.toContain(raw)
    expect(names).toContain('http_request_duration_seconds_bucket{le="0.1",')
  })

  it('orders by their states, held jars and open work', async () => {
    const order = (nth: number, fields: object) => ({
      orderId: `P-${nth}`,
      externalId: `X-${nth}`,
      userId: nth,
      requestKey: 'k',
      orderDate: new Date('2026-11-01'),
      orderStatus: 'Placed',
      deliveryStatus: 'Pending',
      paymentStatus: 'Pending',
      held: false,
      deletedAt: null,
      archivedAt: null,
      waybill: null,
      items: [],
      ...fields,
    })
    await app.db
      .collection('orders')
      .insertMany([
        order(1, { held: true, holdUntil: new Date('2026-11-01') }),
        order(2, { paymentStatus: 'Completed', held: true }),
        order(3, { paymentStatus: 'Completed', deliveryStatus: 'Packed' }),
        order(4, { paymentStatus: 'Completed', deliveryStatus: 'Delivered', orderStatus: 'Completed' }),
        order(5, { deletedAt: new Date('2026-11-02') }),
      ])
    await app.db.collection('reviews').insertOne({ approved: null, order: 1, product: 1 })
    // A fresh application, since figures are cached for some seconds.
    const other = await startApp({ mongodbUri: app.mongodbUri, environment: { METRICS_TOKEN: TOKEN } })
    await app.db.collection('paymentattempts').insertMany([
      { reference: 'a', order: 1, sequence: 1, nextCheckAt: new Date('2026-11-01') },
      { reference: 'b', order: 2, sequence: 1, nextCheckAt: null },
    ])
    await app.db
      .collection<{ _id: string }>('refunds')
      .insertOne({ _id: 'R', nextCheckAt: new Date('2100-01-01') } as never)
    await app.db
      .collection<{ _id: string }>('settlementlines')
      .insertOne({ _id: 'U:1', utr: 'U', kind: 'adjustment', open: true } as never)
    const text = await (
      await fetch(`${other.url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    ).text()
    await other.close()
    for (const line of [
      'jaadi_orders{delivery="Pending"} 3',
      'jaadi_orders{delivery="Packed"} 1',
      'jaadi_orders{delivery="Delivered"} 1',
      'jaadi_orders{delivery="Shipped"} 0',
      'jaadi_orders_by_payment{payment="Pending"} 2',
      'jaadi_orders_by_payment{payment="Completed"} 3',
      'jaadi_holds 1',
      'jaadi_waiting{what="orders_to_pack"} 1',
      'jaadi_waiting{what="orders_to_ship"} 1',
      'jaadi_waiting{what="payments_to_read"} 1',
      'jaadi_waiting{what="refunds"} 1',
      'jaadi_waiting{what="payment_cases"} 0',
      'jaadi_waiting{what="payouts"} 1',
      'jaadi_waiting{what="reviews"} 1',
      'jaadi_waiting{what="issues"} 0',
    ])
      expect(text).toContain(`\n${line}\n`)
  })

  it.each([{ deliveryStatus: 'Pending' }, { paymentStatus: 'Completed' }, UNPAID_AND_HELD.filter])(
    'orders by index, however many there are: %j',
    async (filter) => {
      const count = [{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }]
      const explained = await app.db.collection('orders').aggregate(count).explain()
      expect(JSON.stringify(explained)).toContain('IXSCAN')
    },
  )

  it('jobs: when each ran last, for how long, and whether it failed', async () => {
    await boss.post('/api/admin/jobs/media.clean-up/run')
    // What an earlier question was told of the jobs is kept for a second.
    await eventually(async () => {
      const found = await figures()
      const of = (name: string) => found.get(`jaadi_job_${name}{job="media.clean-up"}`)
      expect(of('last_run_timestamp_seconds')).toBeGreaterThan(1_700_000_000)
      expect(of('last_duration_seconds')).toBeGreaterThanOrEqual(0)
      expect(of('last_failed')).toBe(0)
      expect(of('failures_total')).toBe(0)
    })
  })

  it('the database, the event loop, memory and the disk', async () => {
    const found = await figures()
    expect(found.get('jaadi_database_up')).toBe(1)
    const before = found.get('jaadi_database_command_duration_seconds_count') ?? 0
    expect(before).toBeGreaterThan(0)
    await boss.get('/api/session')
    expect((await figures()).get('jaadi_database_command_duration_seconds_count')).toBeGreaterThan(before)
    for (const name of [
      'jaadi_transactions_waiting',
      'jaadi_disk_free_bytes',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
    ])
      expect([name, found.get(name)]).toEqual([name, expect.any(Number)])
  })

  it('a backup that was never made, so that an alarm can be raised', async () => {
    // The figure is of the embedded database.
    await withApp({ environment: { METRICS_TOKEN: TOKEN, MONGODB_URI: '' } }, async ({ url }) => {
      const headers = { authorization: `Bearer ${TOKEN}` }
      const text = await (await fetch(`${url}/api/metrics`, { headers })).text()
      expect(text).toContain('\njaadi_last_backup_timestamp_seconds 0\n')
    })
  })
})

/** A figure, or a bucket or a count of one, as the shipped alerts and the board ask for it. */
const FIGURE = /\b(?:jaadi|http|process|nodejs)_\w+/g

it.each(['alerts.yml', 'grafana.json'])('every figure that %s asks for is there', async (file) => {
  const asked = new Set(readFileSync(`deploy/monitoring/${file}`, 'utf8').match(FIGURE))
  const told = new Set([...(await figures()).keys()].map((name) => name.replace(/\{.*/, '')))
  const declared = ((await bearing(`Bearer ${TOKEN}`)).body as { text: string }).text
  expect(asked.size).toBeGreaterThan(5)
  // A figure by job has no value before the first run.
  for (const name of asked) expect(told.has(name) || declared.includes(`# TYPE ${name} `)).toBe(true)
})
