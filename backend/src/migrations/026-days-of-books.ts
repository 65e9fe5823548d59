import { type mongo } from 'mongoose'
import { istDay } from '../kernel/dates/ist.js'
import { inPortions } from './in-portions.js'
import { type Beat, type Migration } from './migration.js'
import { giveMissing } from './missing-fields.js'
import { PORTION } from './portion.js'

/**
 * What is older than closed months stands in the books under its own day: lines of settlements, differences that
 * somebody settled, and payments of which somebody noted that no settlement will contain them.
 */
export const daysOfBooks: Migration = {
  version: 26,
  title: 'Settlements, payments and expenses have their day in the books',
  async run(db, beat) {
    const missing = { expenses: { corrects: null }, payments: { reversedOn: null } }
    let changed = await giveMissing(db, missing, beat)
    const lines = db.collection('settlementlines')
    changed += await dated(lines, 'bookedOn', beat, daysOfLine)
    changed += await dated(db.collection('settlements'), 'differences', beat, differencesOf)
    changed += await dated(db.collection('payments'), 'writtenOffOn', beat, async (payment) => ({
      writtenOffOn: await writtenOff(lines, payment),
    }))
    return changed
  },
}

function daysOfLine({ settledAt, paymentId, refundId, trouble }: mongo.Document) {
  const bookedOn = istDay(settledAt)
  const clears = (paymentId || refundId) && trouble !== 'twice'
  return { bookedOn, clearsOn: clears ? bookedOn : null }
}

function differencesOf({ closed, reportedPaise = null, netPaise = 0 }: mongo.Document) {
  const paise = reportedPaise === null ? 0 : reportedPaise - netPaise
  return { differences: closed && paise !== 0 ? [{ day: istDay(closed.at), paise }] : [] }
}

/** A payment that counts as paid out and stands in no line: somebody noted that it will stand in none. */
async function writtenOff(lines: mongo.Collection, { _id: paymentId, paidOutAt }: mongo.Document) {
  if (!paidOutAt) return null
  const line = await lines.findOne({ paymentId }, { projection: { _id: 1 } })
  return line ? null : istDay(paidOutAt)
}

/** Sets fields in each document that lacks one of them. */
function dated(
  collection: mongo.Collection,
  lacking: string,
  beat: Beat,
  fieldsOf: (document: mongo.Document) => object | Promise<object>,
): Promise<number> {
  const filter = { [lacking]: { $exists: false } }
  const changeOf = async (document: mongo.Document) => ({
    updateOne: { filter: { _id: document['_id'], ...filter }, update: { $set: await fieldsOf(document) } },
  })
  return inPortions(collection, { filter, size: PORTION, changeOf }, beat)
}
