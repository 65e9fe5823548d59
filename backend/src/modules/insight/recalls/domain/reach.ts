import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type Whereabouts } from '../../../sales/orders/domain/aftercare/whereabouts.js'
import { type PaidBy } from '../../../sales/orders/domain/channel.js'

/** A batch that a recall reaches. */
export interface ReachedBatch {
  /** `_id` (hex). */
  id: string
  batchNumber: string
  /** Name and readable Id of the product. */
  product: string
  productId: string
  materialType: 'FG' | 'RM' | 'SG'
  unit: 'KG' | 'PC' | 'LTR'
  outlet: string
  supplier: string
  supplierLot: string
  receivedOn: IstDay
  bestBefore: IstDay | null
  /** The quantity received or made, without the parts at other outlets. */
  madeMilli: Milli
  remainingMilli: Milli
  /** Reserved for orders that are not sent, or for runs. */
  setAsideMilli: Milli
  /** Sent to customers. */
  sentMilli: Milli
  pricePaise: Paise
  frozen: boolean
  /** Whether the recall began with this batch. */
  isRoot: boolean
}

/** A run that is not finished and has reserved some of a reached batch. */
export interface ReachedRun {
  reservationId: string
  /** The product that it will make. */
  product: string
  parts: { batchNumber: string; quantityMilli: Milli; unit: 'KG' | 'PC' | 'LTR' }[]
}

/** Recalled jars in a line of an order. */
export interface ReachedLine {
  /** Position among the lines, from 0. */
  line: number
  product: string
  parts: { stockId: string; batchNumber: string; quantityMilli: Milli }[]
  quantityMilli: Milli
  /** What was paid for these jars, and what of it a recall refunded. */
  paidPaise: Paise
  refundedPaise: Paise
}

/** An order with recalled jars, and the customer to call. */
export interface ReachedOrder {
  /** `_id` (hex). */
  id: string
  orderId: string
  customerId: string
  orderDate: Date
  deliveryStatus: 'Pending' | 'Packed' | 'Shipped' | 'Delivered' | 'Cancelled'
  /** Its jars are with the customer, or the courier brings them. */
  sent: boolean
  /** Where those of its jars are that were not written off. */
  where: Whereabouts
  /** The courier was called, so the parcel can no longer be stopped here. */
  withCourier: boolean
  waybill: string | null
  paidBy: PaidBy | null
  name: string
  contactNumber: string
  accountNumber: string
  address: string
  city: string
  state: string
  postalCode: string
  deliveryPaise: Paise
  lines: ReachedLine[]
}

/** A batch of the same run that the recall does not reach. */
export interface Sibling {
  batchNumber: string
  product: string
  /** The batch of the recall that was made in the same run. */
  madeWith: string
}

/** Everything that a recall reaches now. */
export interface Reach {
  batches: ReachedBatch[]
  runs: ReachedRun[]
  orders: ReachedOrder[]
  siblings: Sibling[]
  /** The search stopped at its limits. */
  truncated: boolean
}
