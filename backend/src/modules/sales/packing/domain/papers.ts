import { fromMilli, type Milli } from '../../../../kernel/amounts/quantity.js'
import { dayInWords, istDay } from '../../../../kernel/dates/ist.js'
import { type FitLine } from '../../../../kernel/text/fit-line.js'
import { hasUnwritten } from '../../../../kernel/text/writing.js'
import { type CatalogueLists, nameInWords } from '../../../office/settings/domain/catalogue-lists.js'
import { enteredLicence, type ShopSettings } from '../../../office/settings/domain/shop-settings.js'
import { liveParcels, type Parcel } from '../../orders/domain/fulfilment/parcels.js'

/** The fields of an order that the papers show; prices are not among them. */
export interface PaperOrder {
  /** Whether the customer picks the order up, or a courier takes it. */
  handover?: 'courier' | 'pickup'
  orderId: string
  /** The order whose jars it replaces. */
  replaces?: string | null
  orderDate: Date
  contactName: string
  contactNumber: string
  address: string
  city: string
  state: string
  postalCode: string
  items: readonly {
    name: string
    quantityMilli: Milli
    allocations: readonly { batchNumber: string; quantityMilli: Milli }[]
  }[]
  parcels?: readonly Pick<Parcel, 'waybill' | 'cancelledAt' | 'care'>[]
}

type Sender = Pick<
  ShopSettings,
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'pickupLocation'
  | 'pickupHours'
  | 'fssaiLicence'
  | 'thankYou'
  | 'catalogue'
>

export interface SlipLine {
  jars: number
  product: string
  /** The product's variant; empty when the name has it all. */
  choices: string
  batches: string
}

export interface Slip {
  shop: string
  order: string
  placed: string
  /** The order that it stands for; null for one that was bought. */
  replaces: string | null
  /** The waybills of its parcels; null before they are booked. */
  waybills: string | null
  to: string[]
  lines: SlipLine[]
  /** The number of jars and their destination. */
  sum: string
  thankYou: string
  foot: string
}

/** A packing slip: the contents of the box. */
export function slipOf(order: PaperOrder, sender: Sender): Slip {
  const lines = order.items.map((item) => lineOf(item, sender.catalogue))
  const waybills = liveParcels(order.parcels ?? []).flatMap(({ waybill }) => waybill ?? [])
  return {
    shop: sender.name,
    order: `Order ${order.orderId}`,
    placed: `Placed on ${dayInWords(istDay(order.orderDate))}`,
    replaces: order.replaces ? `At no charge, for jars of order ${order.replaces}` : null,
    waybills: waybillsOf(waybills),
    to: order.handover === 'pickup' ? pickUp(order, sender) : receiver(order),
    lines,
    sum: sumOf(
      lines.reduce((sum, { jars }) => sum + jars, 0),
      order,
      waybills.length,
    ),
    thankYou: sender.thankYou,
    foot: [sender.name, `Phone ${sender.phone}`, sender.email, ...licence(sender)].join(' · '),
  }
}

const receiver = (order: PaperOrder): string[] => [
  order.contactName,
  order.address,
  townOf(order),
  `Phone ${order.contactNumber}`,
  ...warning(order),
]

/** For a pick-up, which needs no address: who comes, and to which place. */
function pickUp(order: PaperOrder, { name, address, phone, pickupHours }: Sender): string[] {
  const place = [name, address.line, address.city].filter(Boolean).join(', ')
  return [
    order.contactName,
    `Phone ${order.contactNumber}`,
    `Pick-up at ${place}`,
    ...(pickupHours ? [`Pick-up hours ${pickupHours}`] : []),
    `Phone of the shop ${phone}`,
    ...warning(order),
  ]
}

export const counted = (jars: number): string => (jars === 1 ? '1 jar' : `${jars} jars`)

/** An order of several parcels has one slip for all of them. */
function sumOf(jars: number, { handover }: PaperOrder, parcels: number): string {
  const where = parcels > 1 ? `in ${parcels} parcels` : 'in this parcel'
  return `${counted(jars)} ${handover === 'pickup' ? 'to be picked up' : where}`
}

/** By which the courier and the customer name the parcels of an order; null before they are booked. */
function waybillsOf(waybills: readonly string[]): string | null {
  if (waybills.length === 0) return null
  return `${waybills.length === 1 ? 'Waybill' : 'Waybills'} ${waybills.join(', ')}`
}

function lineOf(item: PaperOrder['items'][number], lists: CatalogueLists): SlipLine {
  const [product = item.name, ...choices] = nameInWords(item.name, lists).split(', ')
  const parts = item.allocations.map(({ batchNumber, quantityMilli }) =>
    item.allocations.length === 1 ? batchNumber : `${fromMilli(quantityMilli)} of ${batchNumber}`,
  )
  return {
    jars: fromMilli(item.quantityMilli),
    product,
    choices: choices.join(', '),
    batches: parts.length > 0 ? `Batch ${parts.join(', ')}` : 'No batch yet',
  }
}

/** A part of a label from the top: lines, or a number as a barcode. `share`: of the label's height. */
export type LabelPart = { share: number } & ({ lines: readonly FitLine[] } | { barcode: string })

/** An address label: receiver and sender of the parcel. The receiver has the largest part. */
export function addressLabelOf(order: PaperOrder, sender: Sender): LabelPart[] {
  const jars = order.items.reduce((sum, { quantityMilli }) => sum + fromMilli(quantityMilli), 0)
  const { name, address, phone } = sender.pickupLocation
  const town = [sender.pickupLocation.city, sender.pickupLocation.state, sender.pickupLocation.pin]
  const to = [
    { text: 'Deliver to', size: 9, rank: 6 },
    { text: order.contactName, size: 15, bold: true, rows: 4, rank: 0 },
    { text: order.address, size: 12, rows: 5, rank: 1 },
    { text: [order.city, order.state].filter(Boolean).join(', '), size: 12, rows: 2, rank: 3 },
    { text: order.postalCode, size: 20, bold: true, rank: 2 },
    { text: `Phone ${order.contactNumber}`, size: 13, bold: true, rank: 4 },
    ...warning(order).map((text) => ({ text, size: 9, rows: 3, rank: 5 })),
  ]
  const what = [
    { text: `Order ${order.orderId}`, size: 14, bold: true, rank: 0 },
    { text: `${counted(jars)} · Prepaid · Glass, keep upright`, size: 10, rank: 1 },
  ]
  const from = [
    { text: `From ${name}`, size: 10, bold: true, rank: 0 },
    { text: address, size: 9, rows: 3, rank: 2 },
    { text: town.filter(Boolean).join(', '), size: 9, rank: 1 },
    { text: `Phone ${phone}`, size: 9, rank: 3 },
    ...licence(sender).map((text) => ({ text, size: 9, rank: 4 })),
  ]
  return [
    { share: 0.58, lines: to },
    { share: 0.14, lines: what },
    { share: 0.28, lines: from },
  ]
}

const townOf = ({ city, state, postalCode }: PaperOrder): string =>
  [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')

function licence(sender: Sender): string[] {
  const entered = enteredLicence(sender)
  return entered ? [`FSSAI ${entered}`] : []
}

const warning = ({ contactName, address, city }: PaperOrder): string[] => byHand([contactName, address, city])

/** Asks packers to write by hand what the fonts lack: each such letter is printed as a dot. */
export function byHand(address: readonly string[]): string[] {
  return !address.some(hasUnwritten)
    ? []
    : ['Letters that cannot be printed are shown as dots. Write the address by hand.']
}
