import { isAllowed, type Role } from '../../../../kernel/access/permissions.js'
import { AppError } from '../../../../kernel/errors/errors.js'
import { isNobody } from '../../../../kernel/text/anonymous.js'
import { isOpen } from './guards.js'
import { type OrderState } from './order-state.js'

/**
 * Papers have number and address on them: packers print those of open orders
 * (docs/domain/customers.md#who-sees-what-of-a-customer), and those on which nobody's are. @throws AppError FORBIDDEN
 */
export function demandKnown(
  role: Role,
  orders: readonly (OrderState & { orderId: string; mobileNumber: string })[],
): void {
  if (isAllowed(role, 'customers.manage')) return
  const over = orders.find((order) => !isOpen(order) && !isNobody(order.mobileNumber))
  if (over) throw new AppError('FORBIDDEN', `Order ${over.orderId} is over: an admin prints its papers.`)
}
