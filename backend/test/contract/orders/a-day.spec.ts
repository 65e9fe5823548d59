import { addIstDays, istDay, istMonth } from '../../../src/kernel/dates/ist.js'
import { PaperNumbers } from '../../../src/modules/sales/orders/money/paper-numbers.service.js'
import { type Bought, DayAtTheShop, key, paise, sum } from '../../support/builders/day.builders.js'
import { ADDRESS, expectOk } from '../../support/builders/orders.builders.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

/** A day at the packing bench; each test is an hour of it, and the last ones check the sums. */

const BATCHES = [20, 30]
/** Jars of the orders that customers place, in the order in which they come. */
const WANTED = [1, 2, 3, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2]
const AT_THE_COUNTER = 3
const FLOAT = 500
const CHANGE = 120.5

let day: DayAtTheShop
let web: Bought[]
let counter: WireOrder
let drawerId: string

/** Ten arrive; the last of them comes back once, and is sent again. */
const delivered = () => web.slice(0, 10)
const [BROKEN, AGAIN, BY_CUSTOMER, BY_STAFF, RETURNED] = [2, 9, 10, 11, 12]
const nth = (at: number): Bought => web[at] as Bought
const SOLD = sum(WANTED.slice(0, 10)) + AT_THE_COUNTER

beforeAll(async () => {
  day = await DayAtTheShop.open(BATCHES)
})
afterAll(() => day.close(), 15_000)

