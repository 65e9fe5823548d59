import { type OrderItemDocument } from '../schemas/order-item.schema.js'
import { type StoredOrder } from './stored-order.js'

/** The fields of an order that a trace needs; it must not show money and addresses. */
export const LOTS = {
  orderId: 1,
  orderDate: 1,
  contactName: 1,
  city: 1,
  mobileNumber: 1,
  deliveryStatus: 1,
  'timeline.event': 1,
  'timeline.at': 1,
  'timeline.by': 1,
  'items.allocations.stockId': 1,
  'items.allocations.batchNumber': 1,
  'items.allocations.quantityMilli': 1,
  'parcels.reference': 1,
  'parcels.cancelledAt': 1,
  'parcels.progress': 1,
  'parcels.pieces': 1,
  'parcels.care.settledAs': 1,
  'parcels.care.inspectedAt': 1,
  returnedJars: 1,
} as const

/** An order with its jars of each batch. */
export type OrderLots = Pick<
  StoredOrder,
  | '_id'
  | 'orderId'
  | 'orderDate'
  | 'contactName'
  | 'city'
  | 'mobileNumber'
  | 'deliveryStatus'
  | 'parcels'
  | 'returnedJars'
> & {
  timeline: Pick<StoredOrder['timeline'][number], 'event' | 'at' | 'by'>[]
  items: {
    allocations: Pick<OrderItemDocument['allocations'][number], 'stockId' | 'batchNumber' | 'quantityMilli'>[]
  }[]
}
