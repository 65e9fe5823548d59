import { NO_MONEY, type Paise, paise } from '../../../../kernel/amounts/money.js'
import { text } from '../../../../kernel/csv/cells.js'
import { amount, id, instant } from '../../../../kernel/csv/report-cells.js'
import { type Places, ReportRow } from '../../../../kernel/csv/report-row.js'
import { type Fault, type FileRow } from '../../../../kernel/csv/table.js'
import { kindOf } from './event-kind.js'
import { type LineColumn, type SettlementColumn } from './report-columns.js'
import { amountsOf, lineKey, type ReportedSettlement, type ReportLine } from './settlement-line.js'

/** A row about a settlement; null when the bank has no number for it yet. */
export interface RowOfSettlement {
  line: number
  settlement: ReportedSettlement | null
  faults: Fault[]
}

/** A line whose settlement day is not known yet. */
export type UndatedLine = Omit<ReportLine, 'settledAt' | 'at'> & { settledAt: Date | null; at: Date | null }

/** A row about an event. */
export interface ReadEvent {
  line: UndatedLine | null
  /** The provider's number of the settlement. */
  providerId: string | null
  /** The row is about a settlement as a whole. */
  settlement: RowOfSettlement | null
  /** The event is not settled yet. */
  isWaiting: boolean
  faults: Fault[]
}

const LONGEST_REMARK = 200
/** States of an event that moved no money. */
const UNSETTLED = ['PENDING', 'FAILED', 'CANCELLED', 'ON HOLD', 'ONHOLD']

const plain = text(1000).read
const size = (value: Paise): Paise => paise(Math.abs(value))
const upper = (value: string | null): string => (value ?? '').toUpperCase()

export function readSettlement(row: FileRow, places: Places<SettlementColumn>): RowOfSettlement {
  const cells = new ReportRow(row, places)
  const utr = upper(cells.read('utr', id))
  const settlement: ReportedSettlement = {
    utr,
    providerId: cells.read('settlementId', id),
    settledAt: cells.read('settledAt', instant),
    netPaise: cells.read('net', amount),
    chargePaise: size(cells.read('charge', amount) ?? NO_MONEY),
    chargeTaxPaise: size(cells.read('chargeTax', amount) ?? NO_MONEY),
  }
  return { line: row.line, settlement: utr === '' ? null : settlement, faults: cells.faults }
}

export function readEvent(row: FileRow, places: Places<LineColumn>): ReadEvent {
  const cells = new ReportRow(row, places)
  const type = upper(cells.need('eventType', id)).replace(/[\s-]+/g, '_')
  const utr = upper(cells.read('utr', id))
  const providerId = cells.read('settlementId', id)
  if (type === 'SETTLEMENT') return wholeSettlement(cells, utr, providerId)
  const isWaiting = utr === '' || UNSETTLED.includes(upper(cells.read('status', plain)))
  const line = isWaiting ? null : readMoney(cells, { type, utr })
  return { line, providerId, settlement: null, isWaiting, faults: cells.faults }
}

function wholeSettlement(cells: ReportRow<LineColumn>, utr: string, providerId: string | null): ReadEvent {
  const settlement: ReportedSettlement = {
    utr,
    providerId,
    settledAt: cells.read('settledAt', instant),
    netPaise: cells.read('settledAmount', amount) ?? cells.read('net', amount),
    chargePaise: size(cells.read('charge', amount) ?? NO_MONEY),
    chargeTaxPaise: size(cells.read('chargeTax', amount) ?? NO_MONEY),
  }
  const row = { line: cells.line, settlement: utr === '' ? null : settlement, faults: [] }
  return { line: null, providerId, settlement: row, isWaiting: false, faults: cells.faults }
}

function readMoney(
  cells: ReportRow<LineColumn>,
  { type, utr }: { type: string; utr: string },
): UndatedLine | null {
  const eventId = cells.need('eventId', id)
  const given = cells.need('amount', amount)
  const net = cells.need('net', amount)
  const [fee, tax] = [cells.read('fee', amount), cells.read('tax', amount)]
  const [tds, tcs] = [cells.read('tds', amount), cells.read('tcs', amount)]
  const isCredit = isCreditIn(cells, type, net)
  const currency = cells.read('currency', plain)
  if (currency !== null && upper(currency) !== 'INR')
    cells.fail('currency', `The shop takes rupees; this is ${currency.slice(0, 10)}.`)
  const [settledAt, at] = [cells.read('settledAt', instant), cells.read('at', instant)]
  const reference = cells.read('reference', id)
  const [paymentId, refundId] = [cells.read('paymentId', id), cells.read('refundId', id)]
  const kind = kindOf(type, isCredit)
  // Remarks on payments and refunds are the customer's words, and are not needed.
  const remarks = kind === 'payment' || kind === 'refund' ? null : cells.read('remarks', plain)
  if (cells.faults.length > 0 || eventId === null || given === null || net === null) return null
  const columns = {
    amount: size(given),
    net: size(net),
    fee: size(fee ?? NO_MONEY),
    tax: size(tax ?? NO_MONEY),
    tds: tds && size(tds),
    tcs: tcs && size(tcs),
  }
  return {
    line: cells.line,
    key: lineKey(utr, type, eventId),
    utr,
    settledAt,
    at,
    type,
    eventId,
    kind,
    reference,
    paymentId,
    refundId,
    remarks: (remarks ?? '').slice(0, LONGEST_REMARK),
    ...amountsOf(kind, type, isCredit, columns),
  }
}

/** Whether the event increases the payout. If the report does not say so, the sign of its amount does. */
function isCreditIn(cells: ReportRow<LineColumn>, type: string, net: Paise | null): boolean {
  const said = upper(cells.read('saleType', plain))
  if (said === 'CREDIT' || said === 'DEBIT') return said === 'CREDIT'
  if (said !== '') cells.fail('saleType', 'It is CREDIT or DEBIT.')
  return net !== null && net < 0 ? false : type === 'PAYMENT' || type.includes('REVERSE')
}
