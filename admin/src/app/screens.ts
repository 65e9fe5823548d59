import { type SvgIconComponent } from '@mui/icons-material'
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined'
import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import BookmarkAddedOutlined from '@mui/icons-material/BookmarkAddedOutlined'
import CalculateOutlined from '@mui/icons-material/CalculateOutlined'
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import CurrencyRupee from '@mui/icons-material/CurrencyRupee'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import Inbox from '@mui/icons-material/Inbox'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import RouteOutlined from '@mui/icons-material/RouteOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined'
import SoupKitchenOutlined from '@mui/icons-material/SoupKitchenOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Visibility from '@mui/icons-material/Visibility'
import WarningAmber from '@mui/icons-material/WarningAmber'
import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { type DashboardSummary, type Role } from '../api/api-types.js'
import { addWords } from '../kit/words/added.js'
import { ADMINS, STAFF } from '../session/access.js'

/** The groups of the rail, in the order of work. */
export const GROUPS = ['sell', 'make', 'money', 'shop'] as const
export type Group = (typeof GROUPS)[number]

type Waiting = {
  [Count in keyof DashboardSummary]: DashboardSummary[Count] extends number ? Count : never
}[keyof DashboardSummary]

/** The list that stands beside a record on a wide screen, and the parameter that names the record, if no path does. */
interface Beside {
  screen: string
  by?: string
}

export interface Page {
  paths: readonly string[]
  Component: ComponentType
  beside?: Beside | undefined
}

/** A screen of the console. */
interface Screen {
  title: string
  /** The server decides who may do what; this mirrors it, so that nobody is led to a refusal. */
  roles: readonly Role[]
  /** Its entry in the rail: the cockpit's is above the groups. A screen without one is reached from another. */
  menu?: { group: Group | null; icon: SvgIconComponent }
  /** The counts of the cockpit that are worked off here; their sum stands beside the entry. */
  waiting?: readonly Waiting[]
  /** The screen whose menu entry is marked while this screen, which has no entry, is open. */
  under?: string
  /** The first path is where the menu leads. */
  pages: readonly Page[]
}

/**
 * The code of a page is loaded when one of its addresses is opened. Loaders name their type: titles are keys of the
 * words, so the type of the table must not depend on components, which use those words.
 */
function page(path: string | readonly string[], load: () => Loaded, beside?: Beside): Page {
  return { paths: [path].flat(), Component: lazy(async () => ({ default: await load() })), beside }
}
type Loaded = Promise<ComponentType>

/**
 * Every screen of the console, with all that the frame knows of it (docs/domain/contract.md#addresses-of-screens). The rail has
 * the order of this table. The page server leads all of
 * `/dashboard` to the console; an address that begins otherwise is named in its `page-guards.ts` too.
 */
