import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { csvOf } from '../../../../../kernel/csv/csv.js'
import { istDay } from '../../../../../kernel/dates/ist.js'
import { type RefundPurpose } from '../../domain/refund.js'
import { type StatementLine } from '../refund-statement.queries.js'

const HEAD = [
  'Date',
  'Order',
  'Purpose',
  'Way',
  'Amount',
  'Reference',
  'Status',
  'Refunded on',
  'Credit note',
]

const PURPOSES: Readonly<Record<RefundPurpose, string>> = {
  cancelled: 'Cancelled order',
  credit: 'Part refund',
  recall: 'Recalled jars',
  extra: 'Paid twice',
  late: 'Paid too late',
  excess: 'Paid too much',
  staff: 'Payment given back',
}

/** Refunds of a month, for the books; amounts in rupees. */
export function statementCsv(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ refund, reference, creditNote }) => [
    istDay(refund.createdAt),
    refund.orderId,
    PURPOSES[refund.purpose],
    refund.method === 'hand' ? 'By hand' : 'Payment provider',
    paiseToRupees(refund.amountPaise),
    reference,
    refund.status,
    refund.status === 'succeeded' && refund.settledAt ? istDay(refund.settledAt) : null,
    creditNote,
  ])
  return csvOf(HEAD, rows)
}
