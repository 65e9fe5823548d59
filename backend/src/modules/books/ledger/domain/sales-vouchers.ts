import { NO_MONEY, type Paise, subtractPaise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type PaidClaim } from '../../../sales/orders/domain/fulfilment/parcel-care.js'
import { type TaxShare } from '../../../sales/orders/domain/gst.js'
import { credit, debit, type Entry, negative, type Voucher, voucherOf } from './voucher.js'

/** An invoice, or a note that takes back a part of one. Amounts are never below zero. */
export interface PaperFact {
  kind: 'invoice' | 'credit note'
  orderId: string
  /** null for the minute until the paper has its number. */
  number: string | null
  day: IstDay
  buyer: { name: string; gstin: string } | null
  /** Number of the invoice that a note takes back. */
  takesBack: { number: string | null } | null
  parts: readonly { isDelivery: boolean; tax: TaxShare }[]
  /** Value with tax. */
  totalPaise: Paise
  /** Of an invoice, what staff waived by accepting a smaller payment; of a note, what was never paid of it. */
  waivedPaise: Paise
}

/** The invoice or the credit note, and what was waived of it. */
export function paperVouchers(paper: PaperFact): Voucher[] {
  const { kind, orderId, day, totalPaise, waivedPaise, takesBack } = paper
  const isInvoice = kind === 'invoice'
  const number = paper.number ?? orderId
  // A note has the entries of its invoice the other way round, and its goods stand as returns.
  const turned = (entries: Entry[]): Entry[] =>
    isInvoice ? entries : entries.map(({ account, paise }) => ({ account, paise: negative(paise) }))
  const taxes = paper.parts.map(({ tax }) => tax)
  const goods = isInvoice ? 'sales' : 'salesReturns'
  const head = { day, number, about: { kind: 'order', id: orderId } as const, party: paper.buyer }
  const taken = takesBack?.number ? ` for invoice ${takesBack.number}` : ''
  return [
    ...voucherOf(
      {
        ...head,
        id: `${kind}:${number}`,
        kind,
        narration: `Order ${orderId}${taken}`,
      },
      turned([
        debit('customers', totalPaise),
        credit(goods, taxableOf(paper, false)),
        credit('delivery', taxableOf(paper, true)),
        credit('outputCgst', sumPaise(taxes.map(({ cgstPaise }) => cgstPaise))),
        credit('outputSgst', sumPaise(taxes.map(({ sgstPaise }) => sgstPaise))),
        credit('outputIgst', sumPaise(taxes.map(({ igstPaise }) => igstPaise))),
      ]),
    ),
    ...voucherOf(
      {
        ...head,
        id: `discount:${number}`,
        kind: 'discount',
        narration: isInvoice
          ? `Order ${orderId} was accepted with a smaller payment`
          : `Order ${orderId}: what had not been paid is credited as well`,
      },
      turned([debit('discounts', waivedPaise), credit('customers', waivedPaise)]),
    ),
  ]
}

function taxableOf({ parts }: PaperFact, ofDelivery: boolean): Paise {
  return sumPaise(parts.flatMap(({ isDelivery, tax }) => (isDelivery === ofDelivery ? tax.taxablePaise : [])))
}

/** Money that came in for an order, or went back. */
export interface MoneyFact {
  /** The provider's or the shop's id of it. */
  id: string
  orderId: string
  day: IstDay
  paise: Paise
  place: 'gateway' | 'bank' | 'drawer'
  reference: string
}

const PLACES = { gateway: 'through the payment gateway', bank: 'by UPI or transfer', drawer: 'in cash' }

export function receiptVoucher({ id, orderId, day, paise, place, reference }: MoneyFact): Voucher[] {
  return voucherOf(
    {
      id: `receipt:${id}`,
      kind: 'receipt',
      day,
      number: reference,
      narration: `Paid ${PLACES[place]} for order ${orderId}`,
      about: { kind: 'order', id: orderId },
      party: null,
    },
    [debit(place, paise), credit('customers', paise)],
  )
}

export function refundVoucher({ id, orderId, day, paise, place, reference }: MoneyFact): Voucher[] {
  return voucherOf(
    {
      id: `refund:${id}`,
      kind: 'refund',
      day,
      number: reference,
      narration: `Refunded ${PLACES[place]} for order ${orderId}`,
      about: { kind: 'order', id: orderId },
      party: null,
    },
    [debit('customers', paise), credit(place, paise)],
  )
}

