import { randomUUID } from 'node:crypto'
import { isDate } from 'node:util/types'
import { type StaffStep } from '../../../src/modules/sales/orders/domain/staff-steps.js'
import { ADDRESS, expectOk, type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Answer, Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

interface Made {
  client: Client
  order: WireOrder
}

let shop: OrderShop
let staff: Client
/** Who comes to the counter. */
let visitor: Client
let jar: Jar
let batch: { _id: string; batchNumber: string }

beforeAll(async () => {
  shop = await OrderShop.open()
  staff = await shop.staff()
  visitor = new Client(shop.running.url)
  await visitor.signIn(ADDRESS.contactNumber)
  jar = await shop.jar({ jars: 400 })
  const [only] = await shop.batches(jar)
  if (only) batch = only
})
afterAll(async () => {
  expect(await shop.drift()).toBe(0)
  await shop.close()
})

const placed = () => shop.placed([[jar, 2]])
async function pay({ client, order }: Made): Promise<Made> {
  expectOk(await steps.collect({ client, order }))
  return { client, order }
}
const paid = async () => pay(await placed())
const packed = async () => after(await paid(), 'assign')
const shipped = async () => after(await packed(), 'ship')
async function scanned(...scans: string[]): Promise<Made> {
  const made = await shipped()
  const { waybill } = await shop.look(made.order)
  for (const scan of scans) expectOk(await shop.scan(String(waybill), scan))
  return made
}
const cancelled = async () => after(await paid(), 'cancel')
async function after(made: Made, step: StaffStep): Promise<Made> {
  expectOk(await steps[step](made))
  return made
}
/** Taken at the counter, paid, to be picked up. */
async function pickup(): Promise<Made> {
  const body = {
    channel: 'counter',
    customerNumber: ADDRESS.contactNumber,
    contactName: ADDRESS.contactName,
    handover: 'pickup',
    lines: [{ Id: jar.Id, quantity: 2, price: 499.5 }],
    deliveryCost: 0,
    payment: 'upi',
    reference: randomUUID(),
  }
  const key = { 'idempotency-key': randomUUID() }
  const { body: taken } = await staff.post<{ order: WireOrder }>('/api/admin/desk/orders', body, key)
  return { client: visitor, order: taken.order }
}

/** Every state of an order, and how an order gets there. */
const STATES: Record<string, () => Promise<Made>> = {
  unpaid: placed,
  deleted: async () => {
    const made = await placed()
    expectOk(await made.client.delete(`/api/orders/${made.order.orderId}`))
    return made
  },
  paid,
  packed,
  'packed, the courier was asked and did not answer': async () => {
    const made = await packed()
    await shop.courierFault('create', 'error')
    expect((await steps.ship(made)).status).toBe(502)
    return made
  },
  shipped,
  'shipped, and picked up': () => scanned('In Transit'),
  'shipped, and lost': () => scanned('Lost'),
  'shipped, and back': () => scanned('Returning', 'RTO'),
  delivered: () => scanned('Delivered'),
  'cancelled, its money due': cancelled,
  'cancelled, its money back': async () => after(await cancelled(), 'refund'),
  'to be picked up': pickup,
  'packed, to be picked up': async () => after(await pickup(), 'assign'),
  'handed over': async () => after(await after(await pickup(), 'assign'), 'handOver'),
}

const path = ({ order }: Made, area: string) => `/api/admin/${area}/${order.orderId}`
const reference = () => randomUUID().slice(0, 20)
const steps: Record<StaffStep, (made: Made) => Promise<Answer>> = {
  assign: ({ order }) =>
    staff.put(`/api/orders/${order._id}/assign-stock`, { itemIdx: 0, stockId: batch._id }),
  unassign: ({ order }) => staff.put(`/api/orders/${order._id}/unassign-stock`, { itemIdx: 0 }),
  pack: (made) =>
    staff.post(`${path(made, 'orders')}/jars`, { id: randomUUID(), batchNumber: batch.batchNumber }),
  ship: (made) => staff.post(path(made, 'shipments'), {}),
  cancelBooking: (made) => staff.delete(path(made, 'shipments')),
  correctAddress: (made) =>
    staff.put(`${path(made, 'shipments')}/address`, { ...ADDRESS, address: '7 Lake View' }),
  deliver: ({ order }) => staff.put(`/api/orders/${order.orderId}/delivered`),
  cancel: ({ client, order }) => client.put(`/api/orders/${order.orderId}/cancel`),
  cancelByStaff: (made) =>
    staff.post(`${path(made, 'orders')}/cancel`, { reason: 'No jars', keepCharge: false }),
  credit: (made) =>
    staff.post(`${path(made, 'orders')}/credits`, {
      kind: 'goodwill',
      lines: [],
      amount: 5,
      reason: 'Late',
      way: 'hand',
      reference: reference(),
    }),
  restore: ({ order }) => staff.put(`/api/orders/${order.orderId}/restore`),
  refund: ({ order }) =>
    staff.put(`/api/orders/${order.orderId}/refund-completed`, { refundReference: reference() }),
  handOver: (made) => staff.put(`${path(made, 'desk/orders')}/handed-over`),
  collect: (made) =>
    staff.post(`${path(made, 'desk/orders')}/receipt`, {
      method: 'upi',
      reference: reference(),
      amount: made.order.finalPrice,
    }),
  replace: (made) =>
    staff.post(
      `${path(made, 'desk/orders')}/replacements`,
      { lines: [{ itemIdx: 0, quantity: 1 }], reason: 'Broken' },
      { 'idempotency-key': randomUUID() },
    ),
}
const ALL = Object.keys(steps) as StaffStep[]

/** The order as stored, without the mark of whoever looked at it. */
async function stored({ order }: Made): Promise<Record<string, unknown>> {
  const found = await shop.running.db.collection('orders').findOne({ orderId: order.orderId })
  const { revision, updatedAt, shipment, ...rest }: Record<string, unknown> = { ...found }
  expect([revision, isDate(updatedAt)]).toEqual([expect.any(Number), true])
  return { ...rest, isAtCourier: shipment !== null }
}

/** The reasons that staff read beside each button, for the order and its one item. */
async function reasons({ order }: Made): Promise<Record<StaffStep, string | null>> {
  const { whyNot, items } = await shop.look(order)
  const [item] = items as unknown as { whyNot: { assign: string | null; unassign: string | null } }[]
  return { ...whyNot, ...item?.whyNot } as Record<StaffStep, string | null>
}

describe.each(Object.entries(STATES))('an order that is %s', (name, make) => {
  it('allows exactly the steps that its buttons offer, and any other changes nothing', async () => {
    const made = await make()
    const offered = await reasons(made)
    const before = await stored(made)
    for (const step of ALL.filter((one) => offered[one] !== null)) {
      const { status } = await steps[step](made)
      expect([name, step, status, await stored(made)]).toEqual([name, step, expect.any(Number), before])
      // Repeating a step that is done is no error; any other step that is not offered is refused.
      expect([name, step, [200, 404, 409].includes(status)]).toEqual([name, step, true])
    }
    for (const step of ALL.filter((one) => offered[one] === null)) {
      const { status } = await steps[step](await make())
      expect([name, step, status < 300]).toEqual([name, step, true])
    }
  })
})
