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
import { type ComponentType, lazy } from 'react'
import { type Role } from '../api/api-types.js'
import { addWords } from '../kit/words/added.js'
import { CockpitPage } from '../screens/cockpit/CockpitPage.js'
import { ADMINS, STAFF } from '../session/access.js'

interface Page {
  paths: readonly string[]
  Component: ComponentType
}

/** A screen of the console. */
interface Screen {
  title: string
  /** The server decides who may do what; this mirrors it, so that nobody is led to a refusal. */
  roles: readonly Role[]
  /** The row of its menu entry: the owner's have a picture, the others stand below as text. */
  menu?: SvgIconComponent | 'further'
  /** The screen whose entry is marked while this one, which has none, is open. */
  under?: string
  /** The first path is where the menu leads. */
  pages: readonly Page[]
}

/**
 * The code of a page is loaded when one of its addresses is opened. Loaders name their type: titles are keys of the
 * words, so the type of the table must not depend on components, which use those words.
 */
function page(path: string | readonly string[], load: () => Loaded): Page {
  return { paths: [path].flat(), Component: lazy(async () => ({ default: await load() })) }
}
type Loaded = Promise<ComponentType>

/** The cockpit opens the console: its code comes with the frame. */
const cockpit: ComponentType = CockpitPage

/**
 * Every screen of the console, with all that the frame knows of it (docs/domain/contract.md#addresses-of-screens). The menu has
 * the order of this table: first the owner's entries, then daily work before settings. The page server leads all of
 * `/dashboard` to the console; an address that begins otherwise is named in its `page-guards.ts` too.
 */
