import { NO_MONEY, type Paise } from '../../../../../kernel/amounts/money.js'
import { type Milli, NO_QUANTITY, subtractMilli } from '../../../../../kernel/amounts/quantity.js'
import { taxIn, type TaxShare } from '../gst.js'
import { type Creditable, creditOf, creditsBefore } from './credit.js'
import { creditedMilli, type OrderCredit } from './credits.js'

/** Jars are counted in pieces: the code and the name of GSTN's list of unit quantity codes (UQC). */
export const JARS_UQC = { code: 'PCS', name: 'PCS-PIECES' }

/** A part of a paper, with the heading under which it is declared. */
export interface TaxedPart {
  hsnCode: string
  name: string
  /** Delivery stands under the goods with the highest rate, and has no quantity. */
  isDelivery: boolean
  quantityMilli: Milli
  /** Value and taxes; without GST the value alone, at the rate 0. */
  tax: TaxShare
}

export interface TaxedOrder extends Creditable {
  items: readonly (Creditable['items'][number] & { name: string; quantityMilli: Milli; hsnCode?: string })[]
  credits?: readonly OrderCredit[]
}

type Share = Omit<TaxedPart, 'tax'> & { paise: Paise; tax?: TaxShare | null | undefined }

/**
 * The parts that an invoice declares: its lines, and delivery together with the goods that have the
 * highest rate.
 */
export function partsOfInvoice(order: TaxedOrder): TaxedPart[] {
  const lines = order.items.map(({ quantityMilli, linePaise: paise, tax }, at) => ({
    ...headOf(order, at),
    quantityMilli,
    paise,
    tax,
  }))
  return taxed([...lines, { ...deliveryHead(order), paise: order.deliveryPaise, tax: order.deliveryTax }])
}

/** The parts that a cancellation's note takes back: all jars that were not refunded before. */
export function partsOfCancellation(order: TaxedOrder): TaxedPart[] {
  const credit = creditOf(order)
  if (!credit) return []
  const before = creditsBefore(order)
  const lines = credit.parts.lines.map((part, at) => ({
    ...headOf(order, at),
    quantityMilli: subtractMilli(order.items[at]?.quantityMilli ?? NO_QUANTITY, creditedMilli(before, at)),
    ...part,
  }))
  return taxed([...lines, { ...deliveryHead(order), ...credit.parts.delivery }])
}

/** The parts that the credit note of a credit takes back. */
export function partsOfCredit(order: TaxedOrder, credit: OrderCredit): TaxedPart[] {
  const lines = credit.lines.map(({ line, quantityMilli, paise, tax }) => ({
    ...headOf(order, line),
    quantityMilli,
    paise,
    tax,
  }))
  return taxed([...lines, { ...deliveryHead(order), paise: credit.deliveryPaise, tax: credit.deliveryTax }])
}

/** A part of nothing, such as delivery that was free, is not declared. */
const taxed = (shares: readonly Share[]): TaxedPart[] =>
  shares
    .filter(({ paise, quantityMilli }) => paise !== NO_MONEY || quantityMilli !== NO_QUANTITY)
    .map(({ paise, tax, ...share }) => ({ ...share, tax: tax ?? taxIn(paise, 0, false) }))

/** A line from before lines had codes uses the code of its order. */
function headOf({ items, gst }: TaxedOrder, at: number): Pick<TaxedPart, 'hsnCode' | 'name' | 'isDelivery'> {
  const { hsnCode, name } = items[at] ?? {}
  return { hsnCode: hsnCode || (gst?.hsnCode ?? ''), name: name ?? '', isDelivery: false }
}

function deliveryHead(order: TaxedOrder): Omit<TaxedPart, 'tax'> {
  const rates = order.items.map(({ tax }) => tax?.ratePercent ?? 0)
  const heading = headOf(order, rates.indexOf(Math.max(...rates)))
  return { ...heading, isDelivery: true, quantityMilli: NO_QUANTITY }
}
