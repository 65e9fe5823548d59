import { type ClientSession, type Types } from 'mongoose'
import { NO_MONEY, percentOf, subtractPaise } from '../../kernel/amounts/money.js'
import { type Milli, NO_QUANTITY } from '../../kernel/amounts/quantity.js'
import { DAY_MS, istDay } from '../../kernel/dates/ist.js'
import { AttemptDocument } from '../../modules/money/payments/schemas/attempt.schema.js'
import { PaymentDocument } from '../../modules/money/payments/schemas/payment.schema.js'
import { orderWords } from '../../modules/sales/orders/domain/order-words.js'
import { CustomerChangeDocument } from '../../modules/sales/orders/schemas/customer-change.schema.js'
import { OrderDocument } from '../../modules/sales/orders/schemas/order.schema.js'
import { ReviewDocument } from '../../modules/sales/reviews/schemas/review.schema.js'
import { fefoDay } from '../../modules/stock/inventory/domain/batch-dates.js'
import { movementDelta, type MovementKind } from '../../modules/stock/inventory/domain/ledger.js'
import { type BatchNumbers } from '../../modules/stock/inventory/movements/batch-book.service.js'
import { type Cause } from '../../modules/stock/inventory/movements/stock-ledger.service.js'
import { BatchDocument } from '../../modules/stock/inventory/schemas/batch.schema.js'
import { StockLedgerDocument } from '../../modules/stock/inventory/schemas/stock-ledger.schema.js'
import { DEMO_STAFF, type DemoContext } from '../demo-context.js'
import { packedAt, pastOrder, reviewedAt, settledPayment, shippedAt } from '../past-order.js'
import { type Random } from '../random.js'
import { type HistoryOrder, jarsTaken } from './chunk.js'
import { COMMENTS } from './names.js'
import { RowMaker } from './rows.js'

const REVIEWED_OF_100 = 5

interface Item {
  productId: Types.ObjectId
  quantityMilli: Milli
}

interface Batch {
  _id: Types.ObjectId
  product: Types.ObjectId
  batchNumber: string
}

/** Writes a chunk of past orders with everything that belongs to them: batches, ledger, payments, reviews. */
export class ChunkWriter {
  private readonly orders: RowMaker
  private readonly customerChanges: RowMaker
  private readonly stock: RowMaker
  private readonly ledger: RowMaker
  private readonly attempts: RowMaker
  private readonly payments: RowMaker
  private readonly reviews: RowMaker

  constructor(
    private readonly demo: DemoContext,
    private readonly numbers: BatchNumbers,
  ) {
    const rows = (type: Parameters<DemoContext['model']>[0], stamped: boolean) =>
      new RowMaker(demo.model(type) as never, stamped)
    this.orders = rows(OrderDocument, true)
    this.customerChanges = rows(CustomerChangeDocument, false)
    this.stock = rows(BatchDocument, true)
    this.ledger = rows(StockLedgerDocument, false)
    this.attempts = rows(AttemptDocument, true)
    this.payments = rows(PaymentDocument, true)
    this.reviews = rows(ReviewDocument, true)
  }

  /** Writes in the caller's transaction. The chunk uses up every batch of its own, so that no product's counters change. */
  async write(orders: readonly HistoryOrder[], random: Random, session: ClientSession): Promise<void> {
    const { batches, stockRows, ledgerRows } = await this.batchesFor(orders)
    const orderRows: ReturnType<ChunkWriter['orderRow']>[] = []
    const attemptRows: object[] = []
    const paymentRows: object[] = []
    const reviewRows: object[] = []
    for (const told of orders) {
      const order = this.orderRow(told, batches)
      orderRows.push(order)
      const { attempt, payment } = settledPayment({
        order,
        customer: told.customer,
        serial: told.identity.serial,
      })
      const attemptRow = this.attempts.make(attempt, told.at)
      attemptRows.push(attemptRow)
      const refundablePaise = subtractPaise(payment.refundablePaise, order.refundPaise ?? NO_MONEY)
      paymentRows.push(
        this.payments.make({ ...payment, refundablePaise, attempt: attemptRow._id }, payment.at),
      )
      if (told.state === 'Cancelled') continue
      ledgerRows.push(...this.movements(order, told.at, batches))
      reviewRows.push(...this.reviewsOf(order, random))
    }
    await this.stock.insert(stockRows, session)
    await this.ledger.insert(ledgerRows, session)
    await this.orders.insert(orderRows, session)
    await this.customerChanges.insert(this.changesOf(orderRows), session)
    await this.attempts.insert(attemptRows, session)
    await this.payments.insert(paymentRows, session)
    await this.reviews.insert(reviewRows, session)
  }

