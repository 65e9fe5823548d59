import { type Milli, NO_QUANTITY, subtractMilli } from '../../../../../kernel/amounts/quantity.js'
import { type TaxShare } from '../gst.js'
import { type Creditable, creditOf, creditsBefore } from './credit.js'
import { creditedMilli, type OrderCredit } from './credits.js'

/** A part of a paper, by the heading that it is declared under. */
export interface TaxedPart {
  hsnCode: string
  name: string
  quantityMilli: Milli
  tax: TaxShare
}

export interface TaxedOrder extends Creditable {
  items: readonly (Creditable['items'][number] & { name: string; quantityMilli: Milli; hsnCode?: string })[]
  credits?: readonly OrderCredit[]
}

type Share = Omit<TaxedPart, 'tax'> & { tax?: TaxShare | null | undefined }

/** What an invoice declares: its lines, and delivery together with the goods that have the highest rate. */
export function partsOfInvoice(order: TaxedOrder): TaxedPart[] {
  const lines = order.items.map((item, at) => ({
    ...headOf(order, at),
    quantityMilli: item.quantityMilli,
    tax: item.tax,
  }))
  return taxed([...lines, { ...deliveryHead(order), tax: order.deliveryTax }])
}

/** What the note of a cancellation takes back: all jars that were not paid back before. */
export function partsOfCancellation(order: TaxedOrder): TaxedPart[] {
  const credit = creditOf(order)
  if (!credit) return []
  const before = creditsBefore(order)
  const lines = order.items.map(({ quantityMilli }, at) => ({
    ...headOf(order, at),
    quantityMilli: subtractMilli(quantityMilli, creditedMilli(before, at)),
    tax: credit.parts.lines[at]?.tax,
  }))
  return taxed([...lines, { ...deliveryHead(order), tax: credit.parts.delivery.tax }])
}

/** The taxed parts that the credit note of a credit takes back. */
export function partsOfCredit(order: TaxedOrder, credit: OrderCredit): TaxedPart[] {
  const lines = credit.lines.map(({ line, quantityMilli, tax }) => ({
    ...headOf(order, line),
    quantityMilli,
    tax,
  }))
  return taxed([...lines, { ...deliveryHead(order), tax: credit.deliveryTax }])
}

const taxed = (shares: readonly Share[]): TaxedPart[] =>
  shares.flatMap(({ tax, ...share }) => (tax ? [{ ...share, tax }] : []))

/** A line from before lines had codes stands under the one of its order. */
function headOf({ items, gst }: TaxedOrder, at: number): Pick<TaxedPart, 'hsnCode' | 'name'> {
  const { hsnCode, name } = items[at] ?? {}
  return { hsnCode: hsnCode || (gst?.hsnCode ?? ''), name: name ?? '' }
}

function deliveryHead(order: TaxedOrder): Omit<TaxedPart, 'tax'> {
  const rates = order.items.map(({ tax }) => tax?.ratePercent ?? 0)
  return { ...headOf(order, rates.indexOf(Math.max(...rates))), quantityMilli: NO_QUANTITY }
}
