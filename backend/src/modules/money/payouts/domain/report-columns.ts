/**
 * Columns of the provider's report, by the names that it has used for them; the first name that is found counts. The
 * names of the file from its dashboard come first, then those of its API. Case, spaces and signs of a heading do not
 * matter.
 */
export const LINE_COLUMNS = {
  eventId: ['Event ID'],
  eventType: ['Event Type'],
  saleType: ['Sale Type'],
  currency: ['Event Currency'],
  at: ['Event Time'],
  status: ['Event Status', 'Status'],
  amount: ['Event Amount'],
  net: ['Event Settlement Amount'],
  settledAt: ['Settlement Date', 'Settled On'],
  utr: ['Settlement UTR', 'UTR', 'UTR No.'],
  settlementId: ['CF Settlement ID', 'Settlement ID'],
  reference: ['Order ID', 'Merchant Reference ID', 'Merchant Order ID'],
  paymentId: ['CF Payment ID', 'Cashfree Reference ID', 'Cashfree Payment ID'],
  refundId: ['Refund ID', 'Merchant Refund ID'],
  fee: ['Event Service Charge', 'Payment Service Charge', 'Transaction Service Charge', 'Service Charge'],
  tax: ['Event Service Tax', 'Payment Service Tax', 'Txn ST/GST', 'Service Tax'],
  // The published forms of the report have no such columns; where a report has them, they are kept.
  tds: ['Event TDS', 'TDS Amount', 'TDS'],
  tcs: ['Event TCS', 'TCS Amount', 'TCS'],
  remarks: ['Adjustment Remarks', 'Event Remarks', 'Remarks'],
  settledAmount: ['Amount Settled'],
  charge: ['Settlement Charge'],
  chargeTax: ['Settlement Tax'],
} as const satisfies Record<string, readonly string[]>
export type LineColumn = keyof typeof LINE_COLUMNS

/** A report without these columns cannot be read. */
export const NEEDED_OF_LINES = [
  'eventId',
  'eventType',
  'amount',
  'net',
  'utr',
] as const satisfies LineColumn[]

/** Columns of the report's part with a row for each settlement, if it has one. */
export const SETTLEMENT_COLUMNS = {
  settlementId: ['ID', 'CF Settlement ID', 'Settlement ID'],
  utr: ['UTR No.', 'UTR', 'Settlement UTR'],
  net: ['Net Settlement Amount', 'Amount Settled'],
  settledAt: ['Settlement Date', 'Settled On'],
  charge: ['Settlement Charge'],
  chargeTax: ['Settlement Tax'],
} as const satisfies Record<string, readonly string[]>
export type SettlementColumn = keyof typeof SETTLEMENT_COLUMNS

export const NEEDED_OF_SETTLEMENTS = ['utr', 'net'] as const satisfies SettlementColumn[]
