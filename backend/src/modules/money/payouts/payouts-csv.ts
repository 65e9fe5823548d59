import { type Paise, paiseToRupees } from '../../../kernel/amounts/money.js'
import { csvOf } from '../../../kernel/csv/csv.js'
import { istDay } from '../../../kernel/dates/ist.js'
import { type LineState } from './domain/match.js'
import { type StoredLine } from './schemas/settlement-line.schema.js'

const HEAD = [
  'Settled on',
  'UTR',
  'Event',
  'Event ID',
  'Event date',
  'Order',
  'Amount',
  'Fee',
  'GST on fee',
  'Net',
  'In our books',
  'Match',
  'Settled by hand',
  'TDS',
  'TCS',
]

const STATES: Readonly<Record<LineState, string>> = {
  matched: 'Matches',
  differs: 'Differs',
  unknown: 'Not in our books',
  foreign: 'Not ours',
  look: 'To look at',
}

/** Lines of settlements, for the books; amounts in rupees. */
export function payoutsCsv(lines: readonly StoredLine[]): string {
  const rows = lines.map((line) => [
    istDay(line.settledAt),
    line.utr,
    line.type,
    line.eventId,
    istDay(line.at),
    line.orderId ?? line.reference,
    paiseToRupees(line.amountPaise),
    paiseToRupees(line.feePaise),
    paiseToRupees(line.taxPaise),
    paiseToRupees(line.netPaise),
    inRupees(line.expectedPaise),
    STATES[line.state],
    line.closed?.note ?? null,
    inRupees(line.tdsPaise),
    inRupees(line.tcsPaise),
  ])
  return csvOf(HEAD, rows)
}

const inRupees = (paise: Paise | null): number | null => (paise === null ? null : paiseToRupees(paise))
