import { Conflict } from '../../../../kernel/errors/errors.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'

/** What names the cash that goes back of an order. @throws Conflict REFUND_NOT_DUE for one that was not paid in cash */
export function cashReferenceOf({ orderId, paidBy }: Pick<StoredOrder, 'orderId' | 'paidBy'>): string {
  if (paidBy === 'cash') return `CASH-${orderId}`
  throw new Conflict(
    'REFUND_NOT_DUE',
    `Order ${orderId} was not paid in cash. Refund it the way it was paid.`,
  )
}
