import { type ExpenseType } from '../../../money/expenses/domain/expense-types.js'

interface AccountFacts {
  /** As Indian accountants call it; the owner may give another name. */
  name: string
  /** One of the groups that every company in Tally has. */
  group: string
}

/** The ledgers of the books, in the order of the trial balance (docs/domain/ledger.md#accounts). */
export const ACCOUNTS = {
  owner: { name: 'Owner’s capital', group: 'Capital Account' },
  bank: { name: 'Bank account', group: 'Bank Accounts' },
  gateway: { name: 'Payment gateway', group: 'Bank Accounts' },
  cash: { name: 'Cash in hand', group: 'Cash-in-hand' },
  drawer: { name: 'Cash drawer', group: 'Cash-in-hand' },
  customers: { name: 'Customers', group: 'Sundry Debtors' },
  inputCgst: { name: 'Input CGST', group: 'Duties & Taxes' },
  inputSgst: { name: 'Input SGST', group: 'Duties & Taxes' },
  inputIgst: { name: 'Input IGST', group: 'Duties & Taxes' },
  outputCgst: { name: 'Output CGST', group: 'Duties & Taxes' },
  outputSgst: { name: 'Output SGST', group: 'Duties & Taxes' },
  outputIgst: { name: 'Output IGST', group: 'Duties & Taxes' },
  sales: { name: 'Sales', group: 'Sales Accounts' },
  salesReturns: { name: 'Sales returns', group: 'Sales Accounts' },
  delivery: { name: 'Delivery charges collected', group: 'Sales Accounts' },
  purchases: { name: 'Purchases', group: 'Purchase Accounts' },
  courierClaims: { name: 'Claims paid by the courier', group: 'Indirect Incomes' },
  discounts: { name: 'Discounts allowed', group: 'Indirect Expenses' },
  gatewayFees: { name: 'Payment gateway charges', group: 'Indirect Expenses' },
  gatewayTax: { name: 'GST on payment gateway charges', group: 'Indirect Expenses' },
  fuel: { name: 'Fuel', group: 'Indirect Expenses' },
  equipment: { name: 'Equipment', group: 'Indirect Expenses' },
  utility: { name: 'Electricity and utilities', group: 'Indirect Expenses' },
  salaries: { name: 'Salaries', group: 'Indirect Expenses' },
  maintenance: { name: 'Repairs and maintenance', group: 'Indirect Expenses' },
  others: { name: 'Other expenses', group: 'Indirect Expenses' },
  cashDifferences: { name: 'Cash short and over', group: 'Indirect Expenses' },
  roundOff: { name: 'Round off', group: 'Indirect Expenses' },
  gatewayOther: { name: 'Payment gateway adjustments', group: 'Suspense A/c' },
} as const satisfies Record<string, AccountFacts>

export type AccountKey = keyof typeof ACCOUNTS
export const ACCOUNT_KEYS = Object.keys(ACCOUNTS) as AccountKey[]

/** A ledger of the books, or that of a supplier, by the supplier's id. */
export type Account = AccountKey | `supplier:${string}`

export const supplierAccount = (supplierId: string): Account => `supplier:${supplierId}`

/** The ledger that a text names; null when there is none. */
export const accountOf = (text: string): Account | null =>
  Object.hasOwn(ACCOUNTS, text) || /^supplier:[0-9a-f]{24}$/.test(text) ? (text as Account) : null

const isKey = (account: Account): account is AccountKey => account in ACCOUNTS

export const groupOf = (account: Account): string =>
  isKey(account) ? ACCOUNTS[account].group : 'Sundry Creditors'

/** Names of ledgers: the owner's, where the owner gave one. */
export type LedgerNames = Readonly<Partial<Record<AccountKey, string>>>

/** @param suppliers their names, by account */
export function nameOf(
  account: Account,
  names: LedgerNames,
  suppliers: ReadonlyMap<string, string> = new Map(),
): string {
  return isKey(account) ? names[account] || ACCOUNTS[account].name : (suppliers.get(account) ?? account)
}

/** Where an account stands in a trial balance: suppliers after all others. */
export const placeOf = (account: Account): number =>
  isKey(account) ? ACCOUNT_KEYS.indexOf(account) : ACCOUNT_KEYS.length

export const ACCOUNT_OF_EXPENSE: Readonly<Record<ExpenseType, AccountKey>> = {
  Fuel: 'fuel',
  Equipment: 'equipment',
  Utility: 'utility',
  Salaries: 'salaries',
  Maintenance: 'maintenance',
  Others: 'others',
}
