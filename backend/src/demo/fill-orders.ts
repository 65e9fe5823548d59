import { Types } from 'mongoose'
import { jars, minMilli, subtractMilli } from '../kernel/amounts/quantity.js'
import { MINUTE_MS } from '../kernel/dates/durations.js'
import { istDay, istDayCode } from '../kernel/dates/ist.js'
import { EXTERNAL_ID_BYTES, externalIdFrom, ORDER_ID_BYTES, orderIdFrom } from '../kernel/text/order-ids.js'
import { AttemptDocument } from '../modules/money/payments/schemas/attempt.schema.js'
import { PaymentDocument } from '../modules/money/payments/schemas/payment.schema.js'
import { OrderDocument } from '../modules/sales/orders/schemas/order.schema.js'
import { SalesChangeDocument } from '../modules/sales/orders/schemas/sales-change.schema.js'
import { CustomerOrders } from '../modules/sales/orders/store/customer-orders.service.js'
import { Ratings } from '../modules/sales/reviews/ratings.service.js'
import { ReviewDocument } from '../modules/sales/reviews/schemas/review.schema.js'
import { batchesOf } from '../modules/sales/support/batch-complaints.service.js'
import {
  clocksAfterMessage,
  clocksOfNew,
  issueDue,
  standingSubject,
} from '../modules/sales/support/domain/issue.js'
import { issueWords } from '../modules/sales/support/domain/issue-words.js'
import { IssueDocument } from '../modules/sales/support/schemas/issue.schema.js'
import { Availability } from '../modules/stock/catalog/availability.service.js'
import { Batches } from '../modules/stock/inventory/movements/batches.service.js'
import { type DemoLine, type DemoOrder, ORDERS } from './data/orders.js'
import { DEMO_STAFF, type DemoContext } from './demo-context.js'
import { type Identity, packedAt, pastOrder, reviewedAt, settledPayment, shippedAt } from './past-order.js'

type Allocation = OrderDocument['items'][number]['allocations'][number]

const WITH_BATCHES = ['Packed', 'Shipped', 'Delivered']

/** Orders in every state, moved through the same counters and ledger as real ones, with reviews and an issue. */
export async function fillOrders(demo: DemoContext): Promise<void> {
  for (const [index, order] of ORDERS.entries()) await storeOrder(demo, order, index)
  // The jobs run already, and one of them may have summed up these days while they were empty.
  const days = new Set(ORDERS.map(({ minutesAgo }) => istDay(placedAt(demo, minutesAgo))))
  await demo.model(SalesChangeDocument).insertMany([...days].map((day) => ({ day })))
  await demo.service(CustomerOrders).changed([...demo.customers.values()].map(({ _id }) => _id))
  const reviewed = new Set(
    ORDERS.flatMap(({ lines }) => lines.filter(({ review }) => review)).map(({ product }) => product),
  )
  for (const key of reviewed) await demo.service(Ratings).recount(demo.product(key)._id)
}

const placedAt = ({ now }: DemoContext, minutesAgo: number): Date =>
  new Date(now.getTime() - minutesAgo * MINUTE_MS)

async function storeOrder(demo: DemoContext, told: DemoOrder, index: number): Promise<void> {
  const customer = demo.customer(told.customer)
  const named = identity(demo, index)
  const document = pastOrder({
    customer,
    at: placedAt(demo, told.minutesAgo),
    state: told.state,
    lines: told.lines.map(({ product, jars: count }) => [demo.product(product), count] as const),
    identity: named,
  })
  const order = new (demo.model(OrderDocument))(document)
  if (told.state !== 'Cancelled') await hold(demo, order)
  if (WITH_BATCHES.includes(told.state)) await allocate(demo, order, told)
  if (order.issueStatus === null && told.issue) order.issueStatus = 'Open'
  await order.save()
  if (order.paymentStatus === 'Completed') {
    const { attempt, payment } = settledPayment({ order, customer, serial: named.serial })
    const stored = await new (demo.model(AttemptDocument))(attempt).save()
    await new (demo.model(PaymentDocument))({ ...payment, attempt: stored._id }).save()
    await tellProvider(demo, attempt, payment)
  } else {
    await new (demo.model(AttemptDocument))(openAttempt(order, customer.name)).save()
  }
  for (const line of told.lines) await storeReview(demo, order, line)
  await storeIssue(demo, order, told)
}

function identity({ random, now }: DemoContext, index: number): Identity {
  return {
    orderId: orderIdFrom(random.bytes(ORDER_ID_BYTES)),
    externalId: externalIdFrom(istDayCode(now), random.bytes(EXTERNAL_ID_BYTES)),
    requestKey: `demo-${index}`,
    serial: random.digits(12),
  }
}

async function hold(demo: DemoContext, order: OrderDocument): Promise<void> {
  for (const { productId, quantityMilli } of order.items)
    await demo.service(Availability).hold(productId, quantityMilli)
}

