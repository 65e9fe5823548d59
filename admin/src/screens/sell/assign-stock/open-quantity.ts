import { type StaffOrderItem } from '../../../api/api-types.js'

/** How much of a line has no batch yet. */
export function openQuantity({
  quantity,
  allocations,
}: Pick<StaffOrderItem, 'quantity' | 'allocations'>): number {
  return quantity - allocations.reduce((sum, part) => sum + part.quantity, 0)
}