describe('a day at the packing bench', () => {
  it('begins with cash in the drawer, and orders that were paid overnight', async () => {
    drawerId = (await day.staff.post<{ id: string }>('/api/admin/drawers', { float: FLOAT }, key())).body.id
    web = []
    for (const jars of WANTED) web.push(await day.buy(jars))
    expect(await day.cockpit()).toMatchObject({ toPack: WANTED.length })
  })

  it('has one customer who cancels, and gets the money back less the charge', async () => {
    const bought = nth(BY_CUSTOMER)
    const { client, order } = bought
    expectOk(await client.put(`/api/orders/${order.orderId}/cancel`))
    expectOk(await day.staff.post(day.of(bought, 'refunds', '/provider')))
    await day.providerPays(bought)
    const refundAmount = Math.round(order.finalPrice - 0.03 * order.totalPrice)
    expect(await day.look(bought)).toMatchObject({ paymentStatus: 'Refund Completed', refundAmount })
  })

  it('assigns batches to all others by FEFO; one is cancelled by staff when it is packed already', async () => {
    for (const bought of web.filter((_, at) => at !== BY_CUSTOMER)) expectOk(await day.assign(bought))
    const bought = nth(BY_STAFF)
    const { orderId, finalPrice } = bought.order
    const wish = { reason: 'Its lid leaks', keepCharge: false }
    expectOk(await day.staff.post(day.of(bought, 'orders', '/cancel'), wish))
    expectOk(await day.staff.put(`/api/orders/${orderId}/refund-completed`, { refundReference: 'UTR-1' }))
    expect(await day.look(bought)).toMatchObject({ deliveryStatus: 'Cancelled', refundAmount: finalPrice })
  })

  it('fills the boxes, and books them in one go', async () => {
    const packed = [...delivered(), nth(RETURNED)]
    for (const bought of packed) await day.fillBox(bought)
    const shipments = packed.map(({ order }) => ({ order: order.order_extid }))
    const { body } = await day.staff.post('/api/delhivery/create-shipment', { shipments })
    expect(body['packages']).toMatchObject(packed.map(() => ({ status: 'Success' })))
    expect(await day.cockpit()).toMatchObject({ toPack: 0, toShip: 0 })
  })

  it('sells at the counter, and takes change out of the drawer', async () => {
    const told = {
      channel: 'counter',
      customerNumber: ADDRESS.contactNumber,
      contactName: ADDRESS.contactName,
      handover: 'pickup',
      lines: [{ Id: day.jar.Id, quantity: AT_THE_COUNTER, price: 499.5 }],
      deliveryCost: 0,
      payment: 'cash',
      handOverNow: true,
    }
    const sold = await day.staff.post<{ order: WireOrder }>('/api/admin/desk/orders', told, key())
    counter = sold.body.order
    expect([sold.status, counter.deliveryStatus]).toEqual([201, 'Delivered'])
    const out = { kind: 'out', amount: CHANGE, reason: 'Stamps' }
    expectOk(await day.staff.post('/api/admin/drawers/moves', out, key()))
  })

  it('follows the parcels; two come back, and their jars are looked at', async () => {
    for (const bought of delivered().slice(0, AGAIN)) await day.scan(bought, 'Delivered')
    for (const at of [AGAIN, RETURNED]) await day.scan(nth(at), 'Returning', 'RTO')
    expect(await day.cockpit()).toMatchObject({ courierWork: 2 })
    for (const [at, writtenOff] of [
      [AGAIN, 0],
      [RETURNED, 1],
    ] as const) {
      const path = day.of(nth(at), 'courier-work')
      const { body } = await day.staff.get<{
        parcels: { jarsOut: { itemIdx: number; stockId: string; quantity: number }[] }[]
      }>(path)
      const jars = (body.parcels[0]?.jarsOut ?? []).map(({ itemIdx, stockId, quantity }) => {
        const reason = writtenOff > 0 ? 'Broken' : ''
        return { itemIdx, stockId, back: quantity - writtenOff, writtenOff, reason }
      })
      expectOk(await day.staff.post(`${path}/inspect`, { parcel: nth(at).order.order_extid, jars }))
    }
  })

  it('gives the money of one of them back, and sends the other again', async () => {
    const [again, refunded] = [nth(AGAIN), nth(RETURNED)]
    const give = { parcel: refunded.order.order_extid, give: 'everything' }
    expectOk(await day.staff.post(day.of(refunded, 'courier-work', '/refund'), give))
    expectOk(await day.staff.post(day.of(refunded, 'refunds', '/provider')))
    await day.providerPays(refunded)
    const parcel = { parcel: again.order.order_extid }
    expectOk(await day.staff.post(day.of(again, 'courier-work', '/reship'), parcel))
    expectOk(await day.assign(again))
    await day.fillBox(again)
    expectOk(await day.staff.post(day.of(again, 'shipments'), {}))
    await day.scan(again, 'Delivered')
  })

  it('gives a part back for a jar that broke on the way', async () => {
    const body = { kind: 'lines', lines: [{ line: 0, jars: 1 }], reason: 'One jar broke', way: 'provider' }
    expectOk(await day.staff.post(day.of(nth(BROKEN), 'orders', '/credits'), body, key()))
    await day.providerPays(nth(BROKEN))
    expect(await day.look(nth(BROKEN))).toMatchObject({
      creditedAmount: 499.5,
      credits: [{ state: 'Completed' }],
    })
  })

  it('ends with a counted drawer, ten orders at their customers, and nothing left to do', async () => {
    const expected = FLOAT + counter.finalPrice - CHANGE
    const counted = { counted: expected, note: '' }
    const closed = await day.staff.post(`/api/admin/drawers/${drawerId}/close`, counted)
    expect(closed.body).toMatchObject({ status: 'closed', expected, difference: 0 })
    const arrived = { deliveryStatus: 'Delivered', orderStatus: 'Completed' }
    for (const bought of delivered()) expect(await day.look(bought)).toMatchObject(arrived)
    const nothing = { toPack: 0, toShip: 0, courierWork: 0, refundsToLookAt: 0, paymentsToLookAt: 0 }
    expect(await day.cockpit()).toMatchObject(nothing)
  })
})

