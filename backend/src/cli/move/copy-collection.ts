import { type mongo } from 'mongoose'
import { type Notes } from './target.js'

const COPIED_AT_ONCE = 500

/** Options that keep the types of numbers: 1 as a long is stored in other bytes than 1 as a double. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const

/**
 * Copies the documents that the notes do not name as copied, in the order of `_id`. A portion that arrived without its
 * note is written again.
 */
export async function copyCollection(
  source: mongo.Collection,
  target: mongo.Collection,
  notes: Notes,
  progress: (copied: number) => void,
): Promise<void> {
  const name = source.collectionName
  let copied = await notes.copied(name)
  const cursor = source.find({}, { ...EXACT, sort: { _id: 1 }, skip: copied, batchSize: COPIED_AT_ONCE })
  try {
    while (await cursor.hasNext()) {
      const portion = cursor.readBufferedDocuments()
      await target.bulkWrite(
        portion.map((replacement) => ({
          replaceOne: { filter: { _id: { $eq: replacement._id } }, replacement, upsert: true },
        })),
        { ...EXACT, ordered: false, writeConcern: { w: 'majority' } },
      )
      copied += portion.length
      await notes.setCopied(name, copied)
      progress(copied)
    }
  } finally {
    await cursor.close()
  }
}
