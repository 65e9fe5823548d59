import { type Permission } from './permissions.js'

/**
 * What asks staff for the PIN again when it was last shown long ago (docs/domain.md#staff-pins): writes to money, roles
 * and settings, and reading what lists people.
 */
const ASKS: Partial<Record<Permission, 'writes' | 'always'>> = {
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
}

export function asksForPin(permission: Permission, isWrite: boolean): boolean {
  const when = ASKS[permission]
  return when === 'always' || (when === 'writes' && isWrite)
}
