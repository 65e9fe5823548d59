import { type SvgIconComponent } from '@mui/icons-material'
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import BookmarkAddedOutlined from '@mui/icons-material/BookmarkAddedOutlined'
import CurrencyRupee from '@mui/icons-material/CurrencyRupee'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined'
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined'
import { type ScreenName } from '../session/access.js'

/** An entry of the console's menu. */
export interface MenuEntry {
  name: ScreenName
  /** Its address; screens without a route of the contract are panels of the dashboard. */
  to: string
  icon: SvgIconComponent
}

/** The console's menu, in the owner's order; logout closes it. */
export const menuEntries: readonly MenuEntry[] = [
  { name: 'productList', to: '/product-list', icon: Inventory2Outlined },
  { name: 'stockReceipt', to: '/stock-receipt', icon: MoveToInboxOutlined },
  { name: 'stockReserve', to: '/reservation-list', icon: BookmarkAddedOutlined },
  { name: 'stockAssign', to: '/assign-stock', icon: AssignmentTurnedInOutlined },
  { name: 'bom', to: '/bom', icon: AccountTreeOutlined },
  { name: 'outletList', to: '/outlet-list', icon: StorefrontOutlined },
  { name: 'employees', to: '/dashboard/employees', icon: BadgeOutlined },
  { name: 'expenses', to: '/expenses', icon: ReceiptLongOutlined },
  { name: 'refunds', to: '/dashboard/refunds', icon: CurrencyRupee },
  { name: 'support', to: '/dashboard/support', icon: SupportAgentOutlined },
  { name: 'reviews', to: '/admin-review-approval', icon: RateReviewOutlined },
]

/** The entries next to the owner's: only text, daily work before settings. */
export const furtherEntries: readonly Omit<MenuEntry, 'icon'>[] = [
  { name: 'orders', to: '/dashboard/orders' },
  { name: 'desk', to: '/dashboard/desk' },
  { name: 'drawer', to: '/dashboard/drawer' },
  { name: 'courier', to: '/dashboard/courier' },
  { name: 'counts', to: '/dashboard/count' },
  { name: 'cookPlan', to: '/dashboard/cook-plan' },
  { name: 'suppliers', to: '/dashboard/suppliers' },
  { name: 'trace', to: '/dashboard/trace' },
  { name: 'recalls', to: '/dashboard/recalls' },
  { name: 'payouts', to: '/dashboard/payouts' },
  { name: 'costs', to: '/dashboard/costs' },
  { name: 'imports', to: '/dashboard/import' },
  { name: 'settings', to: '/dashboard/settings' },
  { name: 'jobs', to: '/dashboard/jobs' },
  { name: 'audit', to: '/dashboard/audit' },
]

/** Screens that belong to an entry of the menu without being the one that it opens. */
const sideDoors: Readonly<Record<string, MenuEntry['name']>> = {
  '/dashboard/packing': 'stockAssign',
  '/dashboard/payments': 'refunds',
  '/dashboard/runs': 'stockReserve',
  '/dashboard/subscribers': 'support',
  '/product-entry': 'productList',
  '/reservations': 'stockReserve',
  '/stock-usage': 'stockReceipt',
}

/** The entry that an address belongs to, or null on the dashboard with nothing chosen. */
export function menuEntryAt({ pathname }: { pathname: string }): MenuEntry['name'] | null {
  const isAt = (to: string) => pathname === to || pathname.startsWith(`${to}/`)
  const sideDoor = Object.keys(sideDoors).find(isAt)
  const named = [...menuEntries, ...furtherEntries].find(({ to }) => isAt(to))
  return named?.name ?? (sideDoor ? (sideDoors[sideDoor] ?? null) : null)
}

/** Which screen an address shows: choosing an issue or a tab does not begin its screen anew. */
export function screenAt(pathname: string): string {
  return pathname
    .replace(/^(\/dashboard\/support)\/.*$/, '$1')
    .replace(/^(\/stock-receipt)\/(?:fg|refresh)\/?$/, '$1')
}
