import { type Permission } from './permissions.js'

/**
 * Calls that require the PIN again when staff last entered it long ago (docs/domain/people.md#staff-pins):
 * writes to money, roles and settings, prices of many products, and reading lists of people.
 */
const ASKS: Partial<Record<Permission, 'writes' | 'always'>> = {
  'products.reprice': 'writes',
  'staff.manage': 'writes',
  'settings.manage': 'writes',
  'imports.manage': 'writes',
  'expenses.manage': 'writes',
  'refunds.manage': 'writes',
  'recalls.manage': 'writes',
  'payments.review': 'writes',
  'payouts.manage': 'writes',
  'orders.collect-online': 'writes',
  'subscribers.view': 'always',
  'orders.export': 'always',
  'customers.export': 'always',
}

export function asksForPin(permission: Permission, isWrite: boolean): boolean {
  const when = ASKS[permission]
  return when === 'always' || (when === 'writes' && isWrite)
}