describe('the books of a day at the bench', () => {
  it('account for each jar: in a batch, at a customer, or written off', async () => {
    const used = (await day.shop.batches(day.jar)).map((batch) => batch.used)
    expect(sum(used)).toBe(SOLD + 1)
    expect(await day.shop.stock(day.jar)).toMatchObject({ onHand: sum(BATCHES) - SOLD - 1, committed: 0 })
    expect(await day.shop.drift()).toBe(0)
  })

  it('account for each paisa that came in and was refunded, here as at the provider', async () => {
    const prices = web.map(({ order }) => paise(order.finalPrice))
    expect(await day.paiseOf('sandbox_cashfree_payments', { status: 'SUCCESS' })).toBe(sum(prices))
    expect(await day.paiseOf('payments', { disposition: 'applied' })).toBe(sum(prices))
    const seen = await Promise.all([...web, { order: counter }].map((bought) => day.look(bought)))
    const back = sum(
      seen.map(({ refundAmount, creditedAmount }) => paise((refundAmount ?? 0) + creditedAmount)),
    )
    const byHand = paise(nth(BY_STAFF).order.finalPrice)
    expect(await day.paiseOf('sandbox_cashfree_refunds', { status: 'SUCCESS' })).toBe(back - byHand)
    expect(await day.paiseOf('refunds', { status: 'succeeded' })).toBe(back)
    const receipts = (await day.rows('receipts')).map((receipt) => [receipt['orderId'], receipt['paise']])
    expect(receipts).toEqual([[counter.orderId, paise(counter.finalPrice)]])
    const { body } = await day.staff.get<{ text: string }>('/api/admin/refunds.csv')
    const lines = body.text.trim().split('\r\n').slice(1)
    expect(sum(lines.map((line) => paise(line.split(',')[4])))).toBe(back)
  })

  it("agree with the report of sales and the month's result", async () => {
    const kept = [...delivered().map(({ order }) => order), counter]
    // The refund for the broken jar was not sold.
    const goods = sum(kept.map(({ totalPrice }) => paise(totalPrice))) - paise(499.5)
    const { body: sales } = await day.staff.get('/api/admin/reports/sales')
    expect([sales['orders'], paise(sales['amount'])]).toEqual([kept.length, goods])
    const gone = await Promise.all([BY_CUSTOMER, BY_STAFF, RETURNED].map((at) => day.look(nth(at))))
    const { body: month } = await day.staff.get('/api/admin/reports/result')
    expect({
      sales: paise(month['sales']),
      cancelled: paise(month['cancelled']),
      refunds: paise(month['refunds']),
      jars: month['jars'],
    }).toEqual({
      sales: goods,
      cancelled: sum(gone.map(({ finalPrice }) => paise(finalPrice))),
      refunds: sum(gone.map(({ refundAmount }) => paise(refundAmount))),
      jars: SOLD,
    })
  })

  it('have a paper for each: invoices without gaps, and a note for every refund', async () => {
    const numbers = day.shop.running.app.get(PaperNumbers)
    await numbers.numberInvoices()
    await numbers.numberCreditNotes()
    const orders = await day.rows('orders')
    const running = (found: unknown[]) =>
      found
        .flatMap((number) => (typeof number === 'string' ? [Number(number.slice(-5))] : []))
        .sort((a, b) => a - b)
    expect(running(orders.map(({ invoiceNumber }) => invoiceNumber as unknown))).toEqual(
      orders.map((_, at) => at + 1),
    )
    const credits = orders.flatMap((order) => order['credits'] as { noteNumber: string | null }[])
    const notes = [
      ...orders.map(({ creditNoteNumber }) => creditNoteNumber as unknown),
      ...credits.map((one) => one.noteNumber),
    ]
    expect(running(notes)).toEqual([1, 2, 3, 4])
  })

  it('have a trial balance in which nobody owes anything, and the provider what it took less what it gave', async () => {
    const month = istDay(new Date()).slice(0, 7)
    const { body } = await day.staff.get<{
      rows: { account: string; closing: number }[]
      debit: number
      credit: number
    }>(`/api/admin/ledger?month=${month}`)
    expect(body.debit).toBe(body.credit)
    const closing = (account: string) => paise(body.rows.find((row) => row.account === account)?.closing ?? 0)
    expect([closing('customers'), closing('drawer'), closing('roundOff')]).toEqual([0, 0, 0])
    const took = await day.paiseOf('payments', { disposition: 'applied' })
    const gave = await day.paiseOf('refunds', { status: 'succeeded', method: 'provider' })
    expect(closing('gateway')).toBe(took - gave)
    const all = [...web.map(({ order }) => order), counter].map(({ finalPrice }) => paise(finalPrice))
    const back = await day.paiseOf('refunds', { status: 'succeeded' })
    const sold = ['sales', 'salesReturns', 'delivery', 'outputCgst', 'outputSgst', 'outputIgst']
    expect(-sum(sold.map(closing))).toBe(sum(all) - back)
  })

  it('have the jars that are left as closing stock, at what they cost, and none of them a month ago', async () => {
    const today = istDay(new Date())
    const ago = addIstDays(istMonth(today).first, -1)
    const read = async (at: string) => {
      const path = `/api/admin/ledger/stock.csv?month=${at.slice(0, 7)}`
      return (await day.staff.get<{ text: string }>(path)).body.text.trim().split('\r\n').slice(1)
    }
    const cost = 200
    const rows = await read(today)
    expect(rows.at(-1)).toBe(`Total,,,,,${(sum(BATCHES) - SOLD - 1) * cost}`)
    expect(rows.length).toBeGreaterThan(1)
    expect(await read(ago)).toEqual(['Total,,,,,0'])
  })
})
