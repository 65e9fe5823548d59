import { type mongo } from 'mongoose'

interface Portions {
  /** Which documents; without those that are changed already. */
  filter: mongo.Filter<mongo.Document>
  /** How many at a time. */
  size: number
  /** The changes of one document, each asking once more for what is not changed yet. */
  changeOf(document: mongo.Document & { _id: mongo.BSON.ObjectId }): mongo.AnyBulkWriteOperation
}

/**
 * Changes documents in portions, in the order of `_id`: each is read once, however many there are.
 * @returns how many were changed.
 */
export async function inPortions(
  collection: mongo.Collection,
  { filter, size, changeOf }: Portions,
  beat: () => Promise<void>,
): Promise<number> {
  let changed = 0
  for (let after: mongo.BSON.ObjectId | undefined; ;) {
    const page = await collection
      .find({ ...filter, ...(after ? { _id: { $gt: after } } : {}) })
      .sort({ _id: 1 })
      .limit(size)
      .toArray()
    if (page.length === 0) return changed
    const { modifiedCount } = await collection.bulkWrite(page.map(changeOf), { ordered: false })
    changed += modifiedCount
    after = page.at(-1)?._id
    await beat()
  }
}
