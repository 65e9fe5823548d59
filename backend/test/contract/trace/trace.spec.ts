import { type TraceAnswer } from '../../../src/modules/insight/trace/http/trace.answer.js'
import { type OrderNodeAnswer } from '../../../src/modules/insight/trace/http/trace-nodes.answer.js'
import { ADMIN, admin, customer, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'
import { Year } from '../../support/year/year.builders.js'
import { type YearBatch, type YearOrder } from '../../support/year/year.rows.js'

type Answer = TraceAnswer & { error: string; code: string; details: { fields: Record<string, string> } }

const year = new Year(7)
let running: TestApp
let ops: Client

beforeAll(async () => {
  running = await startApp({ environment: WITH_ADMIN })
  await year.store(running.db)
  ops = (await packer(running, await admin(running))).client
})
afterAll(() => running.close())

const trace = (query: string, by = ops) => by.get<Answer>(`/api/admin/trace?${query}`)
const kinds = ({ nodes }: TraceAnswer) => new Set(nodes.map(({ kind }) => kind))
function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The year has none')
  return thing
}

const sack = (): YearBatch => found(year.batches.find(({ materialType }) => materialType === 'RM'))
const jar = (): YearBatch =>
  found(year.batches.find(({ materialType, splitFrom }) => materialType === 'FG' && !splitFrom))
/** Each of its lines has a batch. */
const order = (): YearOrder =>
  found(
    year.orders.find(
      ({ items }) => items.length > 1 && items.every(({ allocations }) => allocations.length > 0),
    ),
  )

describe('the subject of a trace', () => {
  it('is a batch: forward to runs, batches and orders, by the numbers that people know', async () => {
    const { status, body } = await trace(`batch=${sack().batchNumber}&direction=forward`)
    expect(status).toBe(200)
    expect(body.root).toBe(`batch:${sack().batchNumber}`)
    expect(kinds(body)).toEqual(new Set(['batch', 'run', 'order']))
    const ids = new Set(body.nodes.map(({ id }) => id))
    for (const { from, to } of body.edges) expect([ids.has(from), ids.has(to)]).toEqual([true, true])
    expect(body.truncated).toBe(false)
  })

  it('is a jar: back to its run, what went in and who sold it', async () => {
    const { body } = await trace(`batch=${jar().batchNumber.toLowerCase()}&direction=back`)
    expect(kinds(body)).toEqual(new Set(['supplier', 'batch', 'run']))
    const made = found(body.edges.find(({ to }) => to === body.root))
    expect(made).toEqual({
      from: `run:${jar().reservation?.reservationId}`,
      to: body.root,
      quantity: jar().receivedMilli / 1000,
      unit: 'PC',
      basis: 'made',
      line: null,
    })
    expect(body.edges).toContainEqual(expect.objectContaining({ to: made.from, basis: 'used' }))
    expect(body.edges).toContainEqual(expect.objectContaining({ basis: 'received' }))
  })

  it('is traced both ways when no direction is given', async () => {
    const { body } = await trace(`batch=${jar().batchNumber}`)
    expect(kinds(body)).toEqual(new Set(['supplier', 'batch', 'run', 'order']))
  })

  it('is an order, or one line of it', async () => {
    const { orderId, items } = order()
    const whole = await trace(`order=${orderId}&direction=back`)
    const line = await trace(`order=${orderId}&line=1&direction=back`)
    const lines = (body: Answer) =>
      new Set(body.edges.flatMap(({ to, line }) => (to === `order:${orderId}` ? line : [])))
    expect(lines(whole.body)).toEqual(new Set(items.map((_, index) => index)))
    expect(lines(line.body)).toEqual(new Set([1]))
    expect(line.body.nodes.length).toBeLessThan(whole.body.nodes.length)
  })

  it('is a run, both ways, with what it has reserved as long as it is open', async () => {
    const open = found(year.runs.find(({ yields }) => yields.length === 0))
    const done = found(year.runs.find(({ yields }) => yields.length > 1))
    const answer = await trace(`reservation=${open.reservationId.toLowerCase()}`)
    expect(answer.body.root).toBe(`run:${open.reservationId}`)
    const into = answer.body.edges.filter(({ to }) => to === answer.body.root)
    expect(new Set(into.map(({ basis }) => basis))).toEqual(new Set(['reserved']))
    const { body } = await trace(`reservation=${done.reservationId}`)
    expect(body.edges.filter(({ from }) => from === body.root)).toHaveLength(done.yields.length)
  })
})