const SCREENS = {
  dashboard: {
    title: 'Cockpit',
    roles: STAFF,
    menu: { group: null, icon: HomeOutlined },
    pages: [
      page('/dashboard', (): Loaded =>
        import('../screens/cockpit/CockpitPage.js').then((file) => file.CockpitPage),
      ),
    ],
  },
  orders: {
    title: 'All orders',
    roles: STAFF,
    menu: { group: 'sell', icon: ReceiptLongOutlined },
    waiting: ['toPack', 'toShip'],
    pages: [
      page('/dashboard/orders', (): Loaded =>
        import('../screens/sell/orders/OrderIndex.js').then((file) => file.OrderIndex),
      ),
    ],
  },
  stockAssign: {
    title: 'Stock assign',
    roles: STAFF,
    menu: { group: 'sell', icon: AssignmentTurnedInOutlined },
    waiting: ['toPack'],
    pages: [
      page(
        '/assign-stock',
        (): Loaded =>
          import('../screens/sell/assign-stock/AssignStockPage.js').then((file) => file.AssignStockPage),
        { screen: 'orders', by: 'order' },
      ),
      page('/dashboard/packing', (): Loaded =>
        import('../screens/sell/packing/PickListPage.js').then((file) => file.PickListPage),
      ),
      page('/dashboard/packing/:id', (): Loaded =>
        import('../screens/sell/packing/PackPage.js').then((file) => file.PackPage),
      ),
    ],
  },
  desk: {
    title: 'Take an order',
    roles: STAFF,
    menu: { group: 'sell', icon: AddShoppingCartOutlined },
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
    menu: { group: 'sell', icon: Inbox },
    pages: [
      page('/dashboard/drawer', (): Loaded =>
        import('../screens/sell/desk/drawer/DrawerPage.js').then((file) => file.DrawerPage),
      ),
    ],
  },
  courier: {
    title: 'Parcels to look at',
    roles: STAFF,
    menu: { group: 'sell', icon: LocalShippingOutlined },
    waiting: ['courierWork', 'courierClaims'],
    pages: [
      page('/dashboard/courier', (): Loaded =>
        import('../screens/sell/courier/CourierWorkList.js').then((file) => file.CourierWorkList),
      ),
      page('/dashboard/courier/claims', (): Loaded =>
        import('../screens/sell/courier/CourierClaimList.js').then((file) => file.CourierClaimList),
      ),
      page(
        '/dashboard/courier/:orderId',
        (): Loaded =>
          import('../screens/sell/courier/CourierWorkPage.js').then((file) => file.CourierWorkPage),
        { screen: 'courier' },
      ),
    ],
  },
  handover: {
    title: 'Hand over',
    roles: STAFF,
    menu: { group: 'sell', icon: FactCheckOutlined },
    pages: [
      page('/dashboard/handover', (): Loaded =>
        import('../screens/sell/packing/HandoverPage.js').then((file) => file.HandoverPage),
      ),
    ],
  },
  customers: {
    title: 'Customers',
    roles: ADMINS,
    menu: { group: 'sell', icon: PeopleOutlined },
    pages: [
      page('/dashboard/customers', (): Loaded =>
        import('../screens/sell/customers/CustomerList.js').then((file) => file.CustomerList),
      ),
    ],
  },
  support: {
    title: 'Customer support',
    roles: STAFF,
    menu: { group: 'sell', icon: SupportAgentOutlined },
    waiting: ['openIssues'],
    pages: [
      page('/dashboard/support/:orderId?', (): Loaded =>
        import('../screens/sell/support/SupportPage.js').then((file) => file.SupportPage),
      ),
    ],
  },
  reviews: {
    title: 'Product review',
    roles: ADMINS,
    menu: { group: 'sell', icon: RateReviewOutlined },
    waiting: ['reviewsWaiting'],
    pages: [
      page('/admin-review-approval', (): Loaded =>
        import('../screens/sell/reviews/ReviewList.js').then((file) => file.ReviewList),
      ),
    ],
  },
  cookPlan: {
    title: 'Cook plan',
    roles: STAFF,
    menu: { group: 'make', icon: SoupKitchenOutlined },
    waiting: ['lowStock'],
    pages: [
      page('/dashboard/cook-plan', (): Loaded =>
        import('../screens/make/cook-plan/CookPlanPage.js').then((file) => file.CookPlanPage),
      ),
    ],
  },
  stockReserve: {
    title: 'Stock reserve',
    roles: STAFF,
    menu: { group: 'make', icon: BookmarkAddedOutlined },
    pages: [
      page('/reservation-list', (): Loaded =>
        import('../screens/make/runs/ReservationList.js').then((file) => file.ReservationList),
      ),
      page('/reservations', (): Loaded =>
        import('../screens/make/runs/entry/ReservationEntry.js').then((file) => file.ReservationEntry),
      ),
      page(
        '/dashboard/runs/:id',
        (): Loaded => import('../screens/make/runs/run/RunPage.js').then((file) => file.RunPage),
        { screen: 'stockReserve' },
      ),
    ],
  },
  bom: {
    title: 'BOM',
    roles: STAFF,
    menu: { group: 'make', icon: AccountTreeOutlined },
    pages: [
      page('/bom', (): Loaded => import('../screens/make/boms/BomList.js').then((file) => file.BomList)),
    ],
  },
  stockReceipt: {
    title: 'Stock receipt',
    roles: STAFF,
    menu: { group: 'make', icon: MoveToInboxOutlined },
    waiting: ['expired'],
    pages: [
      page(['/stock-receipt', '/stock-receipt/fg', '/stock-receipt/refresh'], (): Loaded =>
        import('../screens/make/stock/StockScreen.js').then((file) => file.StockScreen),
      ),
      page(
        '/stock-receipt/:batchNumber',
        (): Loaded => import('../screens/make/stock/batch/BatchPage.js').then((file) => file.BatchPage),
        { screen: 'stockReceipt' },
      ),
      page('/stock-usage', (): Loaded =>
        import('../screens/make/stock/usage/StockUsage.js').then((file) => file.StockUsage),
      ),
    ],
  },
  counts: {
    title: 'Count the shelf',
    roles: STAFF,
    menu: { group: 'make', icon: ChecklistOutlined },
    pages: [
      page('/dashboard/count', (): Loaded =>
        import('../screens/make/counts/CountsPage.js').then((file) => file.CountsPage),
      ),
      page('/dashboard/count/:id', (): Loaded =>
        import('../screens/make/counts/CountPage.js').then((file) => file.CountPage),
      ),
    ],
  },
  trace: {
    title: 'Trace',
    roles: STAFF,
    menu: { group: 'make', icon: RouteOutlined },
    pages: [
      page('/dashboard/trace', (): Loaded =>
        import('../screens/make/trace/TracePage.js').then((file) => file.TracePage),
      ),
    ],
  },
  recalls: {
    title: 'Recalls',
    roles: ADMINS,
    menu: { group: 'make', icon: WarningAmber },
    waiting: ['openRecalls'],
    pages: [
      page('/dashboard/recalls', (): Loaded =>
        import('../screens/make/recalls/RecallList.js').then((file) => file.RecallList),
      ),
      page('/dashboard/recalls/new', (): Loaded =>
        import('../screens/make/recalls/BeginRecall.js').then((file) => file.BeginRecall),
      ),
      page(
        '/dashboard/recalls/:id',
        (): Loaded => import('../screens/make/recalls/RecallPage.js').then((file) => file.RecallPage),
        { screen: 'recalls' },
      ),
      page('/dashboard/recalls/:id/:paper', (): Loaded =>
        import('../screens/make/recalls/RecallPaper.js').then((file) => file.RecallPaper),
      ),
    ],
  },
  suppliers: {
    title: 'Suppliers',
    roles: STAFF,
    menu: { group: 'make', icon: ShoppingBagOutlined },
    pages: [
      page('/dashboard/suppliers', (): Loaded =>
        import('../screens/make/suppliers/SupplierList.js').then((file) => file.SupplierList),
      ),
      page(
        '/dashboard/suppliers/:id',
        (): Loaded => import('../screens/make/suppliers/SupplierPage.js').then((file) => file.SupplierPage),
        { screen: 'suppliers' },
      ),
    ],
  },
  outletList: {
    title: 'Outlet list',
    roles: STAFF,
    menu: { group: 'make', icon: StorefrontOutlined },
    pages: [
      page('/outlet-list', (): Loaded =>
        import('../screens/make/outlets/OutletList.js').then((file) => file.OutletList),
      ),
    ],
  },
  expenses: {
    title: 'Expenses',
    roles: ADMINS,
    menu: { group: 'money', icon: PaymentsOutlined },
    pages: [
      page('/expenses', (): Loaded =>
        import('../screens/money/expenses/ExpenseList.js').then((file) => file.ExpenseList),
      ),
    ],
  },
  bills: {
    title: 'Bills',
    roles: ADMINS,
    menu: { group: 'money', icon: ReceiptLongOutlined },
    waiting: ['billsDue'],
    pages: [
      page('/dashboard/bills', (): Loaded =>
        import('../screens/money/bills/BillList.js').then((file) => file.BillList),
      ),
      page('/dashboard/bills/new', (): Loaded =>
        import('../screens/money/bills/NewBill.js').then((file) => file.NewBill),
      ),
      page('/dashboard/bills/account/:supplier', (): Loaded =>
        import('../screens/money/bills/AccountPage.js').then((file) => file.AccountPage),
      ),
      page(
        '/dashboard/bills/:id',
        (): Loaded => import('../screens/money/bills/BillPage.js').then((file) => file.BillPage),
        { screen: 'bills' },
      ),
    ],
  },
  refunds: {
    title: 'Refund process',
    roles: ADMINS,
    menu: { group: 'money', icon: CurrencyRupee },
    waiting: ['refundsToLookAt'],
    pages: [
      page('/dashboard/refunds', (): Loaded =>
        import('../screens/money/payments/RefundsPage.js').then((file) => file.RefundsPage),
      ),
    ],
  },
  payments: {
    title: 'Payments to look at',
    roles: ADMINS,
    menu: { group: 'money', icon: CreditCardOutlined },
    waiting: ['paymentsToLookAt'],
    pages: [
      page('/dashboard/payments', (): Loaded =>
        import('../screens/money/payments/PaymentCaseList.js').then((file) => file.PaymentCaseList),
      ),
      page(
        '/dashboard/payments/:id',
        (): Loaded =>
          import('../screens/money/payments/PaymentCasePage.js').then((file) => file.PaymentCasePage),
        { screen: 'payments' },
      ),
    ],
  },
  payouts: {
    title: 'Payouts',
    roles: ADMINS,
    menu: { group: 'money', icon: AccountBalanceOutlined },
    waiting: ['payoutsToLookAt'],
    pages: [
      page('/dashboard/payouts', (): Loaded =>
        import('../screens/money/payouts/PayoutsPage.js').then((file) => file.PayoutsPage),
      ),
      page('/dashboard/payouts/import', (): Loaded =>
        import('../screens/money/payouts/ImportPayouts.js').then((file) => file.ImportPayouts),
      ),
      page(
        '/dashboard/payouts/:utr',
        (): Loaded =>
          import('../screens/money/payouts/SettlementPage.js').then((file) => file.SettlementPage),
        { screen: 'payouts' },
      ),
    ],
  },
  courierInvoices: {
    title: 'Courier invoices',
    roles: ADMINS,
    menu: { group: 'money', icon: LocalShippingOutlined },
    pages: [
      page('/dashboard/courier-invoices', (): Loaded =>
        import('../screens/money/courier-invoices/CourierInvoicesPage.js').then(
          (file) => file.CourierInvoicesPage,
        ),
      ),
      page('/dashboard/courier-invoices/import', (): Loaded =>
        import('../screens/money/courier-invoices/ImportInvoice.js').then((file) => file.ImportInvoice),
      ),
      page('/dashboard/courier-invoices/charges', (): Loaded =>
        import('../screens/money/courier-invoices/InvoicePage.js').then((file) => file.InvoicePage),
      ),
    ],
  },
  dayBook: {
    title: 'Day book',
    roles: ADMINS,
    menu: { group: 'money', icon: ReceiptLongOutlined },
    pages: [
      page(['/dashboard/day-book', '/dashboard/day-book/:part'], (): Loaded =>
        import('../screens/money/day-book/DayBook.js').then((file) => file.DayBook),
      ),
    ],
  },
  costs: {
    title: 'What a jar costs',
    roles: ADMINS,
    menu: { group: 'money', icon: CalculateOutlined },
    pages: [
      page('/dashboard/costs', (): Loaded =>
        import('../screens/money/costs/CostsPage.js').then((file) => file.CostsPage),
      ),
    ],
  },
  books: {
    title: 'Books',
    roles: ADMINS,
    menu: { group: 'money', icon: FactCheckOutlined },
    pages: [
      page('/dashboard/books', (): Loaded =>
        import('../screens/money/books/BooksPage.js').then((file) => file.BooksPage),
      ),
    ],
  },
  productList: {
    title: 'Product list',
    roles: STAFF,
    menu: { group: 'shop', icon: Inventory2Outlined },
    pages: [
      page('/product-list', (): Loaded =>
        import('../screens/shop/products/ProductList.js').then((file) => file.ProductList),
      ),
      page('/product-entry', (): Loaded =>
        import('../screens/shop/products/ProductEntry.js').then((file) => file.ProductEntry),
      ),
      page('/dashboard/variants', (): Loaded =>
        import('../screens/shop/products/VariantsPage.js').then((file) => file.VariantsPage),
      ),
      page('/dashboard/pickle', (): Loaded =>
        import('../screens/shop/products/PickleEntry.js').then((file) => file.PickleEntry),
      ),
    ],
  },
  employees: {
    title: 'Employee creation',
    roles: ADMINS,
    menu: { group: 'shop', icon: BadgeOutlined },
    pages: [
      page('/dashboard/employees', (): Loaded =>
        import('../screens/shop/employees/EmployeeList.js').then((file) => file.EmployeeList),
      ),
      page('/dashboard/employees/create', (): Loaded =>
        import('../screens/shop/employees/EmployeeCreate.js').then((file) => file.EmployeeCreate),
      ),
      page(
        '/dashboard/employees/:id',
        (): Loaded => import('../screens/shop/employees/EmployeeEdit.js').then((file) => file.EmployeeEdit),
        { screen: 'employees' },
      ),
    ],
  },
  approvals: {
    title: 'Waiting for a yes',
    roles: STAFF,
    menu: { group: 'shop', icon: HourglassEmptyOutlined },
    waiting: ['approvalsWaiting'],
    pages: [
      page('/dashboard/approvals', (): Loaded =>
        import('../screens/shop/approvals/ApprovalList.js').then((file) => file.ApprovalList),
      ),
    ],
  },
  messages: {
    title: 'Messages',
    roles: ADMINS,
    menu: { group: 'shop', icon: ForumOutlined },
    waiting: ['messagesToLookAt'],
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
      page(
        '/dashboard/messages/:id',
        (): Loaded => import('../screens/shop/messages/MessagePage.js').then((file) => file.MessagePage),
        { screen: 'messages' },
      ),
    ],
  },
  landing: {
    title: 'Landing page',
    roles: ADMINS,
    menu: { group: 'shop', icon: Visibility },
    pages: [
      page('/dashboard/landing', (): Loaded =>
        import('../screens/shop/landing/LandingPage.js').then((file) => file.LandingPage),
      ),
    ],
  },
  settings: {
    title: 'Settings',
    roles: ADMINS,
    menu: { group: 'shop', icon: TuneOutlined },
    pages: [
      page(['/dashboard/settings', '/dashboard/settings/:section'], (): Loaded =>
        import('../screens/shop/settings/SettingsPage.js').then((file) => file.SettingsPage),
      ),
      page('/dashboard/settings/history', (): Loaded =>
        import('../screens/shop/settings/SettingsHistory.js').then((file) => file.SettingsHistory),
      ),
    ],
  },
  imports: {
    title: 'Import',
    roles: ADMINS,
    menu: { group: 'shop', icon: UploadFileOutlined },
    pages: [
      page('/dashboard/import', (): Loaded =>
        import('../screens/shop/imports/ImportPage.js').then((file) => file.ImportPage),
      ),
    ],
  },
  jobs: {
    title: 'Jobs',
    roles: ADMINS,
    menu: { group: 'shop', icon: ScheduleOutlined },
    pages: [
      page('/dashboard/jobs', (): Loaded =>
        import('../screens/shop/jobs/JobsPage.js').then((file) => file.JobsPage),
      ),
    ],
  },
  audit: {
    title: 'Audit log',
    roles: ADMINS,
    menu: { group: 'shop', icon: FactCheckOutlined },
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
  customer: {
    title: 'Customer',
    roles: STAFF,
    under: 'customers',
    pages: [
      page(
        '/dashboard/customers/:id',
        (): Loaded => import('../screens/sell/customers/CustomerPage.js').then((file) => file.CustomerPage),
        { screen: 'customers' },
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

/** The list that stands beside a page on a wide screen. */
export function listBeside({
  beside,
}: Page): { name: ScreenName; List: ComponentType; by?: string | undefined } | null {
  const found = screens.find(([name]) => name === beside?.screen)
  const List = found?.[1].pages[0]?.Component
  return found && List ? { name: found[0], List, by: beside?.by } : null
}

/** The screen whose list stands beside the record at an address; null at any other address. */
export function besideAt(pathname: string): string | null {
  const at = screens
    .flatMap(([, { pages }]) => pages)
    .find(({ beside, paths }) => beside && paths.some((path) => matchPath(path, pathname)))
  return at?.beside?.screen ?? null
}

export const mayEnter = (role: Role, name: ScreenName): boolean =>
  screens.some(([one, { roles }]) => one === name && roles.includes(role))

/** What an address has in common with all others of its page. */
const fixedPart = (path: string) => path.split('/:', 1)[0] ?? path

/** The entries of the cockpit's own menu, in the owner's order (back-office specification: Admin Cockpit). */
const OWNERS: readonly ScreenName[] = [
  'productList',
  'stockReceipt',
  'stockReserve',
  'stockAssign',
  'bom',
  'outletList',
  'employees',
  'expenses',
  'refunds',
  'support',
  'reviews',
]

/** The screens that a telephone has at the thumb, with the word below the picture. */
const AT_THE_THUMB = [
  ['dashboard', 'app.today'],
  ['orders', 'app.orders'],
  ['cookPlan', 'groups.make'],
  ['stockReceipt', 'app.stock'],
] as const

export interface Entry {
  name: ScreenName
  to: string
  icon: SvgIconComponent
  group: Group | null
  waiting: readonly Waiting[]
}

/** Every entry that a role finds, in the order of the rail. */
export function entriesOf(role: Role): Entry[] {
  return screens.flatMap(([name, { roles, menu, waiting = [], pages }]) =>
    menu && roles.includes(role)
      ? [{ name, ...menu, waiting, to: fixedPart(pages[0]?.paths[0] ?? '/') }]
      : [],
  )
}

/** The entries of a role for the cockpit's icon menu. */
export function ownersEntriesOf(role: Role): Entry[] {
  const entries = entriesOf(role)
  return OWNERS.flatMap((name) => entries.filter((entry) => entry.name === name))
}

/** The entries of a role for the bar at the lower edge of a telephone. */
export function thumbEntriesOf(role: Role) {
  const entries = entriesOf(role)
  return AT_THE_THUMB.flatMap(([name, word]) =>
    entries.filter((entry) => entry.name === name).map((entry) => ({ ...entry, word })),
  )
}

/** How much waits at some entries, each count once; 0 before the numbers are there. */
export function waitingAt(entries: readonly Entry[], summary: DashboardSummary | undefined): number {
  const counts = new Set(entries.flatMap(({ waiting }) => waiting))
  return summary ? [...counts].reduce((sum, count) => sum + summary[count], 0) : 0
}

/** The screen whose entry is marked at an address, and where that entry leads; null at an unknown address. */
export function markedAt(pathname: string): { name: ScreenName; to: string } | null {
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const [found] = screens
    .flatMap(([name, { under, pages }]) =>
      pages.flatMap(({ paths }) => paths.map((path) => ({ name: under ?? name, path: fixedPart(path) }))),
    )
    .filter(({ path }) => isAt(path))
    .sort((one, other) => other.path.length - one.path.length)
  if (!found) return null
  const [first] = SCREENS[found.name as ScreenName].pages
  return { name: found.name as ScreenName, to: fixedPart(first.paths[0] ?? '/') }
}
