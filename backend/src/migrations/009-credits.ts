import { type mongo } from 'mongoose'
import { given } from './given.js'
import { inPortions } from './in-portions.js'
import { type Migration } from './migration.js'

const CREDITED_AT_ONCE = 200

interface Tax {
  ratePercent: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

interface OldOrder {
  orderStatus: string
  gst: { interState: boolean } | null
  items: {
    tax: Tax | null
    allocations: {
      quantityMilli: number
      refund?: { id: string; paise: number; doneAt: Date | null } | null
    }[]
  }[]
  orderDate: Date
  timeline: { event: string; at: Date; by: string | null }[]
}

/** Orders know their credits: so far only refunds for recalled jars, whose credit notes are due now. */
export const credits: Migration = {
  version: 9,
  title: 'Orders know what went back of them, and each part has a credit note',
  async run(db, beat) {
    const orders = db.collection('orders')
    const changed = await recalled(orders, beat)
    const cancelled = await orders.updateMany(
      { orderStatus: 'Cancelled', cancelledBy: { $exists: false } },
      { $set: { cancelledBy: 'customer' } },
    )
    // The sums of a day know what went back on it. Each day is summed up anew when it is first asked for.
    const days = await db.collection('salesdays').deleteMany({ creditedPaise: { $exists: false } })
    const others = await given(db.collection('orders'), { credits: [], creditedPaise: 0 }, beat)
    return changed + cancelled.modifiedCount + days.deletedCount + others
  },
}

/** What the step gives one order. */
export function creditsOfOrder(order: mongo.Document): mongo.Document {
  const isUnknown = !('creditedPaise' in order)
  const isByCustomer = order['orderStatus'] === 'Cancelled' && !('cancelledBy' in order)
  const fields =
    Number(order['recallRefundPaise']) > 0
      ? creditFields(order as OldOrder)
      : { credits: [], creditedPaise: 0 }
  return { ...(isByCustomer ? { cancelledBy: 'customer' } : {}), ...(isUnknown ? fields : {}) }
}

function recalled(orders: mongo.Collection, beat: () => Promise<void>): Promise<number> {
  const filter = { recallRefundPaise: { $gt: 0 }, creditedPaise: { $exists: false } }
  const changeOf = (order: mongo.Document) => ({
    updateOne: {
      filter: { _id: order['_id'], creditedPaise: { $exists: false } },
      update: { $set: creditFields(order as OldOrder) },
    },
  })
  return inPortions(orders, { filter, size: CREDITED_AT_ONCE, changeOf }, beat)
}

function creditFields(order: OldOrder) {
  const made = creditsOf(order)
  const isDue = made.some(({ noteDue }) => noteDue)
  return {
    credits: made,
    creditedPaise: made.reduce((sum, credit) => sum + credit.paise, 0),
    creditOwed: false,
    ...(isDue ? { creditNoteDue: true } : {}),
  }
}

/** One for each refund of jars: a refund is for one line. */
function creditsOf(order: OldOrder) {
  const ids = new Set(
    order.items.flatMap(({ allocations }) => allocations.flatMap(({ refund }) => refund?.id ?? [])),
  )
  return [...ids].map((refundId) => {
    const line = order.items.findIndex(({ allocations }) =>
      allocations.some(({ refund }) => refund?.id === refundId),
    )
    const parts = (order.items[line]?.allocations ?? []).filter(({ refund }) => refund?.id === refundId)
    const paise = parts.reduce((sum, { refund }) => sum + (refund?.paise ?? 0), 0)
    const quantityMilli = parts.reduce((sum, part) => sum + part.quantityMilli, 0)
    const doneAt = parts[0]?.refund?.doneAt ?? null
    const begun = order.timeline.find(({ event }) => /^Recall/.test(event))
    const tax = taxIn(paise, order.items[line]?.tax ?? null, order.gst)
    return {
      id: refundId,
      kind: 'recall',
      paise,
      lines: [{ line, quantityMilli, paise, tax }],
      deliveryPaise: 0,
      deliveryTax: null,
      reason: 'These jars were recalled.',
      by: begun?.by ?? null,
      at: begun?.at ?? doneAt ?? order.orderDate,
      requestKey: null,
      ofKept: false,
      refundId,
      reference: doneAt ? refundId : null,
      doneAt,
      noteNumber: null,
      noteDue: doneAt !== null,
    }
  })
}

function taxIn(paise: number, tax: Tax | null, gst: OldOrder['gst']): Tax | null {
  if (!tax || !gst) return null
  const rate = Math.round(tax.ratePercent * 100)
  const half = Math.round((paise * rate) / (2 * (10_000 + rate)))
  const whole = Math.round((paise * rate) / (10_000 + rate))
  const igstPaise = gst.interState ? whole : 0
  const part = gst.interState ? 0 : half
  const taxablePaise = paise - igstPaise - 2 * part
  return { ratePercent: tax.ratePercent, taxablePaise, cgstPaise: part, sgstPaise: part, igstPaise }
}
