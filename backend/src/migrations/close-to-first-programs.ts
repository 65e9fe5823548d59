import { type mongo } from 'mongoose'

/** The first programs build this index at their start, and newer ones do not. */
const THEIRS = { collection: 'stock', name: 'createdAt_-1__id_-1' }

/** `NamespaceNotFound` and `IndexNotFound`. */
const NOT_THERE = new Set<unknown>([26, 27])

/**
 * Keeps programs that know no schema numbers from starting on a database of a server (ADR 19). An index of no document
 * takes the name of one of theirs, so that building theirs fails, and their start with it. The embedded database is
 * closed to them by its folder besides.
 */
export async function closeToFirstPrograms(db: mongo.Db): Promise<void> {
  const collection = db.collection(THEIRS.collection)
  await collection.dropIndex(THEIRS.name).catch((error: unknown) => {
    // There is no such index, or not even the collection.
    if (!NOT_THERE.has((error as { code?: unknown }).code)) throw error
  })
  await collection.createIndex({ notForProgramsBefore02: 1 }, { name: THEIRS.name, sparse: true })
}
