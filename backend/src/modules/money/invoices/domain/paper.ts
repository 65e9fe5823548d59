import { addPaise, formatRupees, type Paise } from '../../../../kernel/amounts/money.js'
import { fromMilli, type Milli } from '../../../../kernel/amounts/quantity.js'
import { dayInWords, istDay } from '../../../../kernel/dates/ist.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { enteredLicence } from '../../../office/settings/domain/shop-settings.js'
import { type PaperBuyer, type PaperSeller } from '../../../sales/orders/domain/money/paper-facts.js'

export interface TaxShare {
  ratePercent: number
  taxablePaise: Paise
  cgstPaise: Paise
  sgstPaise: Paise
  igstPaise: Paise
}

/** The fields of an order that every paper needs. */
export interface PaperOrder extends PaperBuyer {
  orderId: OrderId
  orderDate: Date
  invoiceNumber: string
  paidAt: Date
  paymentStatus: string
  refundPaise: Paise | null
  refundReference: string | null
  items: readonly {
    name: string
    quantityMilli: Milli
    unitPaise: Paise
    linePaise: Paise
    /** Empty in papers from before lines had HSN codes of their own. */
    hsnCode?: string
    tax?: TaxShare | null
  }[]
  totalPaise: Paise
  deliveryPaise: Paise
  finalPaise: Paise
  gst?: { gstin: string; hsnCode: string; placeOfSupply: string; interState: boolean } | null
  deliveryTax?: TaxShare | null
}

export interface PaperRow {
  what: string
  quantity: string
  price: string
  amount: string
}

/** The text of an invoice or a credit note, ready to be drawn. */
export interface Paper {
  title: string
  number: string
  shop: string
  seller: string[]
  /** The heading above the buyer's lines. */
  to: string
  buyer: string[]
  facts: [name: string, value: string][]
  rows: PaperRow[]
  sums: [name: string, amount: string][]
  total: [name: string, amount: string]
  inWords: string
  taxes: [rate: string, taxable: string, parts: string][]
  notes: string[]
}

/** The day in India: `21 Nov 2026`. */
export const day = (at: Date): string => dayInWords(istDay(at))

export function money(paise: Paise): string {
  const text = formatRupees(paise)
  return text.includes('.') ? text : `${text}.00`
}

/** The head and the lines, which all papers of an order share. */
export function commonParts(
  order: PaperOrder,
  seller: PaperSeller,
): Pick<Paper, 'shop' | 'seller' | 'buyer' | 'rows'> {
  return {
    shop: seller.name,
    seller: sellerLines(order, seller),
    buyer: [
      order.contactName,
      order.address,
      [order.city, order.state, order.postalCode].filter(Boolean).join(', '),
      `Phone ${order.contactNumber}`,
    ],
    rows: order.items.map((item) => ({
      what:
        item.hsnCode && item.tax
          ? `${item.name}\nHSN ${item.hsnCode}, GST ${item.tax.ratePercent}%`
          : item.name,
      quantity: String(fromMilli(item.quantityMilli)),
      price: money(item.unitPaise),
      amount: money(item.linePaise),
    })),
  }
}

function sellerLines({ gst }: PaperOrder, seller: PaperSeller): string[] {
  const licence = enteredLicence(seller)
  const { line, city, state, pin } = seller.address
  return [
    seller.legalName,
    line,
    [city, state, pin].filter(Boolean).join(', '),
    `Phone ${seller.phone}`,
    seller.email,
    ...(licence ? [`FSSAI licence ${licence}`] : []),
    ...(gst ? [`GSTIN ${gst.gstin}`] : []),
  ]
}

/** Place of supply and HSN codes, which are needed only for tax. */
export function taxFacts({ gst, items }: PaperOrder): Paper['facts'] {
  if (!gst) return []
  const place: Paper['facts'] = [['Place of supply', gst.placeOfSupply]]
  return items.every(({ hsnCode }) => hsnCode) ? place : [...place, ['HSN code', gst.hsnCode]]
}

/** One line of tax for each rate, goods and delivery together. */
export function taxLines(
  { gst }: PaperOrder,
  shares: readonly (TaxShare | null | undefined)[],
): Paper['taxes'] {
  const byRate = new Map<number, TaxShare>()
  for (const share of shares) {
    if (!share) continue
    const sum = byRate.get(share.ratePercent)
    byRate.set(share.ratePercent, sum ? added(sum, share) : share)
  }
  return [...byRate.values()]
    .sort((a, b) => a.ratePercent - b.ratePercent)
    .map((share) => {
      const half = share.ratePercent / 2
      const parts = gst?.interState
        ? `IGST ${share.ratePercent}% ${money(share.igstPaise)}`
        : `CGST ${half}% ${money(share.cgstPaise)}   SGST ${half}% ${money(share.sgstPaise)}`
      return [`GST ${share.ratePercent}%`, `on ${money(share.taxablePaise)}`, parts]
    })
}

function added(a: TaxShare, b: TaxShare): TaxShare {
  return {
    ratePercent: a.ratePercent,
    taxablePaise: addPaise(a.taxablePaise, b.taxablePaise),
    cgstPaise: addPaise(a.cgstPaise, b.cgstPaise),
    sgstPaise: addPaise(a.sgstPaise, b.sgstPaise),
    igstPaise: addPaise(a.igstPaise, b.igstPaise),
  }
}
