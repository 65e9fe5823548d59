import {
  maxPaise,
  NO_MONEY,
  type Paise,
  subtractPaise,
  sumPaise,
} from '../../../../../kernel/amounts/money.js'
import { type OrderGst, taxIn, type TaxShare } from '../gst.js'
import { type OrderCredit } from './credits.js'

/** A line of the invoice, or its delivery, after its credit notes. */
export interface InvoicePart {
  paise: Paise
  tax: TaxShare | null
}

/** The lines in their order, then delivery. */
export interface InvoiceParts {
  lines: InvoicePart[]
  delivery: InvoicePart
}

export interface Invoiced {
  items: readonly { linePaise: Paise; tax?: TaxShare | null }[]
  deliveryPaise: Paise
  deliveryTax?: TaxShare | null
  gst?: OrderGst | null
}

/** The parts of an invoice that are left after some credits. */
export function standingAfter(order: Invoiced, credits: readonly OrderCredit[]): InvoiceParts {
  const parts = credits.flatMap(({ lines }) => lines)
  return {
    lines: order.items.map(({ linePaise, tax }, at) =>
      parts.filter(({ line }) => line === at).reduce(without, { paise: linePaise, tax: tax ?? null }),
    ),
    delivery: credits
      .map(({ deliveryPaise: paise, deliveryTax: tax }) => ({ paise, tax }))
      .reduce(without, { paise: order.deliveryPaise, tax: order.deliveryTax ?? null }),
  }
}

/** A part reduced by what was taken of it. */
export function without(part: InvoicePart, taken: InvoicePart): InvoicePart {
  return {
    paise: subtractPaise(part.paise, taken.paise),
    tax: part.tax && taken.tax ? taxWithout(part.tax, taken.tax) : part.tax,
  }
}

/**
 * The tax on an amount that is taken from a part: the tax that is left, less the tax in what remains. So
 * an invoice less all its notes is taxed exactly as what is left of it, to the paisa, and never below
 * zero.
 */
export function taxTaken({ paise, tax }: InvoicePart, taken: Paise, gst: OrderGst | null): TaxShare | null {
  if (!tax || !gst) return null
  const left = taxIn(subtractPaise(paise, taken), tax.ratePercent, gst.interState)
  const part = (key: 'cgstPaise' | 'sgstPaise' | 'igstPaise') =>
    maxPaise(NO_MONEY, subtractPaise(tax[key], left[key]))
  const [cgstPaise, sgstPaise, igstPaise] = [part('cgstPaise'), part('sgstPaise'), part('igstPaise')]
  const taxablePaise = subtractPaise(taken, sumPaise([cgstPaise, sgstPaise, igstPaise]))
  return { ratePercent: tax.ratePercent, taxablePaise, cgstPaise, sgstPaise, igstPaise }
}

function taxWithout(tax: TaxShare, taken: TaxShare): TaxShare {
  return {
    ratePercent: tax.ratePercent,
    taxablePaise: subtractPaise(tax.taxablePaise, taken.taxablePaise),
    cgstPaise: subtractPaise(tax.cgstPaise, taken.cgstPaise),
    sgstPaise: subtractPaise(tax.sgstPaise, taken.sgstPaise),
    igstPaise: subtractPaise(tax.igstPaise, taken.igstPaise),
  }
}
