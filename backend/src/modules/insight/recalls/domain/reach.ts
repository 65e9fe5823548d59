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
  /** Name, and the readable Id. */
  product: string
  productId: string
  materialType: 'FG' | 'RM' | 'SG'
  unit: 'KG' | 'PC' | 'LTR'
  outlet: string
  supplier: string
  supplierLot: string
  receivedOn: IstDay
  bestBefore: IstDay | null
  /** What came in or was made, without the parts at other outlets. */
  madeMilli: Milli
  remainingMilli: Milli
  /** For orders that are not sent, or for runs. */
  setAsideMilli: Milli
  /** Sent to customers. */
  sentMilli: Milli
  pricePaise: Paise
  frozen: boolean
  /** The recall began with it. */
  isRoot: boolean
}

/** A run that is not finished and has something of a reached batch set aside. */
export interface ReachedRun {
  reservationId: string
  /** What it is to make. */
  product: string
  parts: { batchNumber: string; quantityMilli: Milli; unit: 'KG' | 'PC' | 'LTR' }[]
}

/** Recalled jars in a line of an order. */
export interface ReachedLine {
  /** Place among the lines, from 0. */
  line: number
  product: string
  parts: { stockId: string; batchNumber: string; quantityMilli: Milli }[]
  quantityMilli: Milli
  /** What was paid for these jars, and what of it went back for a recall. */
  paidPaise: Paise
  refundedPaise: Paise
}

/** An order with recalled jars, and whom to call. */
export interface ReachedOrder {
  /** `_id` (hex). */
  id: string
  orderId: string
  customerId: string
  orderDate: Date
  deliveryStatus: 'Pending' | 'Packed' | 'Shipped' | 'Delivered' | 'Cancelled'
  /** Its customer has the jars, or the courier brings them. */
  sent: boolean
  /** Where its jars are that nobody wrote off. */
  where: Whereabouts
  /** The courier was called: nothing here stops it any more. */
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

/** A batch out of the same pot that the recall does not reach. */
export interface Sibling {
  batchNumber: string
  product: string
  /** The batch of the recall that it was made with. */
  madeWith: string
}

/** Everything that a recall reaches, as it is now. */
export interface Reach {
  batches: ReachedBatch[]
  runs: ReachedRun[]
  orders: ReachedOrder[]
  siblings: Sibling[]
  /** There is more than was looked at. */
  truncated: boolean
}
