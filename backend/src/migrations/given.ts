import { type mongo } from 'mongoose'
import { type Beat } from './migration.js'

const PORTION = 1000

/** Gives fields to every document that does not have the first of them, in portions, in the order of `_id`. */
export async function given(
  collection: mongo.Collection,
  fields: Readonly<Record<string, string | number | readonly []>>,
  beat: Beat,
): Promise<number> {
  const [first = ''] = Object.keys(fields)
  const of = await collection.estimatedDocumentCount()
  let changed = 0
  let done = 0
  for (let after: mongo.BSON.ObjectId | undefined; ;) {
    const page = await collection
      .find({ ...(after ? { _id: { $gt: after } } : {}) }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(PORTION)
      .toArray()
    const ids = page.map(({ _id }) => _id)
    if (ids.length === 0) return changed
    const lacking = { _id: { $in: ids }, [first]: { $exists: false } }
    changed += (await collection.updateMany(lacking, { $set: fields })).modifiedCount
    after = ids.at(-1)
    done += ids.length
    await beat({ collection: collection.collectionName, done, of })
  }
}