/** Takes every line from its oldest batches; what was shipped leaves them for good. */
async function allocate(demo: DemoContext, order: OrderDocument, told: DemoOrder): Promise<void> {
  const batches = demo.service(Batches)
  for (const [index, item] of order.items.entries()) {
    item.allocations = chooseBatches(demo, told.lines[index] as DemoLine)
    for (const { stockId, quantityMilli } of item.allocations) {
      const movement = {
        stockId,
        productId: item.productId,
        quantityMilli,
        cause: { document: 'order' as const, id: String(order._id), line: index },
        by: DEMO_STAFF,
      }
      await batches.allocate({ ...movement, at: packedAt(order.orderDate) })
      if (told.state !== 'Packed') await batches.ship({ ...movement, at: shippedAt(order.orderDate) })
    }
  }
}

function chooseBatches(demo: DemoContext, { product, jars: count }: DemoLine): Allocation[] {
  const chosen: Allocation[] = []
  let wanted = jars(count)
  for (const batch of demo.batchesOf(product)) {
    const quantityMilli = minMilli(batch.leftMilli, wanted)
    if (quantityMilli === 0) continue
    batch.leftMilli = subtractMilli(batch.leftMilli, quantityMilli)
    wanted = subtractMilli(wanted, quantityMilli)
    chosen.push({ stockId: batch.record._id, batchNumber: batch.record.batchNumber, quantityMilli })
  }
  if (wanted > 0) throw new Error(`The demo data sell more "${product}" than there is`)
  return chosen
}

type Settled = ReturnType<typeof settledPayment<OrderDocument['_id']>>

/** The sandbox knows of the money, as the provider would, so it can give it back. */
async function tellProvider(
  demo: DemoContext,
  attempt: Settled['attempt'],
  payment: Settled['payment'],
): Promise<void> {
  const { reference, amountPaise, currency, customer } = attempt
  await demo.standIn('CashfreeOrder')?.create([
    {
      _id: reference,
      cfOrderId: attempt.providerOrderId,
      amountPaise,
      currency,
      status: 'PAID',
      sessionId: `session_${reference}`,
      expiresAt: attempt.expiresAt,
      createdAt: attempt.createdAt,
      customer: {
        customer_id: customer.id,
        customer_name: customer.name,
        customer_phone: customer.phone,
        customer_email: customer.email,
      },
    },
  ])
  const told = {
    _id: payment._id,
    orderId: reference,
    status: 'SUCCESS',
    amountPaise,
    currency,
    at: payment.at,
  }
  await demo.standIn('CashfreePayment')?.create([told])
}

function openAttempt(order: OrderDocument, name: string) {
  return {
    order: order._id,
    orderId: order.orderId,
    sequence: 1,
    reference: order.externalId,
    amountPaise: order.finalPaise,
    currency: 'INR',
    customer: { id: String(order.userId), name, phone: order.mobileNumber, email: order.email },
    status: 'dropped' as const,
    expiresAt: order.holdUntil,
    nextCheckAt: null,
    createdAt: order.orderDate,
  }
}

async function storeReview(
  demo: DemoContext,
  order: OrderDocument,
  { product, review }: DemoLine,
): Promise<void> {
  if (!review) return
  await new (demo.model(ReviewDocument))({
    ...review,
    order: order._id,
    orderId: order.orderId,
    orderDate: order.orderDate,
    product: demo.product(product)._id,
    mobileNumber: order.mobileNumber,
    date: reviewedAt(order.orderDate),
  }).save()
}

async function storeIssue(
  demo: DemoContext,
  order: OrderDocument,
  { issue, customer }: DemoOrder,
): Promise<void> {
  if (!issue) return
  const { mobileNumber } = demo.customer(customer)
  const messages = issue.map(([fromCustomer, daysAgo, message], index) => ({
    sender: fromCustomer ? mobileNumber : 'Srinu',
    role: fromCustomer ? ('user' as const) : ('ops' as const),
    message,
    timestamp: new Date(demo.daysAgo(daysAgo).getTime() + index * 3 * MINUTE_MS),
  }))
  const clocks = messages.reduce(
    (told, { role, timestamp }) => clocksAfterMessage(told, role !== 'user', timestamp),
    clocksOfNew(messages[0]?.timestamp ?? order.orderDate),
  )
  const stored = new (demo.model(IssueDocument))({
    _id: new Types.ObjectId(),
    order: order._id,
    orderId: order.orderId,
    mobileNumber,
    subject: standingSubject(order.orderId),
    messages,
    lastMessage: messages.at(-1),
    ...clocks,
    dueAt: issueDue('Open', clocks).dueAt,
    batchNumbers: batchesOf(order),
  })
  stored.words = issueWords(stored, order.contactName)
  await stored.save()
}
