import { type Grams, sumGrams } from '../../../../kernel/amounts/weight.js'
import { dayInWords, type IstDay } from '../../../../kernel/dates/ist.js'
import { kilograms } from './courier-label.js'
import { counted } from './papers.js'

/** A parcel that is handed over. */
export interface HandedParcel {
  waybill: string
  orderId: string
  /** Which parcel of the order, from 1, of how many. */
  at: number
  of: number
  contactName: string
  city: string
  postalCode: string
  pieces: number
  /** As it was booked. */
  weightGrams: Grams
  payment: string
}

/** The parcels that are handed over together, and the van that takes them. */
export interface Handover {
  day: IstDay
  courier: string
  /** The place where the van comes, and the courier's number of it; null where none was asked for. */
  pickup: { time: string; number: string | null } | null
  place: string[]
  shop: string
  parcels: readonly HandedParcel[]
}

/** The paper of a handover, which both sides sign. */
export interface Manifest {
  title: string
  shop: string
  facts: [name: string, value: string][]
  head: string[]
  rows: string[][]
  total: string[]
  signatures: [string, string]
}

export const MANIFEST_COLUMNS = ['No.', 'Waybill', 'Order', 'To', 'Jars', 'Weight', 'Payment']

/** What a handover says on paper. */
export function manifestOf({ day, courier, pickup, place, shop, parcels }: Handover): Manifest {
  const jars = parcels.reduce((sum, { pieces }) => sum + pieces, 0)
  const weight = kilograms(sumGrams(parcels.map(({ weightGrams }) => weightGrams)))
  const van = pickup && [pickup.time, pickup.number && `number ${pickup.number}`].filter(Boolean).join(', ')
  return {
    title: 'Handover manifest',
    shop,
    facts: [
      ['Day', dayInWords(day)],
      ['Courier', courier],
      ['Pickup', van ?? 'No van was asked for'],
      ['From', place.filter(Boolean).join(', ')],
    ],
    head: MANIFEST_COLUMNS,
    rows: parcels.map((parcel, nth) => [
      String(nth + 1),
      parcel.waybill,
      parcel.of > 1 ? `${parcel.orderId} ${parcel.at}/${parcel.of}` : parcel.orderId,
      [parcel.contactName, [parcel.city, parcel.postalCode].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', '),
      String(parcel.pieces),
      kilograms(parcel.weightGrams),
      parcel.payment,
    ]),
    total: [parcels.length === 1 ? '1 parcel' : `${parcels.length} parcels`, counted(jars), weight],
    signatures: [`Handed over for ${shop}`, `Received for ${courier}`],
  }
}
