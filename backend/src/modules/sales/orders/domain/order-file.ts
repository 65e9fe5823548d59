import { type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli, type Milli, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { type CsvValue } from '../../../../kernel/csv/csv.js'
import { istDay, istTime } from '../../../../kernel/dates/ist.js'
import { type Business } from './business.js'

interface Line {
  name: string
  quantityMilli: Milli
  unitPaise: Paise
  allocations: readonly { batchNumber: string }[]
}

/** The fields of an order that the file contains. */
export interface OrderOfFile {
  orderId: string
  externalId: string
  orderDate: Date
  contactName: string
  mobileNumber: string
  contactNumber: string
  email: string
  address: string
  city: string
  state: string
  postalCode: string
  buyer?: Business | null
  items: readonly Line[]
  totalPaise: Paise
  deliveryPaise: Paise
  finalPaise: Paise
  paidPaise: Paise | null
  refundPaise: Paise | null
  paymentStatus: string
  orderStatus: string
  deliveryStatus: string
  paidAt: Date | null
  cancelledAt: Date | null
  deletedAt: Date | null
  invoiceNumber: string | null
  creditNoteNumber: string | null
  waybill: string | null
}

/** `2026-11-21 10:00` in Indian time; every spreadsheet reads it as a time. */
const when = (at: Date | null): CsvValue => (at ? `${istDay(at)} ${istTime(at).slice(0, 5)}` : null)
const rupees = (paise: Paise | null): CsvValue => (paise === null ? null : paiseToRupees(paise))

function lineOf({ name, quantityMilli, unitPaise, allocations }: Line): string {
  const batches = [...new Set(allocations.map(({ batchNumber }) => batchNumber))]
  const from = batches.length > 0 ? ` (${batches.join(', ')})` : ''
  return `${fromMilli(quantityMilli)} × ${name} at ${paiseToRupees(unitPaise)}${from}`
}

type Column = readonly [name: string, value: (order: OrderOfFile) => CsvValue]

const COLUMNS: readonly Column[] = [
  ['Order', ({ orderId }) => orderId],
  ['External reference', ({ externalId }) => externalId],
  ['Placed (IST)', ({ orderDate }) => when(orderDate)],
  ['Name', ({ contactName }) => contactName],
  ['Customer mobile', ({ mobileNumber }) => mobileNumber],
  ['Contact number', ({ contactNumber }) => contactNumber],
  ['Email', ({ email }) => email],
  ['Address', ({ address }) => address],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['PIN code', ({ postalCode }) => postalCode],
  ['Items', ({ items }) => items.map(lineOf).join('; ')],
  ['Jars', ({ items }) => fromMilli(sumMilli(items.map(({ quantityMilli }) => quantityMilli)))],
  ['Products (rupees)', ({ totalPaise }) => rupees(totalPaise)],
  ['Delivery (rupees)', ({ deliveryPaise }) => rupees(deliveryPaise)],
  ['Total (rupees)', ({ finalPaise }) => rupees(finalPaise)],
  ['Paid (rupees)', ({ paidPaise }) => rupees(paidPaise)],
  ['Refund (rupees)', ({ refundPaise }) => rupees(refundPaise)],
  ['Payment', ({ paymentStatus }) => paymentStatus],
  ['Order status', ({ orderStatus }) => orderStatus],
  ['Delivery status', ({ deliveryStatus }) => deliveryStatus],
  ['Paid at (IST)', ({ paidAt }) => when(paidAt)],
  ['Cancelled at (IST)', ({ cancelledAt }) => when(cancelledAt)],
  ['Deleted at (IST)', ({ deletedAt }) => when(deletedAt)],
  ['Invoice number', ({ invoiceNumber }) => invoiceNumber],
  ['Credit note number', ({ creditNoteNumber }) => creditNoteNumber],
  ['Waybill', ({ waybill }) => waybill],
  ['Business', ({ buyer }) => buyer?.name ?? null],
  ['GSTIN of the business', ({ buyer }) => buyer?.gstin ?? null],
]

export const ORDER_FILE_HEAD = COLUMNS.map(([name]) => name)

/** An order as a line of the file. */
export const orderFileRow = (order: OrderOfFile): CsvValue[] => COLUMNS.map(([, value]) => value(order))
