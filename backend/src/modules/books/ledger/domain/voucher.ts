import { addPaise, NO_MONEY, type Paise, subtractPaise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type Account } from './accounts.js'

export const VOUCHER_KINDS = [
  'invoice',
  'credit note',
  'discount',
  'receipt',
  'refund',
  'settlement',
  'courier claim',
  'drawer',
  'expense',
  'bill',
  'bill payment',
] as const
export type VoucherKind = (typeof VOUCHER_KINDS)[number]

/** One side of a voucher: above zero it is a debit, below zero a credit. */
export interface Entry {
  account: Account
  paise: Paise
}

/** The record that a voucher is about, which the console can open. */
export interface VoucherSubject {
  kind: 'order' | 'expense' | 'settlement' | 'drawer' | 'bill'
  id: string
}

/** Something that happened, with what it moved between ledgers; its entries sum to zero. */
export interface Voucher {
  /** Made from the number of its paper: the same whenever it is made again, and no other voucher has it. */
  id: string
  kind: VoucherKind
  day: IstDay
  /** Number of the paper, or the reference that a person looks for. */
  number: string
  entries: readonly Entry[]
  narration: string
  about: VoucherSubject
  /** The business or supplier on the other side. */
  party: { name: string; gstin: string | null } | null
}

export const negative = (amount: Paise): Paise => subtractPaise(NO_MONEY, amount)

/** A debit where the amount is above zero. */
export const debit = (account: Account, paise: Paise): Entry => ({ account, paise })
/** A credit where the amount is above zero. */
export const credit = (account: Account, paise: Paise): Entry => ({ account, paise: negative(paise) })

/**
 * The entries of a voucher, one for each account: nothing stands at zero, and what does not balance, such as the
 * rounding of a supplier's bill, stands as round off.
 */
export function balanced(entries: readonly Entry[]): Entry[] {
  const sums = new Map<Account, Paise>()
  for (const { account, paise } of [...entries, credit('roundOff', sumPaise(entries.map(amountOf)))])
    sums.set(account, addPaise(sums.get(account) ?? NO_MONEY, paise))
  return [...sums].flatMap(([account, paise]) => (paise === 0 ? [] : [{ account, paise }]))
}

const amountOf = ({ paise }: Entry): Paise => paise

/** A voucher with these entries; none when nothing moves, such as for a replacement without a price. */
export function voucherOf(facts: Omit<Voucher, 'entries'>, entries: readonly Entry[]): Voucher[] {
  const kept = balanced(entries)
  return kept.length === 0 ? [] : [{ ...facts, entries: kept }]
}

/** What a voucher moves in a ledger; above zero for a debit. */
export const amountIn = ({ entries }: Pick<Voucher, 'entries'>, account: Account): Paise =>
  entries.find((entry) => entry.account === account)?.paise ?? NO_MONEY

/** The sum of a voucher: its debits. */
export const amountOfVoucher = ({ entries }: Pick<Voucher, 'entries'>): Paise =>
  sumPaise(entries.map(amountOf).filter((paise) => paise > 0))
