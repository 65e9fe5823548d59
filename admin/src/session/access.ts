import { type Role } from '../api/api-types.js'

/** `ops` packs and receives; money, prices, accounts and moderation are the admin's. */
export const STAFF: readonly Role[] = ['ops', 'admin']
export const ADMINS: readonly Role[] = ['admin']

/** Who may change the shop itself: prices, outlets, money (the server's `*.manage` permissions of admins). */
export function isAdmin(role: Role): boolean {
  return ADMINS.includes(role)
}

export function isStaff(role: Role): boolean {
  return STAFF.includes(role)
}