/** A payment that no settlement will contain, as a person noted. */
export function writtenOffVoucher({
  id,
  orderId,
  day,
  paise,
  reference,
}: Omit<MoneyFact, 'place'>): Voucher[] {
  return voucherOf(
    {
      id: `written-off:${id}`,
      kind: 'settlement',
      day,
      number: reference,
      narration: `Payment ${id} of order ${orderId} will be in no settlement`,
      about: { kind: 'order', id: orderId },
      party: null,
    },
    [debit('gatewayOther', paise), credit('gateway', paise)],
  )
}

/** An event in a settlement; `amount - fee - tax = net`, when the report is consistent. */
export interface SettledLine {
  id: string
  utr: string
  /** The day under which it is in the books. */
  bookedOn: IstDay
  /** The day on which it clears a payment or refund of the books; null when it clears none. */
  clearsOn: IstDay | null
  kind: string
  feePaise: Paise
  taxPaise: Paise
  netPaise: Paise
  /** The amount in the books of the payment or refund that it clears. */
  expectedPaise: Paise | null
}

/** What a line takes out of the gateway's ledger: a payment that arrived, less a refund that it deducted. */
function clearedBy({ kind, expectedPaise }: SettledLine): Paise {
  const paise = expectedPaise ?? NO_MONEY
  return kind === 'refund' ? negative(paise) : paise
}

/** All lines of one transfer that stand in the books under one day; at least one. */
export function settlementVoucher(lines: readonly SettledLine[]): Voucher[] {
  const [first] = lines
  if (!first) return []
  const { utr, bookedOn: day } = first
  const sum = (amount: (line: SettledLine) => Paise) => sumPaise(lines.map(amount))
  const [net, fee, tax] = [
    sum((line) => line.netPaise),
    sum((line) => line.feePaise),
    sum((line) => line.taxPaise),
  ]
  const cleared = sumPaise(lines.filter(({ clearsOn }) => clearsOn === day).map(clearedBy))
  return voucherOf(
    {
      ...transfer(utr),
      id: `settlement:${utr}:${day}`,
      day,
      narration: `Settlement ${utr} of the payment gateway`,
    },
    [
      debit('bank', net),
      debit('gatewayFees', fee),
      debit('gatewayTax', tax),
      credit('gateway', cleared),
      credit('gatewayOther', subtractPaise(sumPaise([net, fee, tax]), cleared)),
    ],
  )
}

/** A line whose payment or refund the books learned of only after the line's month was closed. */
export function clearedLaterVoucher(line: SettledLine): Voucher[] {
  const { id, utr, clearsOn } = line
  if (clearsOn === null) return []
  const cleared = clearedBy(line)
  return voucherOf(
    {
      ...transfer(utr),
      id: `cleared:${id}`,
      day: clearsOn,
      narration: `Line ${id} of settlement ${utr} belongs to this payment or refund`,
    },
    [debit('gatewayOther', cleared), credit('gateway', cleared)],
  )
}

/** A difference between the lines and the transfer, when a person settled it. */
export interface SettledDifference {
  utr: string
  /** Which of the settlement's differences, from 0. */
  nth: number
  day: IstDay
  /** Transferred minus the lines. */
  paise: Paise
}

export function differenceVoucher({ utr, nth, day, paise }: SettledDifference): Voucher[] {
  return voucherOf(
    {
      ...transfer(utr),
      id: `difference:${utr}:${nth}`,
      day,
      narration: `Settlement ${utr} was transferred with another sum than its lines have`,
    },
    [debit('bank', paise), credit('gatewayOther', paise)],
  )
}

const transfer = (utr: string): Pick<Voucher, 'kind' | 'number' | 'about' | 'party'> => ({
  kind: 'settlement',
  number: utr,
  about: { kind: 'settlement', id: utr },
  party: null,
})

/** What the courier paid for a parcel that did not arrive. */
export function paidClaimVoucher({ orderId, parcel, reference, day, paise }: PaidClaim): Voucher[] {
  return voucherOf(
    {
      id: `courier-claim:${parcel}`,
      kind: 'courier claim',
      day,
      number: reference,
      narration: `The courier paid claim ${reference} for a parcel of order ${orderId}`,
      about: { kind: 'order', id: orderId },
      party: null,
    },
    [debit('bank', paise), credit('courierClaims', paise)],
  )
}