  private orderRow(told: HistoryOrder, batches: ReadonlyMap<string, Batch>) {
    const order = pastOrder(told)
    const refunded =
      told.state === 'Cancelled'
        ? {
            paymentStatus: 'Refund Completed' as const,
            refundReference: `NEFT${told.identity.serial}`,
            timeline: [
              ...order.timeline,
              { event: 'Refunded' as const, at: new Date(told.at.getTime() + 3 * DAY_MS) },
            ],
          }
        : {}
    const items = order.items.map((item) => ({ ...item, allocations: allocationsOf(item, told, batches) }))
    const words = orderWords({ ...order, items })
    // Papers of past orders get their number when somebody opens one; a job would need an hour for all.
    const undue = { invoiceDue: false, creditNoteDue: false }
    const { channel } = told
    const taken = { channel, takenBy: channel === 'shop' ? null : DEMO_STAFF }
    return this.orders.make({ ...order, ...refunded, ...undue, ...taken, items, words }, told.at)
  }

  /** Each customer once: the job that sums customers up reads all their orders anyway. */
  private changesOf(orders: readonly ReturnType<ChunkWriter['orderRow']>[]): object[] {
    const customers = new Map(orders.map(({ userId, orderDate }) => [String(userId), { userId, orderDate }]))
    return [...customers.values()].map(({ userId, orderDate }) =>
      this.customerChanges.make({ userId }, orderDate),
    )
  }

  private async batchesFor(orders: readonly HistoryOrder[]) {
    const at = new Date((orders[0] as HistoryOrder).at.getTime() - 3 * DAY_MS)
    const batches = new Map<string, Batch>()
    const stockRows: object[] = []
    const ledgerRows: object[] = []
    for (const [key, { product, quantityMilli }] of jarsTaken(orders)) {
      const batchNumber = await this.numbers.next('FG', at)
      const row = this.stock.make(
        {
          outlet: this.demo.outletId,
          product: product._id,
          materialType: 'FG',
          batchNumber,
          source: 'opening',
          receivedOn: istDay(at),
          bestBefore: null,
          fefoDay: fefoDay(null),
          receivedMilli: quantityMilli,
          quantityMilli,
          usedMilli: quantityMilli,
          remainingMilli: NO_QUANTITY,
          priceUnit: product.priceUnit,
          pricePaise: percentOf(product.pricePaise, 60),
          createdBy: DEMO_STAFF,
        },
        at,
      )
      const batch = { _id: row._id, product: product._id, batchNumber }
      batches.set(key, batch)
      stockRows.push(row)
      ledgerRows.push(
        this.ledgerRow(
          'receipt',
          batch,
          quantityMilli,
          { document: 'stock', id: String(row._id), line: 0 },
          at,
        ),
      )
    }
    return { batches, stockRows, ledgerRows }
  }

  private movements(
    order: { _id: Types.ObjectId; items: readonly Item[] },
    at: Date,
    batches: ReadonlyMap<string, Batch>,
  ) {
    return order.items.flatMap(({ productId, quantityMilli }, line) => {
      const batch = batches.get(String(productId)) as Batch
      const cause = { document: 'order' as const, id: String(order._id), line }
      return [
        this.ledgerRow('allocate', batch, quantityMilli, cause, packedAt(at)),
        this.ledgerRow('ship', batch, quantityMilli, cause, shippedAt(at)),
      ]
    })
  }

  private ledgerRow(kind: MovementKind, batch: Batch, quantity: Milli, cause: Cause, at: Date) {
    const delta = movementDelta(kind, quantity)
    return this.ledger.make(
      { kind, delta, cause, seq: 0, stock: batch._id, product: batch.product, by: DEMO_STAFF, at },
      at,
    )
  }

  private reviewsOf(order: ReturnType<ChunkWriter['orderRow']>, random: Random): object[] {
    if (random.below(100) >= REVIEWED_OF_100) return []
    const { _id, orderId, orderDate, mobileNumber } = order
    const date = reviewedAt(orderDate)
    return order.items.map(({ productId }) =>
      this.reviews.make(
        {
          order: _id,
          orderId,
          orderDate,
          mobileNumber,
          product: productId,
          rating: random.pick([5, 5, 5, 4, 4, 3]),
          comment: random.pick(COMMENTS),
          approved: true,
          date,
        },
        date,
      ),
    )
  }
}

function allocationsOf(item: Item, { state }: HistoryOrder, batches: ReadonlyMap<string, Batch>) {
  const batch = batches.get(String(item.productId))
  if (state === 'Cancelled' || !batch) return []
  return [{ stockId: batch._id, batchNumber: batch.batchNumber, quantityMilli: item.quantityMilli }]
}
