/** The role of an account; `user` is a customer (docs/domain/people.md#roles). */
export type Role = 'user' | 'ops' | 'admin'
export const ROLES: readonly Role[] = ['user', 'ops', 'admin']

const everyone = ['user', 'ops', 'admin'] as const
const customers = ['user'] as const
const staff = ['ops', 'admin'] as const
const admins = ['admin'] as const

/**
 * The permissions of each role: the one table that the server enforces. The console's menu and the docs
 * follow it. `ops` packs and receives; money, prices, staff accounts and settings are for admins.
 */
export const PERMISSIONS = {
  'account.own': everyone,
  'invoices.own': everyone,
  'shop.buy': customers,
  'products.view': staff,
  'products.manage': admins,
  'products.reprice': admins,
  'outlets.view': staff,
  'outlets.manage': admins,
  'suppliers.view': staff,
  'suppliers.manage': staff,
  'stock.manage': staff,
  'stock.override': admins,
  'bom.manage': staff,
  'reservations.manage': staff,
  'trace.view': staff,
  'plan.view': staff,
  'orders.fulfil': staff,
  'orders.correct': staff,
  'orders.collect': staff,
  'orders.collect-online': admins,
  'drawer.keep': staff,
  'orders.export': admins,
  'customers.view': staff,
  'customers.manage': admins,
  'customers.export': admins,
  'support.reply': staff,
  'reviews.moderate': admins,
  'subscribers.view': admins,
  'expenses.manage': admins,
  'bills.manage': admins,
  'refunds.manage': admins,
  'recalls.manage': admins,
  'payments.review': admins,
  'payouts.manage': admins,
  'staff.manage': admins,
  'settings.manage': admins,
  'messages.manage': admins,
  'imports.manage': admins,
  'reports.money': admins,
  'costs.view': admins,
  'months.close': admins,
  'jobs.manage': admins,
  'metrics.read': admins,
  'approvals.view': staff,
  'approvals.decide': admins,
  'dashboard.view': staff,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

export function isAllowed(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role)
}
