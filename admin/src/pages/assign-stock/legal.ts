import type { StaffOrder, StaffOrderItem } from '../../data/api-types.js'

type States = Pick<StaffOrder, 'deliveryStatus' | 'paymentStatus' | 'orderStatus'>

/** How much of a line has no batch yet. */
export function openQuantity({
  quantity,
  allocations,
}: Pick<StaffOrderItem, 'quantity' | 'allocations'>): number {
  return quantity - allocations.reduce((sum, part) => sum + part.quantity, 0)
}

/** Stock is looked at while the order waits to be packed. */
export const showsStock = ({ deliveryStatus }: States) => deliveryStatus === 'Pending'

/** Batches are given only to an order that is paid and still waits. */
export const takesBatches = ({ deliveryStatus, paymentStatus, orderStatus }: States) =>
  deliveryStatus === 'Pending' && paymentStatus === 'Completed' && orderStatus !== 'Cancelled'

export const waitsForPayment = (order: States) =>
  order.deliveryStatus === 'Pending' && order.orderStatus !== 'Cancelled' && !takesBatches(order)

/** Batches can be taken back until the courier has the parcel's papers. */
export const givesBatchesBack = ({ deliveryStatus }: States) =>
  deliveryStatus === 'Pending' || deliveryStatus === 'Packed'

export const canShip = ({ deliveryStatus }: States) => deliveryStatus === 'Packed'

/** Staff may say what the courier's tracking missed. */
export const canBeDelivered = ({ deliveryStatus }: States) => deliveryStatus === 'Shipped'
