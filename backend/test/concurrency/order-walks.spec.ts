import fc from 'fast-check'
import { type Step, type StepKind, STEPS } from '../support/walks/walk-steps.js'
import { WalkingShop } from '../support/walks/walking-shop.js'

/** `npm run test:walks -- 10000` runs more; a failure prints the seed and the path that reproduce it. */
const WALKS = Number(process.env['ORDER_WALKS'] ?? 80)
const SEED = Number(process.env['ORDER_WALKS_SEED'] ?? Date.now() % 1_000_000_000)
const PATH = process.env['ORDER_WALKS_PATH']
/** Customers who walk side by side; their orders are checked together. */
const AT_ONCE = 40

const LEADING: readonly StepKind[] = ['succeed', 'deliver', 'report', 'retry', 'assign', 'cancel']

interface StoredOrder {
  orderId: string
  externalId: string
  orderStatus: string
  deliveryStatus: string
  paymentStatus: string
  held: boolean
  deletedAt: Date | null
  archivedAt: Date | null
  paymentReview: object | null
  waybill: string | null
  finalPaise: number
  totalPaise: number
  deliveryPaise: number
  refundPaise: number | null
  invoiceNumber: string | null
  creditNoteNumber: string | null
  items: { quantityMilli: number; linePaise: number; allocations: { quantityMilli: number }[] }[]
  timeline: { event: string }[]
}
interface StoredPayment {
  _id: string
  orderId: string
  amountPaise: number
  refundablePaise: number
  disposition: string
}
interface StoredRefund {
  paymentId: string
  amountPaise: number
  status: string
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Rules that every order must keep, whatever was done to it and in which order
 * (docs/domain/orders.md#order).
 */
function checkOrder(order: StoredOrder, payments: StoredPayment[]): void {
  const { orderStatus, deliveryStatus, paymentStatus } = order
  const allocated = order.items.map((line) => sum(line.allocations.map(({ quantityMilli }) => quantityMilli)))
  const complete = order.items.every(({ quantityMilli }, line) => allocated[line] === quantityMilli)
  expect(order.items.every(({ quantityMilli }, line) => (allocated[line] ?? 0) <= quantityMilli)).toBe(true)
  expect(order.totalPaise).toBe(sum(order.items.map(({ linePaise }) => linePaise)))
  expect(order.finalPaise).toBe(order.totalPaise + order.deliveryPaise)
  expect(complete).toBe(deliveryStatus === 'Packed')
  expect(orderStatus === 'Cancelled').toBe(deliveryStatus === 'Cancelled')
  if (deliveryStatus !== 'Pending') expect(paymentStatus).not.toBe('Pending')
  if (order.deletedAt) expect([paymentStatus, order.held]).toEqual(['Pending', false])
  if (order.archivedAt) expect([paymentStatus, order.paymentReview]).toEqual(['Pending', null])
  if (orderStatus === 'Cancelled') expect([order.held, order.waybill]).toEqual([false, null])
  if (paymentStatus === 'Completed' && deliveryStatus === 'Pending') expect(order.held).toBe(true)
  for (const once of ['Placed', 'Paid', 'Cancelled', 'Deleted'])
    expect(order.timeline.filter(({ event }) => event === once).length).toBeLessThanOrEqual(1)
  const applied = payments.filter(({ disposition }) => disposition === 'applied')
  expect(applied.map(({ amountPaise }) => amountPaise)).toEqual(
    paymentStatus === 'Pending' ? [] : [order.finalPaise],
  )
}

let shop: WalkingShop

beforeAll(async () => {
  shop = await WalkingShop.open(AT_ONCE)
})
afterAll(() => shop.close(), 15_000)

async function books() {
  const [orders, payments, refunds] = await Promise.all([
    shop.rows<StoredOrder>('orders'),
    shop.rows<StoredPayment>('payments'),
    shop.rows<StoredRefund>('refunds'),
  ])
  return { orders, payments, refunds }
}

/** After each moment: stock adds up, every order is sound, and no more was refunded than came in. */
async function checkBooks(): Promise<void> {
  expect(await shop.shop.drift()).toBe(0)
  for (const product of await shop.rows<Record<string, number>>('products')) {
    const { onHandMilli = -1, committedMilli = -1, availableMilli = -1 } = product
    expect(Math.min(onHandMilli, committedMilli, availableMilli)).toBeGreaterThanOrEqual(0)
    expect(availableMilli).toBe(onHandMilli - committedMilli)
  }
  const { orders, payments, refunds } = await books()
  for (const order of orders)
    checkOrder(
      order,
      payments.filter(({ orderId }) => orderId === order.orderId),
    )
  expect(refunds.filter(({ status }) => status === 'refused')).toEqual([])
  for (const { _id, amountPaise, refundablePaise } of payments) {
    const given = refunds.filter(({ paymentId, status }) => paymentId === _id && status !== 'cancelled')
    expect(sum(given.map((refund) => refund.amountPaise))).toBe(amountPaise - refundablePaise)
  }
}

/** When all events have arrived: the provider kept the price of what the customer has, or nothing. */
async function checkMoney(): Promise<void> {
  for (const order of (await books()).orders) {
    const { captured, returned } = shop.provider.moved(order.externalId)
    const kept = { order: order.orderId, paid: order.paymentStatus, paise: captured - returned }
    const due = order.paymentStatus === 'Pending' ? 0 : order.finalPaise
    expect(kept).toEqual({ order: order.orderId, paid: order.paymentStatus, paise: due })
  }
}

/**
 * Every paid order has its invoice, each cancelled one its credit note; numbers have no gaps and no
 * repeats.
 */
async function checkPapers(): Promise<void> {
  const { orders } = await books()
  const papers = [
    { of: 'invoiceNumber', due: ({ paymentStatus }: StoredOrder) => paymentStatus !== 'Pending' },
    { of: 'creditNoteNumber', due: ({ orderStatus }: StoredOrder) => orderStatus === 'Cancelled' },
  ] as const
  for (const { of, due } of papers) {
    for (const order of orders) expect([of, order[of] !== null]).toEqual([of, due(order)])
    const running = orders.flatMap((order) => (order[of] ? [Number(order[of].slice(-5))] : []))
    expect(new Set(running).size).toBe(running.length)
    if (running.length > 0) expect(Math.max(...running) - Math.min(...running)).toBe(running.length - 1)
  }
}

/** Steps that lead on are chosen more often, or most walks would end where they began. */
const kind = fc.constantFrom(...STEPS, ...LEADING, ...LEADING)
const step = fc.record<Step>({ kind, pick: fc.nat(11) })
/** The steps of one moment run at once; a walk starts with an order whose payment window opens. */
const moment = fc.array(step, { minLength: 1, maxLength: 3 })
const walk = fc
  .array(moment, { minLength: 2, maxLength: 6 })
  .map((moments): Step[][] => [
    [{ kind: 'place', pick: moments.length }],
    [{ kind: 'open', pick: 0 }],
    ...moments,
  ])
const batch = fc.record({
  walks: fc.array(walk, { minLength: 1, maxLength: AT_ONCE, size: 'max' }),
  times: fc.array(
    fc.record({ minutes: fc.constantFrom(0, 0, 1, 5, 31), release: fc.boolean(), reconcile: fc.boolean() }),
    { minLength: 8, maxLength: 8 },
  ),
  webhooksLost: fc.boolean(),
})

describe('random walks over orders and payments', () => {
  it(
    `keep stock, states and money sound over ${WALKS} interleavings from seed ${SEED}`,
    async () => {
      let walked = 0
      let steps = 0
      const reached = new Set<string>()
      const property = fc.asyncProperty(batch, async ({ walks, times, webhooksLost }) => {
        await shop.startAfresh()
        const rounds = Math.max(...walks.map((moments) => moments.length))
        for (let round = 0; round < rounds; round++) {
          const now = walks.flatMap((moments, index) =>
            (moments[round] ?? []).map((one) => ({ walker: shop.walkers[index], one })),
          )
          const time = times[round]
          await Promise.all([
            ...now.map(({ walker, one }) => walker && shop.steps.take(walker, one)),
            time && shop.passTime(time),
          ])
          steps += now.length
          await checkBooks()
        }
        await shop.comeToRest({ webhooksLost })
        await checkBooks()
        await checkMoney()
        await checkPapers()
        for (const order of (await books()).orders)
          reached.add(`${order.paymentStatus}/${order.deliveryStatus}`)
        walked += walks.length
      })
      // As many batches as it takes: fast-check draws how many walk in each.
      for (let nth = 0; walked < WALKS; nth++)
        await fc.assert(property, {
          numRuns: Math.max(1, Math.ceil(((WALKS - walked) / AT_ONCE) * 1.5)),
          seed: SEED + nth,
          ...(PATH === undefined ? {} : { path: PATH }),
          interruptAfterTimeLimit: undefined,
        })
      process.stdout.write(
        `${walked} interleavings of ${steps} steps, seed ${SEED}; reached ${[...reached].sort().join(', ')}\n`,
      )
      // A walk that reaches few states would prove little.
      expect(reached.size).toBeGreaterThanOrEqual(3)
    },
    Math.max(240_000, WALKS * 600),
  )
})
