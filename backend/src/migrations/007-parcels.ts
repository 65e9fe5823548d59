import { type mongo } from 'mongoose'
import { given } from './given.js'
import { inPortions } from './in-portions.js'
import { type Migration } from './migration.js'
import { PORTION } from './portion.js'

/** What every parcel weighed and measured until then. */
const JAR_GRAMS = 1500
const BOX_CM = [15, 15, 15]

const AT_THE_COURIER = [{ waybill: { $type: 'string' as const } }, { shipment: { $type: 'object' as const } }]

interface OldOrder {
  externalId: string
  waybill?: string | null
  deliveryStatus: string
  courierStatus?: string | null
  trackedAt?: Date | null
  orderDate: Date
  items: { quantityMilli: number }[]
  timeline?: { event: string; at: Date }[]
}

/** Orders know their parcels: those that the courier has, or was asked for, have one. */
export const parcels: Migration = {
  version: 7,
  title: 'Orders know their parcels',
  async run(db, beat) {
    const orders = db.collection('orders')
    const filter = { $or: AT_THE_COURIER, parcels: { $exists: false } }
    const changeOf = (order: mongo.Document) => ({
      updateOne: {
        filter: { _id: order['_id'], parcels: { $exists: false } },
        update: { $set: { parcels: [parcelOf(order as OldOrder)] } },
      },
    })
    const changed = await inPortions(orders, { filter, size: PORTION, changeOf }, beat)
    await given(orders, { returnedJars: [] }, beat)
    return changed + (await given(orders, { parcels: [] }, beat))
  },
}

/** What the step gives one order. */
export function parcelsOfOrder(order: mongo.Document): mongo.Document {
  const isAtCourier = typeof order['waybill'] === 'string' || Boolean(order['shipment'])
  return {
    ...('parcels' in order ? {} : { parcels: isAtCourier ? [parcelOf(order as OldOrder)] : [] }),
    ...('returnedJars' in order ? {} : { returnedJars: [] }),
  }
}

function parcelOf(order: OldOrder) {
  const {
    waybill = null,
    externalId: reference,
    courierStatus = null,
    trackedAt = null,
    timeline = [],
  } = order
  const jars = order.items.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0) / 1000
  const pieces = Math.max(1, Math.ceil(jars))
  const when = (event: string) => timeline.find((entry) => entry.event === event)?.at
  const bookedAt = waybill === null ? null : (when('Shipment created') ?? when('Shipped') ?? order.orderDate)
  return {
    reference,
    booking: 1,
    waybill,
    weightGrams: pieces * JAR_GRAMS,
    boxCm: BOX_CM,
    pieces,
    bookedAt,
    cancelledAt: null,
    progress: waybill === null ? 'unknown' : progressOf(order),
    courierStatus,
    progressAt: when('Delivered') ?? bookedAt,
    expectedAt: null,
    trackedAt,
    scans: [],
  }
}

/** The type that belongs to the courier's word was not kept; the next tracking puts it right. */
function progressOf({ deliveryStatus, courierStatus }: OldOrder): string {
  if (deliveryStatus === 'Delivered') return 'delivered'
  switch ((courierStatus ?? '').toLowerCase()) {
    case '':
    case 'manifested':
    case 'not picked':
      return 'booked'
    case 'rto':
      return 'returned'
    case 'lost':
      return 'lost'
    default:
      return 'moving'
  }
}
