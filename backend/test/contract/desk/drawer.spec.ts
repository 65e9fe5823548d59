import { randomUUID } from 'node:crypto'
import { packer } from '../../support/builders/auth.builders.js'
import { OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError } from '../../support/http/orders.wire.js'

interface WireDrawer extends WireError {
  id: string
  status: string
  float: number
  sales: number
  refunds: number
  paidIn: number
  paidOut: number
  expected: number
  counted: number | null
  difference: number | null
  moves: { kind: 'sale' | 'refund' | 'in' | 'out'; amount: number }[]
}

let shop: OrderShop
let ops: Client

beforeAll(async () => {
  shop = await OrderShop.open()
  ops = (await packer(shop.running, await shop.staff())).client
})
afterAll(() => shop.close(), 15_000)

const key = () => ({ 'idempotency-key': randomUUID() })
const open = (float: number, headers: Record<string, string> = key(), by = ops) =>
  by.post<WireDrawer>('/api/admin/drawers', { float }, headers)
const move = (kind: string, amount: number, headers: Record<string, string> = key()) =>
  ops.post<WireDrawer>('/api/admin/drawers/moves', { kind, amount, reason: 'Change' }, headers)
const close = (id: string, counted: number, by = ops) =>
  by.post<WireDrawer>(`/api/admin/drawers/${id}/close`, { counted, note: '' })
const current = async () =>
  (await ops.get<{ drawer: WireDrawer | null }>('/api/admin/drawers/current')).body.drawer

afterEach(async () => {
  const left = await current()
  if (left) await close(left.id, left.expected)
})

describe('the cash drawer', () => {
  it.each([
    [{ float: -1 }, 'float'],
    [{ float: 1.234 }, 'float'],
    [{}, 'float'],
  ])('is not opened with %j', async (body, field) => {
    const answer = await ops.post<WireError>('/api/admin/drawers', body, key())
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(answer.body.details.fields).toHaveProperty(field)
  })

  it('is opened once, by one of two people, and by the same repeated request', async () => {
    const headers = key()
    const admin = await shop.staff()
    const answers = await Promise.all([open(500, headers), open(500, key(), admin)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('DRAWER_OPEN')
    if (answers[0]?.status === 200) expect((await open(500, headers)).body.id).toBe(answers[0].body.id)
    expect(await open(500, {})).toMatchObject({ status: 400 })
  })

  it('books cash in and out once for each request, and never pays more than it contains', async () => {
    await open(500)
    const headers = key()
    await Promise.all([move('out', 120, headers), move('out', 120, headers)])
    expect((await current())?.expected).toBe(380)
    expect(await move('out', 380.01)).toMatchObject({ status: 409, body: { code: 'CASH_SHORT' } })
    const rivals = await Promise.all([move('out', 300), move('out', 300)])
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await current())?.expected).toBe(80)
    const bad = await ops.post<WireError>('/api/admin/drawers/moves', { kind: 'in', amount: 0 }, key())
    expect(Object.keys(bad.body.details.fields ?? {}).sort()).toEqual(['amount', 'reason'])
  })

  it('is closed for good: the difference is stored, and no cash is booked any more', async () => {
    const { body } = await open(500)
    const closed = await close(body.id, 490.5)
    expect(closed).toMatchObject({
      status: 200,
      body: { status: 'closed', expected: 500, counted: 490.5, difference: -9.5 },
    })
    expect(await close(body.id, 490.5)).toMatchObject({ status: 200 })
    expect(await close(body.id, 500)).toMatchObject({ status: 409, body: { code: 'DRAWER_CLOSED' } })
    expect(await move('in', 10)).toMatchObject({ status: 409, body: { code: 'DRAWER_CLOSED' } })
    expect(await ops.get(`/api/admin/drawers/${body.id}`)).toMatchObject({
      body: { difference: -9.5, closedBy: '9000000002', moves: [] },
    })
    expect((await ops.get<WireDrawer[]>('/api/admin/drawers')).body.map(({ id }) => id)).toContain(body.id)
    expect(await close('nothing', 1)).toMatchObject({ status: 404 })
  })

  it('contains what its movements and the receipts say, whatever happens at once', async () => {
    await open(1000)
    const jar = await shop.jar({ jars: 100 })
    const sell = (number: number) =>
      ops.post(
        '/api/admin/desk/orders',
        {
          channel: 'counter',
          customerNumber: `94${String(number).padStart(8, '0')}`,
          contactName: 'A Customer',
          handover: 'pickup',
          lines: [{ Id: jar.Id, quantity: 1 + (number % 3), price: 499.5 }],
          deliveryCost: 0,
          payment: number % 4 === 0 ? 'upi' : 'cash',
          reference: number % 4 === 0 ? `UPI${number}` : '',
          handOverNow: number % 2 === 0,
        },
        key(),
      )
    await Promise.all([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map(sell),
      move('out', 700),
      move('out', 700),
      move('in', 50.25),
    ])
    const drawer = await current()
    if (!drawer) throw new Error('The drawer is closed')
    const sum = (...kinds: string[]) =>
      drawer.moves.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0)
    expect(drawer.expected).toBe(drawer.float + sum('sale', 'in') - sum('refund', 'out'))
    expect([drawer.sales, drawer.paidIn, drawer.paidOut]).toEqual([sum('sale'), sum('in'), sum('out')])
    const receipts = await shop.running.db.collection('receipts').find({ method: 'cash' }).toArray()
    const received = receipts.reduce((all, { paise }) => all + Number(paise), 0) / 100
    expect(drawer.sales).toBe(received)
    expect(await shop.drift()).toBe(0)
  })
})
