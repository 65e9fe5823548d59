import { type mongo } from 'mongoose'
import { type Beat } from './migration.js'

const RENAMED_AT_ONCE = 1_000

/** Gives a field of all documents another name, a portion at a time. @returns how many documents. */
export async function renameField(
  collection: mongo.Collection,
  from: string,
  to: string,
  beat: Beat,
): Promise<number> {
  const of = await collection.estimatedDocumentCount()
  for (let renamed = 0; ;) {
    const due = await collection
      .find({ [from]: { $exists: true } }, { projection: { _id: 1 } })
      .limit(RENAMED_AT_ONCE)
      .toArray()
    if (due.length === 0) return renamed
    const ids = due.map(({ _id }) => _id)
    // Asked again of each: a process that was thought dead may have done some.
    const { modifiedCount } = await collection.updateMany(
      { _id: { $in: ids }, [from]: { $exists: true } },
      { $rename: { [from]: to } },
    )
    renamed += modifiedCount
    await beat({ collection: collection.collectionName, done: renamed, of })
  }
}