const SCREENS = {
  dashboard: {
    title: 'Cockpit',
    roles: STAFF,
    pages: [{ paths: ['/dashboard'], Component: cockpit }],
  },
  productList: {
    title: 'Product list',
    roles: STAFF,
    menu: Inventory2Outlined,
    pages: [
      page('/product-list', (): Loaded =>
        import('../screens/shop/products/ProductList.js').then((file) => file.ProductList),
      ),
      page('/product-entry', (): Loaded =>
        import('../screens/shop/products/ProductEntry.js').then((file) => file.ProductEntry),
      ),
    ],
  },
  stockReceipt: {
    title: 'Stock receipt',
    roles: STAFF,
    menu: MoveToInboxOutlined,
    pages: [
      page(['/stock-receipt', '/stock-receipt/fg', '/stock-receipt/refresh'], (): Loaded =>
        import('../screens/make/stock/StockScreen.js').then((file) => file.StockScreen),
      ),
      page('/stock-receipt/:batchNumber', (): Loaded =>
        import('../screens/make/stock/batch/BatchPage.js').then((file) => file.BatchPage),
      ),
      page('/stock-usage', (): Loaded =>
        import('../screens/make/stock/usage/StockUsage.js').then((file) => file.StockUsage),
      ),
    ],
  },
  stockReserve: {
    title: 'Stock reserve',
    roles: STAFF,
    menu: BookmarkAddedOutlined,
    pages: [
      page('/reservation-list', (): Loaded =>
        import('../screens/make/runs/ReservationList.js').then((file) => file.ReservationList),
      ),
      page('/reservations', (): Loaded =>
        import('../screens/make/runs/entry/ReservationEntry.js').then((file) => file.ReservationEntry),
      ),
      page('/dashboard/runs/:id', (): Loaded =>
        import('../screens/make/runs/run/RunPage.js').then((file) => file.RunPage),
      ),
    ],
  },
  stockAssign: {
    title: 'Stock assign',
    roles: STAFF,
    menu: AssignmentTurnedInOutlined,
    pages: [
      page('/assign-stock', (): Loaded =>
        import('../screens/sell/assign-stock/AssignStockPage.js').then((file) => file.AssignStockPage),
      ),
      page('/dashboard/packing', (): Loaded =>
        import('../screens/sell/packing/PickListPage.js').then((file) => file.PickListPage),
      ),
      page('/dashboard/packing/:id', (): Loaded =>
        import('../screens/sell/packing/PackPage.js').then((file) => file.PackPage),
      ),
    ],
  },
  bom: {
    title: 'BOM',
    roles: STAFF,
    menu: AccountTreeOutlined,
    pages: [
      page('/bom', (): Loaded => import('../screens/make/boms/BomList.js').then((file) => file.BomList)),
    ],
  },
  outletList: {
    title: 'Outlet list',
    roles: STAFF,
    menu: StorefrontOutlined,
    pages: [
      page('/outlet-list', (): Loaded =>
        import('../screens/make/outlets/OutletList.js').then((file) => file.OutletList),
      ),
    ],
  },
  employees: {
    title: 'Employee creation',
    roles: ADMINS,
    menu: BadgeOutlined,
    pages: [
      page('/dashboard/employees', (): Loaded =>
        import('../screens/shop/employees/EmployeeList.js').then((file) => file.EmployeeList),
      ),
      page('/dashboard/employees/create', (): Loaded =>
        import('../screens/shop/employees/EmployeeCreate.js').then((file) => file.EmployeeCreate),
      ),
      page('/dashboard/employees/:id', (): Loaded =>
        import('../screens/shop/employees/EmployeeEdit.js').then((file) => file.EmployeeEdit),
      ),
    ],
  },
  expenses: {
    title: 'Expenses',
    roles: ADMINS,
    menu: ReceiptLongOutlined,
    pages: [
      page('/expenses', (): Loaded =>
        import('../screens/money/expenses/ExpenseList.js').then((file) => file.ExpenseList),
      ),
    ],
  },
  refunds: {
    title: 'Refund process',
    roles: ADMINS,
    menu: CurrencyRupee,
    pages: [
      page('/dashboard/refunds', (): Loaded =>
        import('../screens/money/payments/RefundsPage.js').then((file) => file.RefundsPage),
      ),
    ],
  },
  support: {
    title: 'Customer support',
    roles: STAFF,
    menu: SupportAgentOutlined,
    pages: [
      page('/dashboard/support/:orderId?', (): Loaded =>
        import('../screens/sell/support/SupportPage.js').then((file) => file.SupportPage),
      ),
    ],
  },
  reviews: {
    title: 'Product review',
    roles: ADMINS,
    menu: RateReviewOutlined,
    pages: [
      page('/admin-review-approval', (): Loaded =>
        import('../screens/sell/reviews/ReviewList.js').then((file) => file.ReviewList),
      ),
    ],
  },
  orders: {
    title: 'All orders',
    roles: STAFF,
    menu: 'further',
    pages: [
      page('/dashboard/orders', (): Loaded =>
        import('../screens/sell/orders/OrderIndex.js').then((file) => file.OrderIndex),
      ),
    ],
  },
  desk: {
    title: 'Take an order',
    roles: STAFF,
    menu: 'further',
    pages: [
      page('/dashboard/desk', (): Loaded =>
        import('../screens/sell/desk/DeskPage.js').then((file) => file.DeskPage),
      ),
      page('/dashboard/desk/:orderId', (): Loaded =>
        import('../screens/sell/desk/DeskOrderPage.js').then((file) => file.DeskOrderPage),
      ),
    ],
  },
  drawer: {
    title: 'Cash drawer',
    roles: STAFF,
    menu: 'further',
    pages: [
      page('/dashboard/drawer', (): Loaded =>
        import('../screens/sell/desk/drawer/DrawerPage.js').then((file) => file.DrawerPage),
      ),
    ],
  },
  courier: {
    title: 'Parcels to look at',
    roles: STAFF,
    menu: 'further',
    pages: [
      page('/dashboard/courier', (): Loaded =>
        import('../screens/sell/courier/CourierWorkList.js').then((file) => file.CourierWorkList),
      ),
      page('/dashboard/courier/claims', (): Loaded =>
        import('../screens/sell/courier/CourierClaimList.js').then((file) => file.CourierClaimList),
      ),
      page('/dashboard/courier/:orderId', (): Loaded =>
        import('../screens/sell/courier/CourierWorkPage.js').then((file) => file.CourierWorkPage),
      ),
    ],
  },
  counts: {
    title: 'Count the shelf',
    roles: STAFF,
    menu: 'further',
    pages: [
      page('/dashboard/count', (): Loaded =>
        import('../screens/make/counts/CountsPage.js').then((file) => file.CountsPage),
      ),
      page('/dashboard/count/:id', (): Loaded =>
        import('../screens/make/counts/CountPage.js').then((file) => file.CountPage),
      ),
    ],
  },
  cookPlan: {
    title: 'Cook plan',
    roles: STAFF,
    menu: 'further',
    pages: [
      page('/dashboard/cook-plan', (): Loaded =>
        import('../screens/make/cook-plan/CookPlanPage.js').then((file) => file.CookPlanPage),
      ),
    ],
  },
  suppliers: {
    title: 'Suppliers',
    roles: STAFF,
    menu: 'further',
    pages: [
      page('/dashboard/suppliers', (): Loaded =>
        import('../screens/make/suppliers/SupplierList.js').then((file) => file.SupplierList),
      ),
      page('/dashboard/suppliers/:id', (): Loaded =>
        import('../screens/make/suppliers/SupplierPage.js').then((file) => file.SupplierPage),
      ),
    ],
  },
  trace: {
    title: 'Trace',
    roles: STAFF,
    menu: 'further',
    pages: [
      page('/dashboard/trace', (): Loaded =>
        import('../screens/make/trace/TracePage.js').then((file) => file.TracePage),
      ),
    ],
  },
  recalls: {
    title: 'Recalls',
    roles: ADMINS,
    menu: 'further',
    pages: [
      page('/dashboard/recalls', (): Loaded =>
        import('../screens/make/recalls/RecallList.js').then((file) => file.RecallList),
      ),
      page('/dashboard/recalls/new', (): Loaded =>
        import('../screens/make/recalls/BeginRecall.js').then((file) => file.BeginRecall),
      ),
      page('/dashboard/recalls/:id', (): Loaded =>
        import('../screens/make/recalls/RecallPage.js').then((file) => file.RecallPage),
      ),
      page('/dashboard/recalls/:id/:paper', (): Loaded =>
        import('../screens/make/recalls/RecallPaper.js').then((file) => file.RecallPaper),
      ),
    ],
  },
  payouts: {
    title: 'Payouts',
    roles: ADMINS,
    menu: 'further',
    pages: [
      page('/dashboard/payouts', (): Loaded =>
        import('../screens/money/payouts/PayoutsPage.js').then((file) => file.PayoutsPage),
      ),
      page('/dashboard/payouts/import', (): Loaded =>
        import('../screens/money/payouts/ImportPayouts.js').then((file) => file.ImportPayouts),
      ),
      page('/dashboard/payouts/:utr', (): Loaded =>
        import('../screens/money/payouts/SettlementPage.js').then((file) => file.SettlementPage),
      ),
    ],
  },
  costs: {
    title: 'What a jar costs',
    roles: ADMINS,
    menu: 'further',
    pages: [
      page('/dashboard/costs', (): Loaded =>
        import('../screens/money/costs/CostsPage.js').then((file) => file.CostsPage),
      ),
    ],
  },
  imports: {
    title: 'Import',
    roles: ADMINS,
    menu: 'further',
    pages: [
      page('/dashboard/import', (): Loaded =>
        import('../screens/shop/imports/ImportPage.js').then((file) => file.ImportPage),
      ),
    ],
  },
  messages: {
    title: 'Messages',
    roles: ADMINS,
    menu: 'further',
    pages: [
      page('/dashboard/messages', (): Loaded =>
        import('../screens/shop/messages/MessageList.js').then((file) => file.MessageList),
      ),
      page('/dashboard/messages/templates', (): Loaded =>
        import('../screens/shop/messages/TemplateList.js').then((file) => file.TemplateList),
      ),
      page('/dashboard/messages/templates/:event', (): Loaded =>
        import('../screens/shop/messages/TemplatePage.js').then((file) => file.TemplatePage),
      ),
      page('/dashboard/messages/:id', (): Loaded =>
        import('../screens/shop/messages/MessagePage.js').then((file) => file.MessagePage),
      ),
    ],
  },
  settings: {
    title: 'Settings',
    roles: ADMINS,
    menu: 'further',
    pages: [
      page(['/dashboard/settings', '/dashboard/settings/:section'], (): Loaded =>
        import('../screens/shop/settings/SettingsPage.js').then((file) => file.SettingsPage),
      ),
      page('/dashboard/settings/history', (): Loaded =>
        import('../screens/shop/settings/SettingsHistory.js').then((file) => file.SettingsHistory),
      ),
    ],
  },
  jobs: {
    title: 'Jobs',
    roles: ADMINS,
    menu: 'further',
    pages: [
      page('/dashboard/jobs', (): Loaded =>
        import('../screens/shop/jobs/JobsPage.js').then((file) => file.JobsPage),
      ),
    ],
  },
  audit: {
    title: 'Audit log',
    roles: ADMINS,
    menu: 'further',
    pages: [
      page('/dashboard/audit', (): Loaded =>
        import('../screens/shop/audit/AuditList.js').then((file) => file.AuditList),
      ),
    ],
  },
  sessions: {
    title: 'Where I am logged in',
    roles: STAFF,
    pages: [
      page('/dashboard/sessions', (): Loaded =>
        import('../screens/shop/sessions/SessionsPage.js').then((file) => file.SessionsPage),
      ),
    ],
  },
  payments: {
    title: 'Payments to look at',
    roles: ADMINS,
    under: 'refunds',
    pages: [
      page('/dashboard/payments', (): Loaded =>
        import('../screens/money/payments/PaymentCaseList.js').then((file) => file.PaymentCaseList),
      ),
      page('/dashboard/payments/:id', (): Loaded =>
        import('../screens/money/payments/PaymentCasePage.js').then((file) => file.PaymentCasePage),
      ),
    ],
  },
  subscribers: {
    title: 'Email subscribers',
    roles: ADMINS,
    under: 'support',
    pages: [
      page('/dashboard/subscribers', (): Loaded =>
        import('../screens/shop/subscribers/SubscriberList.js').then((file) => file.SubscriberList),
      ),
    ],
  },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS

/** The screens with their names, in the order of the table. */
export const screens = Object.entries<Screen>(SCREENS) as [ScreenName, Screen][]

const titles = Object.fromEntries(screens.map(([name, { title }]) => [name, title])) as Record<
  ScreenName,
  string
>
const titleWords = addWords({ screens: titles })

declare module '../kit/words/words.js' {
  interface Catalogue {
    titleWords: typeof titleWords
  }
}

export const mayEnter = (role: Role, name: ScreenName): boolean =>
  screens.some(([one, { roles }]) => one === name && roles.includes(role))

/** What an address has in common with all others of its page. */
const fixedPart = (path: string) => path.split('/:', 1)[0] ?? path

/** The entries of the menu that a role finds: the owner's, with pictures, and those of the text below them. */
export function menuOf(role: Role) {
  const mine = screens
    .filter(([, { roles }]) => roles.includes(role))
    .map(([name, { menu, pages }]) => ({ name, menu, to: fixedPart(pages[0]?.paths[0] ?? '/') }))
  return {
    own: mine.flatMap(({ menu, ...entry }) => (menu && menu !== 'further' ? [{ ...entry, icon: menu }] : [])),
    further: mine.filter(({ menu }) => menu === 'further'),
  }
}

/** The screen whose entry is marked at an address; null where the address belongs to no entry. */
export function markedAt(pathname: string): string | null {
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const found = screens.find(
    ([, { menu, under, pages }]) =>
      (menu ?? under) !== undefined && pages.some(({ paths }) => paths.some((path) => isAt(fixedPart(path)))),
  )
  return found ? (found[1].under ?? found[0]) : null
}
