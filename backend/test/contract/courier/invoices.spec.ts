import { packer } from '../../support/builders/auth.builders.js'
import { OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'

interface WireCharge {
  id: string
  waybill: string
  troubles: string[]
  open: boolean
  dispute: { state: string; amount: number } | null
}
interface WireOpen {
  charges: WireCharge[]
  uncharged: { waybill: string }[]
}

let shop: OrderShop
let admin: Client
beforeAll(async () => {
  shop = await OrderShop.open()
  admin = await shop.staff()
})
afterAll(() => shop.close(), 15_000)

const HEAD = 'Waybill,Status,charged_weight,gross_amount,CGST,SGST,IGST,total_amount'

async function send<T>(path: string, query: Record<string, string>, rows: readonly string[], client = admin) {
  const address = `${client.url}/api/admin/courier-invoices${path}?${new URLSearchParams(query).toString()}`
  const answer = await fetch(address, {
    method: 'POST',
    headers: { origin: client.url, cookie: client.cookieHeader(), 'content-type': 'text/csv' },
    body: rows.join('\n'),
  })
  return { status: answer.status, body: (await answer.json()) as T & { error?: string; code?: string } }
}
const invoice = (number: string) => ({ number, day: '2026-11-30' })
const open = async () => (await admin.get<WireOpen>('/api/admin/courier-charges/open')).body
const stored = (name: string, filter = {}) => shop.running.db.collection(name).find(filter).toArray()

/** A booked parcel that the courier took. */
async function sent(): Promise<{ orderId: string; waybill: string }> {
  const { order } = await shop.packed([[await shop.jar(), 1]])
  await admin.post(`/api/admin/shipments/${order.orderId}`, {})
  const [row] = await stored('orders', { orderId: order.orderId })
  const [parcel] = (row?.['parcels'] ?? []) as { waybill: string }[]
  const waybill = parcel?.waybill ?? ''
  await fetch(`${shop.running.url}/sandbox/delhivery/shipments/${waybill}/scan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'In Transit' }),
  })
  return { orderId: order.orderId, waybill }
}
const courierCost = async (orderId: string) =>
  (await admin.get<{ courier: number; courierTold: boolean }>(`/api/admin/costs/orders/${orderId}`)).body
    .courier

it('books charges once, says what differs, and makes them the delivery cost of the orders', async () => {
  const [one, two, left, last] = [await sent(), await sent(), await sent(), await sent()]
  const quoted = await courierCost(one.orderId)
  const row = (waybill: string, charge = '10', weight = '1500') =>
    `${waybill},Delivered,${weight},${charge},,,1.80,`
  const rows = [
    HEAD,
    row(one.waybill),
    row(two.waybill, '500', '9000'),
    row('99900000000001'),
    row(last.waybill),
  ]
  expect((await send('/check', invoice('DEL-1'), rows)).body).toMatchObject({
    added: 4,
    already: 0,
    differing: 2,
    faultCount: 0,
    charge: 530,
  })
  expect(await stored('courierinvoices')).toEqual([])

  // Two at once book each charge once.
  const both = await Promise.all([1, 2].map(() => send<{ added: number }>('', invoice('DEL-1'), rows)))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both.map(({ body }) => body.added).sort()).toEqual([0, 4])
  expect(await courierCost(one.orderId)).toBe(11.8)
  expect(quoted).not.toBe(11.8)
  const differs = await open()
  expect(differs.charges.map(({ waybill, troubles }) => [waybill, troubles])).toEqual([
    [two.waybill, ['weight', 'amount']],
    ['99900000000001', ['unknown']],
  ])
  expect(differs.uncharged).toMatchObject([{ waybill: left.waybill }])

  // The same file again changes nothing; under another number it is refused.
  expect((await send('', invoice('DEL-1'), rows)).body).toMatchObject({ added: 0, already: 4 })
  const again = await send('', invoice('DEL-2'), rows)
  expect(again).toMatchObject({ status: 409, body: { code: 'IMPORT_REPEATED' } })
  expect(await stored('courierinvoices')).toMatchObject([{ _id: 'DEL-1', lines: 4, openLines: 2 }])

  // Charged again with a later invoice.
  await send('', invoice('DEL-3'), [HEAD, row(one.waybill, '10.00')])
  expect((await open()).charges.find(({ waybill }) => waybill === one.waybill)).toMatchObject({
    id: `DEL-3:${one.waybill}:forward:1`,
    troubles: expect.arrayContaining(['twice']),
  })
  expect(await courierCost(one.orderId)).toBe(23.6)
})

it('disputes a charge once, tells the courier in a file, and takes what was won off the cost', async () => {
  const { orderId, waybill } = await sent()
  await admin.put(`/api/admin/shipments/${orderId}/parcels/${waybill}/weight`, { grams: 1480 })
  await send('', invoice('DEL/9'), [HEAD, `${waybill},Delivered,4000,100,9,9,,118`])
  const id = `DEL%2F9:${waybill}:forward:1`
  const path = `/api/admin/courier-charges/${encodeURIComponent(id)}`
  const wish = { amount: 59, note: '=It weighed 1,480 g' }
  expect(await admin.post(`${path}/dispute`, { ...wish, amount: 118.01 })).toMatchObject({ status: 400 })
  const both = await Promise.all([admin.post(`${path}/dispute`, wish), admin.post(`${path}/dispute`, wish)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await admin.post(`${path}/settle`, { note: 'It is right.' })).toMatchObject({
    status: 409,
    body: { code: 'CHARGE_SETTLED' },
  })

  const file = await fetch(`${admin.url}/api/admin/courier-charges/disputes.csv`, {
    headers: { cookie: admin.cookieHeader() },
  })
  const text = await file.text()
  expect(text).toContain(waybill)
  expect(text).toContain(`"'=It weighed 1,480 g",no,open`)
  expect(text).toContain(',4000,')
  expect(text).toContain(',1480,')

  expect((await admin.post(`${path}/dispute/state`, { state: 'raised' })).status).toBe(200)
  expect((await admin.post(`${path}/dispute/state`, { state: 'won', amount: 23.6 })).body).toMatchObject({
    open: false,
    dispute: { state: 'won', amount: 23.6 },
  })
  expect((await admin.post(`${path}/dispute/state`, { state: 'lost' })).status).toBe(409)
  expect(await courierCost(orderId)).toBe(94.4)
  expect(await stored('courierinvoices', { _id: 'DEL/9' as never })).toMatchObject([{ openLines: 0 }])
})

it('a broken file writes nothing and names line and column; packers see none of it', async () => {
  const before = await stored('couriercharges')
  const answer = await send<{ details: { faults: unknown[] } }>('', invoice('DEL-X'), [
    HEAD,
    '14900000000017,Delivered,500,10,,,,10',
    '14900000000018,Delivered,500,ten,,,,10',
  ])
  expect(answer).toMatchObject({ status: 400, body: { code: 'IMPORT_FAULTS' } })
  expect(answer.body.details.faults).toMatchObject([{ line: 3, column: 'gross_amount' }])
  expect(answer.body.error).toContain('line 3')
  expect((await send('', { number: '<b>', day: '2026-11-30' }, [HEAD])).status).toBe(400)
  expect(await stored('couriercharges')).toEqual(before)
  const { client: hands } = await packer(shop.running, admin)
  expect((await hands.get('/api/admin/courier-charges/open')).status).toBe(403)
  expect((await send('', invoice('DEL-Y'), [HEAD], hands)).status).toBe(403)
})
