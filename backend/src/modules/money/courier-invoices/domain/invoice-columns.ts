/**
 * Columns of a courier's list of charges, by the names under which they are found; the first that is found counts.
 * Delhivery documents no names of the file with "the AWB-wise backup data" of an invoice (Delhivery One, Help center,
 * Invoices). The names of its API for charges (Express API, Invoice/Shipping charge API) come first, then those that
 * couriers commonly write; for any others the owner says which column is which.
 */
export const CHARGE_COLUMNS = {
  waybill: ['Waybill', 'wbn', 'Waybill No', 'Waybill Number', 'AWB', 'AWB No', 'AWB Number', 'Tracking ID'],
  type: ['Status', 'ss', 'Charge Type', 'Shipment Type', 'Shipment Status', 'Type'],
  weight: ['charged_weight', 'Charged Weight (g)', 'Charged Weight (kg)', 'Charged Wt', 'Chargeable Weight'],
  charge: ['gross_amount', 'Gross Charge', 'Taxable Amount', 'Taxable Value', 'Charge', 'Freight', 'Amount'],
  tax: ['GST', 'GST Amount', 'Total GST', 'Tax', 'Tax Amount'],
  cgst: ['CGST', 'CGST Amount'],
  sgst: ['SGST', 'SGST Amount', 'SGST/UGST'],
  igst: ['IGST', 'IGST Amount'],
  total: ['total_amount', 'Total Charge', 'Total', 'Grand Total', 'Net Amount'],
} as const satisfies Record<string, readonly string[]>
export type ChargeColumn = keyof typeof CHARGE_COLUMNS
export const CHARGE_COLUMN_NAMES = Object.keys(CHARGE_COLUMNS) as ChargeColumn[]

/** A list without these columns cannot be read. */
export const NEEDED_OF_CHARGES = ['waybill', 'charge'] as const satisfies ChargeColumn[]

/** What the owner says: the heading of a column in the file. */
export type OwnColumns = Partial<Record<ChargeColumn, string>>

/** The names of each column, the owner's before all others. */
export function columnsWith(own: OwnColumns): Record<ChargeColumn, readonly string[]> {
  const columns: Record<ChargeColumn, readonly string[]> = { ...CHARGE_COLUMNS }
  for (const column of CHARGE_COLUMN_NAMES) {
    const name = own[column]
    if (name) columns[column] = [name, ...CHARGE_COLUMNS[column]]
  }
  return columns
}
