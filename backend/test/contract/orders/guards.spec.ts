import { NO_MONEY } from '../../../src/kernel/amounts/money.js'
import * as guards from '../../../src/modules/sales/orders/domain/guards.js'
import {
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '../../../src/modules/sales/orders/domain/machines.js'
import { type OrderState } from '../../../src/modules/sales/orders/domain/order-state.js'
import { startApp, type TestApp } from '../../support/http/app.js'

type Stored = OrderState & { _id: number }

const at = new Date('2026-11-01T10:00:00Z')
/** What an order is beside its three states; a field that is not there is null. */
const SURROUNDINGS: Partial<OrderState>[] = [
  {},
  { shipment: { token: 'a' } },
  { shipment: { token: 'a' }, waybill: '1490811' },
  { waybill: '1490811' },
  { deletedAt: at },
  { archivedAt: at },
  { paymentReview: { reason: 'STOCK_GONE' } },
  { refundId: 'R1' },
  { refundPaise: NO_MONEY },
  { held: false },
  { handover: 'pickup' },
  { paidBy: 'none' },
  { replaces: 'P-7KQ4-M2XD' },
]
const orders: Stored[] = ORDER_STATUSES.flatMap((orderStatus) =>
  DELIVERY_STATUSES.flatMap((deliveryStatus) =>
    PAYMENT_STATUSES.flatMap((paymentStatus) =>
      SURROUNDINGS.map(
        (more) =>
          ({ orderStatus, deliveryStatus, paymentStatus, orderDate: at, held: true, ...more }) as OrderState,
      ),
    ),
  ),
).map((order, _id) => ({ ...order, _id }))

interface AnyGuard {
  filter: object
  holds: (order: OrderState) => boolean
}
const isGuard = (value: object): value is AnyGuard => 'holds' in value
const named = Object.entries<object>(guards).filter((entry): entry is [string, AnyGuard] => isGuard(entry[1]))

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.db.collection<Stored>('guarded').insertMany(orders)
})
afterAll(() => app.close(), 15_000)

it('there are guards to be asked', () => {
  const names = named.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['CORRECTABLE', 'BOOKING_CANCELLABLE', 'SHIPPABLE']))
})

it.each(named)('%s holds for just the orders that the database finds by it', async (_, { filter, holds }) => {
  const found = await app.db.collection<Stored>('guarded').find(filter).sort({ _id: 1 }).toArray()
  expect(found.map(({ _id }) => _id)).toEqual(orders.filter(holds).map(({ _id }) => _id))
})
