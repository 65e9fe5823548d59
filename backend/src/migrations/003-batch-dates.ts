import { type mongo } from 'mongoose'
import { addIstDays, istDay, toIstDay } from '../kernel/dates/ist.js'
import { given } from './given.js'
import { type Migration } from './migration.js'
import { PORTION } from './portion.js'

/** What is empty until somebody writes it. */
const NEW_FIELDS = [
  ['stockledger', { reason: '', note: '' }],
  ['products', { originNote: '', storageNote: '' }],
  ['uploads', { secret: '' }],
] as const

interface OldBatch {
  _id: mongo.ObjectId
  product: mongo.ObjectId
  materialType: string
  reservation: object | null
  quantityMilli: number
  remainingMilli: number
  noStockConfirmed: boolean
  createdBy: string
  createdAt: Date
  updatedAt: Date
}

/** Batches know when and how they came, their best-before day, and whether they are frozen. */
export const batchDates: Migration = {
  version: 3,
  title: 'Batches know their dates and their source, products where they come from',
  async run(db, beat) {
    let changed = 0
    for (const [name, fields] of NEW_FIELDS) changed += await given(db.collection(name), fields, beat)
    return changed + (await batches(db, beat))
  },
}

async function batches(db: mongo.Db, beat: () => Promise<void>): Promise<number> {
  const stock = db.collection<OldBatch>('stock')
  for (let changed = 0; ;) {
    const due = await stock
      .find({ fefoDay: { $exists: false } } as never)
      .limit(PORTION)
      .toArray()
    if (due.length === 0) return changed
    const shelfLives = await shelfLivesOf(db, due)
    for (const batch of due) {
      // What a confirmation wrote off is in the ledger now, as with every later confirmation.
      const lost = batch.noStockConfirmed ? batch.remainingMilli : 0
      if (lost !== 0) await bookLoss(db, batch, lost)
      await stock.updateOne({ _id: batch._id, fefoDay: { $exists: false } } as never, {
        $set: fieldsOf(batch, shelfLives.get(String(batch.product)) ?? null, lost) as never,
        $inc: { usedMilli: lost, remainingMilli: -lost } as never,
      })
      changed += 1
    }
    await beat()
  }
}

function fieldsOf(batch: OldBatch, shelfLifeDays: number | null, lostMilli: number): object {
  const receivedOn = istDay(batch.createdAt)
  const bestBefore = shelfLifeDays === null ? null : addIstDays(receivedOn, shelfLifeDays)
  const bought = batch.materialType === 'RM' ? 'purchase' : 'opening'
  return {
    receivedMilli: batch.quantityMilli,
    source: batch.reservation ? 'run' : bought,
    splitFrom: null,
    receivedOn,
    bestBefore,
    fefoDay: bestBefore ?? toIstDay('9999-12-31'),
    supplier: null,
    supplierLot: '',
    invoiceNumber: '',
    notes: '',
    billPhoto: null,
    requestKey: null,
    countedAt: null,
    quarantine: null,
    // The job marks those that are over, in step with the counters of their products.
    expired: false,
    expiryOverride: null,
    emptied: batch.noStockConfirmed ? { lostMilli, by: batch.createdBy, at: batch.updatedAt } : null,
    version: 0,
  }
}

async function shelfLivesOf(db: mongo.Db, of: readonly OldBatch[]): Promise<Map<string, number | null>> {
  const products = await db
    .collection<{ _id: mongo.ObjectId; shelfLifeDays?: number | null }>('products')
    .find({ _id: { $in: of.map(({ product }) => product) } }, { projection: { shelfLifeDays: 1 } })
    .toArray()
  return new Map(products.map(({ _id, shelfLifeDays }) => [String(_id), shelfLifeDays ?? null]))
}

/** Written before the counters: if a process is killed in between, it finds its row later and books no second one. */
async function bookLoss(db: mongo.Db, batch: OldBatch, lostMilli: number): Promise<void> {
  const cause = { document: 'stock', id: String(batch._id), line: 0 }
  await db.collection('stockledger').updateOne(
    {
      'cause.id': cause.id,
      'cause.line': 0,
      kind: 'count-loss',
      seq: 0,
      'cause.document': 'stock',
    },
    {
      $setOnInsert: {
        stock: batch._id,
        product: batch.product,
        delta: { quantityMilli: 0, reservedMilli: 0, usedMilli: lostMilli },
        cause,
        by: batch.createdBy,
        at: batch.updatedAt,
        reason: '',
        note: '',
      },
    },
    { upsert: true },
  )
}
