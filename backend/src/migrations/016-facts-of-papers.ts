import { type mongo } from 'mongoose'
import { type ShopSettings, withDefaults } from '../modules/office/settings/domain/shop-settings.js'
import {
  type PaperFacts,
  paperFactsOf,
  type PaperSource,
} from '../modules/sales/orders/domain/money/paper-facts.js'
import { inPortions } from './in-portions.js'
import { type Migration } from './migration.js'

const AT_ONCE = 200

interface OldOrder extends PaperSource {
  _id: mongo.BSON.ObjectId
  invoiceNumber?: string | null
  paidAt?: Date | null
  creditNoteNumber?: string | null
  cancelledAt?: Date | null
  credits?: { noteNumber: string | null; doneAt: Date | null; paper?: PaperFacts | null }[]
}

/**
 * Papers keep what they said. For those already issued it is what is known today: the buyer and the products of the
 * order as they are now, and the settings as they were on the day of the paper.
 */
export const factsOfPapers: Migration = {
  version: 16,
  title: 'Invoices and credit notes keep what they said',
  async run(db, beat) {
    const fieldsOf = await papersOfOrders(db)
    const changeOf = (order: mongo.Document) => ({
      updateOne: {
        filter: { _id: order['_id'], invoicePaper: { $exists: false } },
        update: { $set: fieldsOf(order) },
      },
    })
    const filter = { invoicePaper: { $exists: false } }
    return inPortions(db.collection('orders'), { filter, size: AT_ONCE, changeOf }, beat)
  },
}

/** Papers of that time named no place of supply without GST, nor whether the shop was registered. */
function asThen({ seller: { gstin: _, ...seller }, ...facts }: PaperFacts, { gst }: PaperSource): PaperFacts {
  return { ...facts, seller, placeOfSupply: gst ? facts.placeOfSupply : '' }
}

/** What the step gives one order. */
export async function papersOfOrders(db: mongo.Db): Promise<(order: mongo.Document) => mongo.Document> {
  const settingsAt = await settingsOf(db)
  return (document) => {
    if ('invoicePaper' in document) return {}
    const order = document as OldOrder
    const facts = (number: string | null | undefined, at: Date | null | undefined) =>
      number ? asThen(paperFactsOf(order, settingsAt(at ?? new Date())), order) : null
    return {
      invoicePaper: facts(order.invoiceNumber, order.paidAt),
      creditNotePaper: facts(order.creditNoteNumber, order.cancelledAt),
      credits: (order.credits ?? []).map((credit) => ({
        ...credit,
        paper: facts(credit.noteNumber, credit.doneAt),
      })),
    }
  }
}

/** The settings of any day; before the first version that is kept, those of that version. */
async function settingsOf(db: mongo.Db): Promise<(at: Date) => ShopSettings> {
  interface Changed {
    changed?: Partial<ShopSettings>
  }
  const now = await db.collection<Changed & { _id: string }>('settings').findOne({ _id: 'shop' })
  const versions = await db
    .collection<Changed & { at: Date }>('settingsversions')
    .find({}, { projection: { at: 1, changed: 1 } })
    .sort({ at: 1, _id: 1 })
    .toArray()
  const known = versions.map(({ at, changed }) => ({ at, settings: withDefaults(changed ?? {}) }))
  const today = withDefaults(now?.changed ?? {})
  return (at) => (known.findLast((version) => version.at <= at) ?? known[0])?.settings ?? today
}
