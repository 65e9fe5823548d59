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

/** The position of each column below its heading, and its name there. */
export type Places<C extends string> = ReadonlyMap<C, { at: number; name: string }>

const keyOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Finds the columns in a heading. If a name occurs twice, the first one counts. */
export function placesIn<C extends string>(
  columns: Readonly<Record<C, readonly string[]>>,
  cells: readonly string[],
): Places<C> {
  const known = new Map<string, number>()
  cells.forEach((cell, at) => {
    if (!known.has(keyOf(cell))) known.set(keyOf(cell), at)
  })
  const found = Object.entries<readonly string[]>(columns).flatMap(([column, names]) => {
    const at = names.map((name) => known.get(keyOf(name))).find((place) => place !== undefined)
    return at === undefined ? [] : [[column as C, { at, name: (cells[at] ?? '').trim() }] as const]
  })
  return new Map(found)
}
