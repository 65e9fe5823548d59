import { type Bought, type Lot, RecallDesk } from '../../support/builders/recalls.builders.js'

let desk: RecallDesk
let lot: Lot
let bought: Bought
beforeAll(async () => {
  desk = await RecallDesk.open()
})
beforeEach(async () => {
  lot = await desk.lot()
  bought = await desk.packed([[lot.jar, 2]])
  const { waybill } = (await desk.shop.ship(bought.order)).body
  await desk.shop.scan(waybill, 'Lost')
})
afterEach(async () => expect(await desk.shop.drift()).toBe(0))
afterAll(() => desk.close())

async function orderOf() {
  const recall = await desk.look(await desk.recall(lot.chillies.batchNumber))
  const orders = recall.customers.flatMap((customer) => customer.orders)
  return orders.find(({ orderId }) => orderId === bought.order.orderId)
}
async function bases() {
  const { body } = await desk.admin.get<{ edges: { to: string; basis: string; quantity: number }[] }>(
    `/api/admin/trace?batch=${lot.jars.batchNumber}&direction=forward`,
  )
  return body.edges
    .filter(({ to }) => to === `order:${bought.order.orderId}`)
    .map(({ basis, quantity }) => `${quantity} ${basis}`)
}
const refund = () =>
  desk.admin.post(`/api/admin/courier-work/${bought.order.orderId}/refund`, {
    parcel: bought.order.order_extid,
    give: 'everything',
  })

it('jars of a lost parcel are with nobody, before and after the refund', async () => {
  expect(await bases()).toEqual(['2 lost'])
  expect((await refund()).status).toBe(200)
  expect(await bases()).toEqual(['2 lost'])
  expect(await orderOf()).toMatchObject({ deliveryStatus: 'Cancelled', sent: false, where: 'lost' })
})

it('jars of a lost parcel are neither sent nor in the house in the report', async () => {
  await refund()
  const recall = await desk.recall(lot.chillies.batchNumber)
  const { jars, action } = await desk.report(recall)
  expect(jars).toMatchObject([
    { batchNumber: lot.jars.batchNumber, made: 20, onShelf: 18, sent: 0, other: 2 },
  ])
  expect(action.customers).toBe(0)
  expect(await desk.decide(recall, bought, { method: 'hand', reference: 'UTR1' })).toMatchObject({
    status: 409,
    body: { code: 'JARS_NOT_SENT' },
  })
})
