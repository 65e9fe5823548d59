import mongoose, { type Connection } from 'mongoose'
import { ATTEMPT } from '../../../src/modules/money/payments/domain/attempt.js'
import * as paymentsGuards from '../../../src/modules/money/payments/domain/guards.js'
import { REFUND } from '../../../src/modules/money/payments/domain/refund.js'
import * as ordersGuards from '../../../src/modules/sales/orders/domain/guards.js'
import {
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '../../../src/modules/sales/orders/domain/machines.js'
import * as reviewsGuards from '../../../src/modules/sales/reviews/domain/review.js'
import { OPEN_ISSUE } from '../../../src/modules/sales/support/domain/issue.js'
import { freshDatabaseUri } from '../../support/http/app.js'

/** Stands for a field that a document of earlier days does not have. */
const ABSENT = Symbol('absent')
const at = new Date('2026-11-01T10:00:00Z')

/** Every document that can be made of these values. */
function all(fields: Record<string, readonly unknown[]>): Record<string, unknown>[] {
  return Object.entries(fields).reduce<Record<string, unknown>[]>(
    (documents, [field, values]) =>
      documents.flatMap((document) =>
        values.map((value) => (value === ABSENT ? document : { ...document, [field]: value })),
      ),
    [{}],
  )
}

const ordersByCourier = all({
  orderStatus: ORDER_STATUSES,
  deliveryStatus: DELIVERY_STATUSES,
  paymentStatus: PAYMENT_STATUSES,
  held: [true, false],
  deletedAt: [null, at],
  archivedAt: [null, at, ABSENT],
  paymentReview: [null, { reason: 'DELETED', at }],
  refundId: [null, 'R1', ABSENT],
  shipment: [null, { token: 'a' }],
  waybill: [null, '14900000000017'],
})
/** Those whose customer comes for them, or that cost nothing; the fields are absent in older ones. */
const ordersOfStaff = all({
  orderStatus: ORDER_STATUSES,
  deliveryStatus: DELIVERY_STATUSES,
  paymentStatus: PAYMENT_STATUSES,
  held: [true, false],
  deletedAt: [null],
  archivedAt: [null],
  paymentReview: [null],
  shipment: [null],
  waybill: [null],
  handover: ['courier', 'pickup'],
  paidBy: ['cash', 'none'],
})
const orders = [...ordersByCourier, ...ordersOfStaff]
const attempts = all({ status: Object.keys(ATTEMPT.next), nextCheckAt: [null, at, ABSENT] })
const refunds = all({ status: Object.keys(REFUND.next), nextCheckAt: [null, at, ABSENT] })
const payments = all({ disposition: ['applied', 'held', 'extra', 'late', 'returned'] })
const cases = all({ state: ['open', 'resolved'], reason: ['refunded-by-provider', 'refund-failed'] })
const reviews = all({ approved: [null, true, false, ABSENT] })
const issues = all({ status: ['Open', 'Resolved'] })

interface AnyGuard {
  filter: object
  holds: (document: never) => boolean
}
const named = (of: Record<string, unknown>, part: string): [string, AnyGuard][] =>
  Object.entries(of)
    .filter(([name, guard]) => name.endsWith(part) && Object.hasOwn(guard as object, 'holds'))
    .map(([name, guard]) => [name, guard as AnyGuard])
const { DECIDABLE, ...otherReviewGuards } = reviewsGuards

const kinds: [string, Record<string, unknown>[], [string, AnyGuard][]][] = [
  ['orders', orders, named(ordersGuards, '')],
  ['payment attempts', attempts, named(paymentsGuards, '_ATTEMPT')],
  ['refunds', refunds, named(paymentsGuards, '_REFUND')],
  ['payments', payments, named(paymentsGuards, '_PAYMENT')],
  ['payment cases', cases, named(paymentsGuards, '_CASE')],
  ['reviews', reviews, named({ ...otherReviewGuards, ...DECIDABLE }, '')],
  ['issues', issues, [['OPEN_ISSUE', OPEN_ISSUE]]],
]

describe.each(kinds)('the guards of %s', (_, documents, guards) => {
  let connection: Connection
  const rows = documents.map((document, _id) => ({ ...document, _id: _id as never }))

  beforeAll(async () => {
    connection = await mongoose.createConnection(freshDatabaseUri()).asPromise()
    await connection.collection('rows').insertMany(rows)
  })
  afterAll(async () => {
    await connection.dropDatabase()
    await connection.close()
  })

  it.each(guards)('%s says of every document what its filter says', async (_name, { filter, holds }) => {
    const found = await connection
      .collection('rows')
      .find(filter, { projection: { _id: 1 } })
      .toArray()
    const held = rows.filter((row) => holds(row as never))
    expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set(held.map(({ _id }) => _id)))
    expect(held.length).toBeGreaterThan(0)
    expect(held.length).toBeLessThan(rows.length)
  })
})
