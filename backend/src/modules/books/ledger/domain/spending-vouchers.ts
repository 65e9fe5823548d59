import { addPaise, type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type PaidFrom } from '../../../money/desk/drawer/domain/cash.js'
import { type ExpenseType } from '../../../money/expenses/domain/expense-types.js'
import { type PaidTax, sumOfTax } from '../../../money/expenses/domain/input-tax.js'
import { ACCOUNT_OF_EXPENSE, type AccountKey, supplierAccount } from './accounts.js'
import { credit, debit, type Entry, type Voucher, voucherOf } from './voucher.js'

/**
 * Cash that is taken out of the drawer is noted there, with its reason, and is then in hand; what is bought with it is
 * paid from the hand. So the ledger of the drawer always has the drawer's own balance.
 */
const FROM: Readonly<Record<PaidFrom, AccountKey>> = { bank: 'bank', drawer: 'cash', owner: 'owner' }

const inputs = ({ cgstPaise, sgstPaise, igstPaise }: PaidTax): Entry[] => [
  debit('inputCgst', cgstPaise),
  debit('inputSgst', sgstPaise),
  debit('inputIgst', igstPaise),
]

/** An expense; below zero when it takes another one back. */
export interface ExpenseFact {
  id: string
  day: IstDay
  type: ExpenseType
  /** With tax. */
  amountPaise: Paise
  /** What of the tax is claimed as input tax. */
  claimed: PaidTax
  paidFrom: PaidFrom
  description: string
  vendor: { name: string; gstin: string | null } | null
  billNumber: string
}

export function expenseVoucher(expense: ExpenseFact): Voucher[] {
  const { id, day, type, amountPaise, claimed, paidFrom, description, vendor, billNumber } = expense
  return voucherOf(
    {
      id: `expense:${id}`,
      kind: 'expense',
      day,
      number: billNumber,
      narration: description || type,
      about: { kind: 'expense', id },
      party: vendor,
    },
    [
      debit(ACCOUNT_OF_EXPENSE[type], amountPaise),
      credit(ACCOUNT_OF_EXPENSE[type], sumOfTax(claimed)),
      ...inputs(claimed),
      credit(FROM[paidFrom], amountPaise),
    ],
  )
}

/** A supplier's bill; tax that cannot be claimed is a part of the price. */
export interface BillFact {
  billId: string
  supplierId: string
  supplierName: string
  gstin: string | null
  number: string
  day: IstDay
  lines: readonly (PaidTax & { what: string; taxablePaise: Paise })[]
  totalPaise: Paise
  isClaimable: boolean
}

export function billVoucher(bill: BillFact): Voucher[] {
  const { billId, supplierId, supplierName: name, gstin, number, day, lines, totalPaise, isClaimable } = bill
  const taxable = sumPaise(lines.map(({ taxablePaise }) => taxablePaise))
  const tax: PaidTax = {
    cgstPaise: sumPaise(lines.map(({ cgstPaise }) => cgstPaise)),
    sgstPaise: sumPaise(lines.map(({ sgstPaise }) => sgstPaise)),
    igstPaise: sumPaise(lines.map(({ igstPaise }) => igstPaise)),
  }
  return voucherOf(
    {
      id: `bill:${billId}`,
      kind: 'bill',
      day,
      number,
      narration: lines.map(({ what }) => what).join(', '),
      about: { kind: 'bill', id: billId },
      party: { name, gstin },
    },
    [
      debit('purchases', isClaimable ? taxable : addPaise(taxable, sumOfTax(tax))),
      ...(isClaimable ? inputs(tax) : []),
      credit(supplierAccount(supplierId), totalPaise),
    ],
  )
}

export interface BillPaymentFact {
  paymentId: string
  billId: string
  supplierId: string
  day: IstDay
  amountPaise: Paise
  paidFrom: PaidFrom
}

export function billPaymentVoucher(payment: BillPaymentFact): Voucher[] {
  const { paymentId, billId, supplierId, day, amountPaise, paidFrom } = payment
  return voucherOf(
    {
      id: `bill-payment:${paymentId}`,
      kind: 'bill payment',
      day,
      number: '',
      narration: 'Payment of a bill',
      about: { kind: 'bill', id: billId },
      party: null,
    },
    [debit(supplierAccount(supplierId), amountPaise), credit(FROM[paidFrom], amountPaise)],
  )
}

/** What happened to a cash drawer, apart from sales and refunds, which are receipts and refunds of orders. */
export type DrawerFact = { drawerId: string; day: IstDay } & (
  | { what: 'opened'; paise: Paise }
  | { what: 'in' | 'out'; moveId: string; paise: Paise; reason: string }
  | { what: 'closed'; countedPaise: Paise; differencePaise: Paise; note: string }
)

export function drawerVoucher(fact: DrawerFact): Voucher[] {
  const { drawerId, day } = fact
  const head = {
    kind: 'drawer',
    day,
    number: '',
    about: { kind: 'drawer', id: drawerId },
    party: null,
  } as const
  if (fact.what === 'closed') {
    const { countedPaise, differencePaise, note } = fact
    const narration = `The drawer is counted and closed${note && `: ${note}`}`
    return voucherOf({ ...head, id: `drawer-closed:${drawerId}`, narration }, [
      debit('cash', countedPaise),
      credit('cashDifferences', differencePaise),
      credit('drawer', countedPaise),
      debit('drawer', differencePaise),
    ])
  }
  const { paise } = fact
  if (fact.what === 'opened')
    return voucherOf({ ...head, id: `drawer-opened:${drawerId}`, narration: 'The drawer is opened' }, [
      debit('drawer', paise),
      credit('cash', paise),
    ])
  const { what, moveId, reason } = fact
  const signed = what === 'in' ? debit : credit
  const against = what === 'in' ? credit : debit
  const narration = `Cash ${what === 'in' ? 'put into' : 'taken out of'} the drawer${reason && `: ${reason}`}`
  return voucherOf({ ...head, id: `drawer-move:${moveId}`, narration }, [
    signed('drawer', paise),
    against('cash', paise),
  ])
}
