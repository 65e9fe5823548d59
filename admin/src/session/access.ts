import { type Role } from '../api/api-types.js'

const staff: readonly Role[] = ['ops', 'admin']
const admins: readonly Role[] = ['admin']

/**
 * Which screens a role finds in its menu. The server decides; this mirrors its table so that nobody is led to
 * a refusal. `ops` packs and receives; money, prices, accounts and moderation are the admin's.
 */
export const SCREEN_ROLES = {
  dashboard: staff,
  sessions: staff,
  productList: staff,
  stockReceipt: staff,
  counts: staff,
  stockReserve: staff,
  cookPlan: staff,
  stockAssign: staff,
  orders: staff,
  desk: staff,
  drawer: staff,
  courier: staff,
  trace: staff,
  bom: staff,
  outletList: staff,
  suppliers: staff,
  employees: admins,
  expenses: admins,
  refunds: admins,
  payments: admins,
  payouts: admins,
  reports: admins,
  costs: admins,
  imports: admins,
  recalls: admins,
  settings: admins,
  audit: admins,
  jobs: admins,
  support: staff,
  reviews: admins,
  subscribers: admins,
} as const satisfies Record<string, readonly Role[]>

export type ScreenName = keyof typeof SCREEN_ROLES

export function mayEnter(role: Role, screen: ScreenName): boolean {
  return SCREEN_ROLES[screen].includes(role)
}

/** Who may change the shop itself: prices, outlets, money (the server's `*.manage` permissions of admins). */
export function isAdmin(role: Role): boolean {
  return admins.includes(role)
}

export function isStaff(role: Role): boolean {
  return staff.includes(role)
}
