import { istDay } from '../../../kernel/ist.js'
import { formatRupees, type Paise } from '../../../kernel/money.js'
import { fromMilli, type Milli } from '../../../kernel/quantity.js'
import { amountInWords } from './amount-in-words.js'

interface TaxShare {
  ratePercent: number
  taxablePaise: Paise
  cgstPaise: Paise
  sgstPaise: Paise
  igstPaise: Paise
}

/** What an invoice tells of an order. */
export interface InvoicedOrder {
  orderId: string
  orderDate: Date
  invoiceNumber: string
  paidAt: Date
  paymentReference: string | null
  orderStatus: string
  paymentStatus: string
  refundPaise: Paise | null
  refundReference: string | null
  contactName: string
  contactNumber: string
  address: string
  city: string
  state: string
  pin: string
  items: readonly {
    name: string
    quantityMilli: Milli
    unitPaise: Paise
    linePaise: Paise
    tax?: TaxShare | null
  }[]
  totalPaise: Paise
  deliveryPaise: Paise
  finalPaise: Paise
  gst?: { gstin: string; hsnCode: string; placeOfSupply: string; interState: boolean } | null
  deliveryTax?: TaxShare | null
}

/** What it tells of the shop. */
export interface Seller {
  name: string
  legalName: string
  address: { line: string; city: string; state: string; pin: string }
  phone: string
  email: string
  fssaiLicence: string
}

export interface InvoiceRow {
  what: string
  quantity: string
  price: string
  amount: string
}

/** An invoice in words, ready to be drawn. */
export interface Invoice {
  title: string
  /** Said across the page's head when the order came to nothing. */
  stamp: string | null
  number: string
  shop: string
  seller: string[]
  buyer: string[]
  facts: [name: string, value: string][]
  rows: InvoiceRow[]
  sums: [name: string, amount: string][]
  total: [name: string, amount: string]
  inWords: string
  taxes: [rate: string, taxable: string, parts: string][]
  notes: string[]
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21 Nov 2026`, the day in India. */
function day(at: Date): string {
  const [year, month, date] = istDay(at).split('-').map(Number) as [number, number, number]
  return `${date} ${MONTHS[month - 1]} ${year}`
}

const money = (paise: Paise): string => {
  const text = formatRupees(paise)
  return text.includes('.') ? text : `${text}.00`
}

/** Everything that an invoice says; nothing is computed that the order does not hold. */
export function invoiceOf(order: InvoicedOrder, seller: Seller): Invoice {
  const isCancelled = order.orderStatus === 'Cancelled'
  return {
    title: order.gst ? 'Tax invoice' : 'Bill of supply',
    stamp: isCancelled ? 'Cancelled' : null,
    number: order.invoiceNumber,
    shop: seller.name,
    seller: sellerLines(order, seller),
    buyer: [
      order.contactName,
      order.address,
      [order.city, order.state, order.pin].filter(Boolean).join(', '),
      `Phone ${order.contactNumber}`,
    ],
    facts: factsOf(order),
    rows: order.items.map((item) => ({
      what: item.name,
      quantity: String(fromMilli(item.quantityMilli)),
      price: money(item.unitPaise),
      amount: money(item.linePaise),
    })),
    sums: [
      ['Products', money(order.totalPaise)],
      ['Delivery', money(order.deliveryPaise)],
    ],
    total: [isCancelled ? 'Total paid' : 'Total', money(order.finalPaise)],
    inWords: amountInWords(order.finalPaise),
    taxes: taxLines(order),
    notes: notesOf(order),
  }
}

function sellerLines({ gst }: InvoicedOrder, seller: Seller): string[] {
  const { line, city, state, pin } = seller.address
  return [
    seller.legalName,
    line,
    [city, state, pin].filter(Boolean).join(', '),
    `Phone ${seller.phone}`,
    seller.email,
    `FSSAI licence ${seller.fssaiLicence}`,
    ...(gst ? [`GSTIN ${gst.gstin}`] : []),
  ]
}

function factsOf(order: InvoicedOrder): [string, string][] {
  return [
    ['Invoice number', order.invoiceNumber],
    ['Invoice date', day(order.paidAt)],
    ['Order', order.orderId],
    ['Order date', day(order.orderDate)],
    ...(order.paymentReference ? [['Payment', order.paymentReference] as [string, string]] : []),
    ...(order.gst
      ? ([
          ['Place of supply', order.gst.placeOfSupply || order.state],
          ['HSN code', order.gst.hsnCode],
        ] as [string, string][])
      : []),
  ]
}

/** One line for each rate, goods and delivery together. */
function taxLines(order: InvoicedOrder): Invoice['taxes'] {
  const byRate = new Map<number, TaxShare>()
  for (const share of [...order.items.map(({ tax }) => tax), order.deliveryTax]) {
    if (!share) continue
    const sum = byRate.get(share.ratePercent)
    byRate.set(share.ratePercent, sum ? added(sum, share) : share)
  }
  return [...byRate.values()]
    .sort((a, b) => a.ratePercent - b.ratePercent)
    .map((share) => {
      const half = share.ratePercent / 2
      const parts = order.gst?.interState
        ? `IGST ${share.ratePercent}% ${money(share.igstPaise)}`
        : `CGST ${half}% ${money(share.cgstPaise)}   SGST ${half}% ${money(share.sgstPaise)}`
      return [`GST ${share.ratePercent}%`, `on ${money(share.taxablePaise)}`, parts]
    })
}

function added(a: TaxShare, b: TaxShare): TaxShare {
  return {
    ratePercent: a.ratePercent,
    taxablePaise: a.taxablePaise + b.taxablePaise,
    cgstPaise: a.cgstPaise + b.cgstPaise,
    sgstPaise: a.sgstPaise + b.sgstPaise,
    igstPaise: a.igstPaise + b.igstPaise,
  }
}

function notesOf(order: InvoicedOrder): string[] {
  const tax = order.gst ? 'GST is included in the prices.' : 'No GST is collected.'
  if (order.orderStatus !== 'Cancelled') return [tax]
  const refund = order.refundPaise ?? 0
  const kept = order.finalPaise - refund
  const keptNote = kept > 0 ? ` ${money(kept)} is kept as cancellation charge.` : ''
  const state =
    order.paymentStatus === 'Refund Completed'
      ? `${money(refund)} was refunded, reference ${order.refundReference ?? ''}.`
      : `${money(refund)} is being refunded.`
  return [`This order was cancelled. ${state}${keptNote}`, tax]
}
