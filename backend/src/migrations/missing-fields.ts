import { type mongo } from 'mongoose'
import { inPortions } from './in-portions.js'
import { type Beat } from './migration.js'
import { PORTION } from './portion.js'

/** What a field is where nothing has happened yet. */
export type Fields = Readonly<Record<string, string | number | boolean | null>>

/** Gives the documents of each collection the fields that they lack. @returns how many were changed */
export async function giveMissing(
  db: mongo.Db,
  collections: Readonly<Record<string, Fields>>,
  beat: Beat,
): Promise<number> {
  let changed = 0
  for (const [name, fields] of Object.entries(collections))
    changed += await completed(db.collection(name), fields, beat)
  return changed
}

/** Those of the fields that a document lacks. */
export const lackingIn = (document: mongo.Document, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in document)))

/** Gives each document only those of the fields that it lacks. */
function completed(collection: mongo.Collection, fields: Fields, beat: Beat): Promise<number> {
  const filter = { $or: Object.keys(fields).map((field) => ({ [field]: { $exists: false } })) }
  const changeOf = (document: mongo.Document) => {
    const lacking = Object.entries(lackingIn(document, fields))
    return {
      updateOne: {
        filter: {
          _id: document['_id'],
          ...Object.fromEntries(lacking.map(([field]) => [field, { $exists: false }])),
        },
        update: { $set: Object.fromEntries(lacking) },
      },
    }
  }
  return inPortions(collection, { filter, size: PORTION, changeOf }, beat)
}
