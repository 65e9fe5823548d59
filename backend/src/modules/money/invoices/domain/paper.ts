import { addPaise, formatRupees, type Paise } from '../../../../kernel/amounts/money.js'
import { fromMilli, type Milli } from '../../../../kernel/amounts/quantity.js'
import { dayInWords, istDay } from '../../../../kernel/dates/ist.js'
import { isNobody } from '../../../../kernel/text/anonymous.js'
import { stateWithCode } from '../../../../kernel/text/indian-states.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { enteredLicence } from '../../../office/settings/domain/shop-settings.js'
import { type Business } from '../../../sales/orders/domain/business.js'
import { type PaperBuyer, type PaperSeller } from '../../../sales/orders/domain/money/paper-facts.js'
import { JARS_UQC } from '../../../sales/orders/domain/money/taxed-parts.js'

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
  gst?: { gstin: string; hsnCode: string; interState: boolean } | null
  /** The state, as it was when the paper got its number; empty in old papers without GST. */
  placeOfSupply: string
  buyer?: Business | null
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
    buyer: buyerLines(order),
    rows: order.items.map((item) => ({
      what: goodsInWords(item),
      quantity: jarsInPieces(item.quantityMilli),
      price: money(item.unitPaise),
      amount: money(item.linePaise),
    })),
  }
}

/** The name of a line's goods with their heading and rate. */
export const goodsInWords = ({ name, hsnCode, tax }: PaperOrder['items'][number]): string =>
  hsnCode && tax ? `${name}\nHSN ${hsnCode}, GST ${tax.ratePercent}%` : name

/** A number of jars with its unit: `2 PCS`. */
export const jarsInPieces = (quantityMilli: Milli): string => `${fromMilli(quantityMilli)} ${JARS_UQC.code}`

/** The line of delivery among the sums; its rate is that of the goods. */
export const deliverySum = (deliveryPaise: Paise, tax: TaxShare | null | undefined): [string, string] => [
  tax ? `Delivery, GST ${tax.ratePercent}%` : 'Delivery',
  money(deliveryPaise),
]

function buyerLines({ buyer, ...order }: PaperOrder): string[] {
  return [
    ...(buyer ? [buyer.name, `GSTIN ${buyer.gstin}`] : []),
    order.contactName,
    order.address,
    [order.city, stateWithCode(order.state), order.postalCode].filter(Boolean).join(', '),
    ...(isNobody(order.contactNumber) ? [] : [`Phone ${order.contactNumber}`]),
  ]
}

function sellerLines({ gst }: PaperOrder, seller: PaperSeller): string[] {
  const licence = enteredLicence(seller)
  const gstin = gst?.gstin ?? seller.gstin
  const { line, city, state, pin } = seller.address
  return [
    seller.legalName,
    line,
    [city, stateWithCode(state), pin].filter(Boolean).join(', '),
    `Phone ${seller.phone}`,
    seller.email,
    ...(licence ? [`FSSAI licence ${licence}`] : []),
    ...(gstin ? [`GSTIN ${gstin}`] : []),
  ]
}

/** Place of supply, and the HSN code where the lines have none of their own. */
export function supplyFacts({ gst, items, placeOfSupply }: PaperOrder): Paper['facts'] {
  const place: Paper['facts'] = placeOfSupply ? [['Place of supply', stateWithCode(placeOfSupply)]] : []
  return !gst || items.every(({ hsnCode }) => hsnCode) ? place : [...place, ['HSN code', gst.hsnCode]]
}

/** Whether any tax is charged on a paper of the order; what is exempt has the rate 0. */
export const isTaxed = ({ items, deliveryTax }: Pick<PaperOrder, 'items' | 'deliveryTax'>): boolean =>
  [...items.map(({ tax }) => tax), deliveryTax].some((tax) => tax != null && tax.ratePercent > 0)

/** The last lines of a taxed paper: rule 46(p) of the CGST Rules, and the proviso to its clause (q). */
export const closingNotes = (order: PaperOrder): string[] =>
  isTaxed(order) ? ['Tax payable on reverse charge: No', 'Issued electronically, without a signature.'] : []

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
