import { type mongo } from 'mongoose'
import { type Beat } from './migration.js'

interface Portions {
  /** Which documents; without those that are changed already. */
  filter: mongo.Filter<mongo.Document>
  /** How many at a time. */
  size: number
  /** The changes of one document, each asking once more for what is not changed yet. */
  changeOf(
    document: mongo.Document & { _id: mongo.BSON.ObjectId },
  ): mongo.AnyBulkWriteOperation | Promise<mongo.AnyBulkWriteOperation>
}

/**
 * Changes documents in portions, in the order of `_id`: each is read once, however many there are. The next portion is
 * read while one is written.
 * @returns how many were changed.
 */
export async function inPortions(
  collection: mongo.Collection,
  { filter, size, changeOf }: Portions,
  beat: Beat,
): Promise<number> {
  const read = (after?: mongo.BSON.ObjectId) =>
    collection
      .find({ ...filter, ...(after ? { _id: { $gt: after } } : {}) })
      .sort({ _id: 1 })
      .limit(size)
      .toArray()
  const write = async (page: Awaited<ReturnType<typeof read>>) =>
    collection.bulkWrite(await Promise.all(page.map(async (one) => changeOf(one))), { ordered: false })
  const of = await collection.estimatedDocumentCount()
  let changed = 0
  let page = await read()
  for (let done = page.length; page.length > 0; done += page.length) {
    const [next, { modifiedCount }] = await Promise.all([read(page.at(-1)?._id), write(page)])
    changed += modifiedCount
    await beat({ collection: collection.collectionName, done, of })
    page = next
  }
  return changed
}