it('a trace shows only what tells customers apart, and no money', async () => {
  const { body } = await trace(`order=${order().orderId}`)
  const node = body.nodes.find(({ kind }) => kind === 'order') as OrderNodeAnswer
  expect(node.mobileNumber).toMatch(/^9\d••••••\d\d$/)
  expect(Object.keys(node).sort()).toEqual(
    [
      ...['_id', 'city', 'deliveryStatus', 'id', 'kind', 'label', 'mobileNumber', 'name', 'orderDate'],
      ...['packedAt', 'packedBy'],
    ].sort(),
  )
  expect(JSON.stringify(body)).not.toMatch(/price|cost|paise/i)
})

it('names staff, and shows no full number of anybody, in the answer and in the file', async () => {
  const names = async () => {
    const { body } = await trace(`batch=${jar().batchNumber}`)
    expect(JSON.stringify(body)).not.toMatch(/(?<![\da-f])[6-9]\d{9}(?![\da-f])/)
    const file = await ops.get<{ text: string }>(`/api/admin/trace.csv?batch=${jar().batchNumber}`)
    expect(file.body.text).not.toMatch(/(?<![\da-f])[6-9]\d{9}(?![\da-f])/)
    return new Set(body.nodes.flatMap((node) => ('by' in node ? [node.by] : [])))
  }
  expect(await names()).toEqual(new Set(['Admin']))
  await running.db.collection('users').updateOne({ mobileNumber: ADMIN.mobileNumber }, { $set: { name: '' } })
  expect(await names()).toEqual(new Set(['90••••••01']))
})

describe('the file', () => {
  it('has a line for each quantity, under the number of what was traced', async () => {
    const { batchNumber } = sack()
    const { body } = await trace(`batch=${batchNumber}`)
    const file = await ops.get<{ text: string }>(`/api/admin/trace.csv?batch=${batchNumber}`)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="trace-${batchNumber}.csv"`)
    const lines = file.body.text.trim().split('\r\n')
    expect(lines[0]?.replace('\uFEFF', '')).toBe(
      'From,From number,From product,To,To number,To product,Quantity,Unit,Basis,Line,Date,By,Outlet or city,Customer,Mobile number',
    )
    expect(lines).toHaveLength(body.edges.length + 1)
    const toOrder = found(lines.find((line) => line.includes(',order,')))
    expect(toOrder).toMatch(/^batch,FG-\d+,.* pickle,order,P-\d+,,1,PC,(sent|assigned),\d,\d{4}-\d\d-\d\d,/)
  })

  it('lets no name run as a formula', async () => {
    const { orderId, _id } = order()
    await running.db
      .collection('orders')
      .updateOne({ _id }, { $set: { contactName: '=HYPERLINK("http://evil.example")' } })
    const file = await ops.get<{ text: string }>(`/api/admin/trace.csv?order=${orderId}`)
    expect(file.body.text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })
})

describe('a trace is refused', () => {
  it.each([
    ['batch=RM-000000', 'The batch was not found.'],
    ['order=P-0000-0000', 'The order was not found.'],
    ['reservation=R-000000-00', 'Reservation not found.'],
    ['batch=6740c1f2a4b5c6d7e8f90123', 'The batch was not found.'],
  ])('with 404 for a record that does not exist: %s', async (query, sentence) => {
    for (const path of ['trace', 'trace.csv']) {
      const { status, body } = await ops.get<Answer>(`/api/admin/${path}?${query}`)
      expect([status, body.code, body.error]).toEqual([404, 'NOT_FOUND', sentence])
    }
  })

  it('with 404 for a line that the order does not have', async () => {
    const { status, body } = await trace(`order=${order().orderId}&line=9`)
    expect([status, body.error]).toEqual([404, 'The line of the order was not found.'])
  })

  it.each([
    ['', 'batch'],
    ['batch=', 'batch'],
    ['batch=RM-1&order=P-1', 'order'],
    ['batch=RM-1&line=0', 'line'],
    ['order=P-1&line=-1', 'line'],
    ['order=P-1&line=one', 'line'],
    ['batch=RM-1&direction=up', 'direction'],
    [`batch=${'x'.repeat(61)}`, 'batch'],
    ['batch[$ne]=1', 'batch'],
  ])('with 400 that names the field: %s', async (query, field) => {
    const { status, body } = await trace(query)
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(Object.keys(body.details.fields)).toContain(field)
  })

  it('to anyone but staff', async () => {
    const { client } = await customer(running, '9876543210')
    expect((await trace(`batch=${sack().batchNumber}`, client)).status).toBe(403)
    expect((await trace(`batch=${sack().batchNumber}`, new Client(running.url))).status).toBe(401)
    expect((await client.get('/api/admin/trace.csv?batch=RM-1')).status).toBe(403)
  })
})
