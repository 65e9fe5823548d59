import { type DeliveryStatus } from '../../../api/api-types.js'

type Offer = 'stock' | 'assign' | 'unassign' | 'ship' | 'deliver'

/**
 * Which buttons the card of an order has, by its delivery status. Whether one can be pressed, and
 * why not, the server says.
 */
export const OFFERS: Readonly<Record<DeliveryStatus, readonly Offer[]>> = {
  Pending: ['stock', 'assign', 'unassign'],
  Packed: ['unassign', 'ship'],
  Shipped: ['deliver'],
  Delivered: [],
  Cancelled: [],
}
