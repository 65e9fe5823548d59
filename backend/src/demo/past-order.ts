import { type Paise, rupeesToPaise } from '../kernel/amounts/money.js'
import { type Milli } from '../kernel/amounts/quantity.js'
import { type Grams } from '../kernel/amounts/weight.js'
import { HOUR_MS, MINUTE_MS } from '../kernel/dates/durations.js'
import { DAY_MS } from '../kernel/dates/ist.js'
import { type ExternalId, type OrderId } from '../kernel/text/order-ids.js'
import { DEFAULT_SETTINGS } from '../modules/office/settings/domain/shop-settings.js'
import { type Parcel, plannedParcels } from '../modules/sales/orders/domain/fulfilment/parcels.js'
import {
  orderTotals,
  type ProductFacts,
  refundPaise,
  snapshotLine,
} from '../modules/sales/orders/domain/order.js'
import { suggestedParcels } from '../modules/sales/orders/fulfilment/domain/parcel.js'
import { type DemoState } from './data/orders.js'
import { type DemoCustomer } from './data/people.js'

const HOLD_MINUTES = 30
/** The charge for a cancellation, as in the shop's default settings. */
const CANCELLATION_PERCENT = 3

/** Minutes after the order at which each thing happened, until the order's state. */
const STEPS = {
  Paid: 4,
  Packed: 20 * 60,
  'Shipment created': 22 * 60,
  Shipped: 23 * 60,
  Delivered: 23 * 60 + 4 * 24 * 60,
} as const

const TIMELINES: Record<DemoState, readonly (keyof typeof STEPS)[]> = {
  Unpaid: [],
  Paid: ['Paid'],
  Cancelled: ['Paid'],
  Packed: ['Paid', 'Packed'],
  Shipped: ['Paid', 'Packed', 'Shipment created', 'Shipped'],
  Delivered: ['Paid', 'Packed', 'Shipment created', 'Shipped', 'Delivered'],
}

export interface PastOrder<K> {
  customer: Omit<DemoCustomer, 'key'> & { _id: K }
  at: Date
  state: DemoState
  lines: readonly (readonly [product: ProductFacts<K>, jars: number])[]
  identity: Identity
}

/** What tells one past order from another. */
export interface Identity {
  orderId: OrderId
  externalId: ExternalId
  /** Unique for each customer. */
  requestKey: string
  /** Twelve digits, unique: the courier's and the payment provider's numbers are made of it. */
  serial: string
}

const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS)

/** Everything that an order stores, as if it had gone through all steps to its state; lines without their batches. */
export function pastOrder<K>({ customer, at, state, lines, identity }: PastOrder<K>) {
  const items = lines.map(([product, jars]) => snapshotLine(product, jars))
  const totals = orderTotals(items, rupeesToPaise(customer.deliveryRupees))
  const paid = state !== 'Unpaid'
  const sent = state === 'Shipped' || state === 'Delivered'
  const cancelled = state === 'Cancelled'
  return {
    orderId: identity.orderId,
    externalId: identity.externalId,
    userId: customer._id,
    requestKey: identity.requestKey,
    orderDate: at,
    mobileNumber: customer.mobileNumber,
    email: customer.email,
    contactName: customer.name,
    contactNumber: customer.mobileNumber,
    address: customer.address,
    city: customer.city,
    state: customer.state,
    postalCode: customer.postalCode,
    orderStatus: cancelled
      ? ('Cancelled' as const)
      : state === 'Delivered'
        ? ('Completed' as const)
        : ('Placed' as const),
    deliveryStatus: cancelled
      ? ('Cancelled' as const)
      : paid && state !== 'Paid'
        ? state
        : ('Pending' as const),
    paymentStatus: paid ? ('Completed' as const) : ('Pending' as const),
    items,
    ...totals,
    refundPaise: cancelled ? refundPaise(totals, CANCELLATION_PERCENT) : null,
    // What was shipped or cancelled holds nothing any more.
    held: !cancelled && !sent,
    holdUntil: after(at, HOLD_MINUTES),
    paidAt: paid ? after(at, STEPS.Paid) : null,
    invoiceDue: paid,
    cancelledAt: cancelled ? cancelledAt(at) : null,
    cancelledBy: cancelled ? ('customer' as const) : null,
    creditNoteDue: cancelled,
    waybill: sent ? `19${identity.serial}` : null,
    parcels: sent ? [sentParcel(at, state, identity, items)] : [],
    timeline: timeline(at, state),
    createdAt: at,
  }
}

function sentParcel(
  at: Date,
  state: DemoState,
  { externalId, serial }: Identity,
  items: readonly { quantityMilli: Milli; grossWeight: Grams }[],
): Parcel {
  const [planned] = plannedParcels(externalId, [], suggestedParcels(items, DEFAULT_SETTINGS.parcels))
  const delivered = state === 'Delivered'
  return {
    ...(planned as Parcel),
    waybill: `19${serial}`,
    bookedAt: shippedAt(at),
    progress: delivered ? 'delivered' : 'moving',
    progressAt: after(at, delivered ? STEPS.Delivered : STEPS.Shipped),
  }
}

function timeline(at: Date, state: DemoState) {
  const steps = TIMELINES[state].map((event) => ({ event, at: after(at, STEPS[event]) }))
  const cancelled = state === 'Cancelled' ? [{ event: 'Cancelled' as const, at: cancelledAt(at) }] : []
  return [{ event: 'Placed' as const, at }, ...steps, ...cancelled]
}

const cancelledAt = (at: Date): Date => new Date(at.getTime() + 2 * HOUR_MS)
/** When batches were set aside and when they were shipped. */
export const packedAt = (at: Date): Date => after(at, STEPS.Packed)
export const shippedAt = (at: Date): Date => after(at, STEPS['Shipment created'])
/** When the customer of an order wrote a review. */
export const reviewedAt = (at: Date): Date => new Date(at.getTime() + 8 * DAY_MS)

export interface ProviderPayment<K> {
  order: { _id: K; orderId: OrderId; externalId: ExternalId; finalPaise: Paise; userId: K; orderDate: Date }
  customer: Pick<DemoCustomer, 'name' | 'mobileNumber' | 'email'>
  serial: string
}

/** The settled attempt of a paid order and the provider's payment of it. */
export function settledPayment<K>({ order, customer, serial }: ProviderPayment<K>) {
  const at = after(order.orderDate, STEPS.Paid)
  const common = {
    orderId: order.orderId,
    amountPaise: order.finalPaise,
    currency: 'INR',
    reference: order.externalId,
  }
  const attempt = {
    ...common,
    order: order._id,
    sequence: 1,
    customer: {
      id: String(order.userId),
      name: customer.name,
      phone: customer.mobileNumber,
      email: customer.email,
    },
    status: 'paid' as const,
    sessionId: null,
    providerOrderId: `22${serial}`,
    expiresAt: after(order.orderDate, HOLD_MINUTES),
    paymentId: serial,
    paidAt: at,
    nextCheckAt: null,
    createdAt: order.orderDate,
  }
  const payment = {
    ...common,
    _id: serial,
    order: order._id,
    at,
    disposition: 'applied' as const,
    refundablePaise: order.finalPaise,
    createdAt: at,
  }
  return { attempt, payment }
}
