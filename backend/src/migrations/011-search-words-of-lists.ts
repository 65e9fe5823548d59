import { type mongo } from 'mongoose'
import { searchWords } from '../kernel/text/search-words.js'
import { inPortions } from './in-portions.js'
import { type Migration } from './migration.js'
import { PORTION } from './portion.js'

interface Worded {
  collection: string
  /** Which documents; all, where it is not said. */
  of?: mongo.Filter<mongo.Document>
  texts: readonly string[]
  numbers: readonly string[]
}

/** The fields of each collection whose words a search looks at. */
const WORDED: readonly Worded[] = [
  {
    collection: 'suppliers',
    texts: ['name', 'gstin', 'fssai', 'email', 'address'],
    numbers: ['phone'],
  },
  { collection: 'outlets', texts: ['name', 'email', 'address'], numbers: ['mobileNumberOutlet'] },
  { collection: 'subscribers', texts: ['email'], numbers: [] },
  { collection: 'users', of: { role: { $ne: 'user' } }, texts: ['name'], numbers: ['mobileNumber'] },
]

/** The step before gave words to orders and products only. */
export const searchableLists: Migration = {
  version: 11,
  title: 'Suppliers, outlets, subscribers and employees are found by any of their words',
  async run(db, beat) {
    let changed = 0
    for (const { collection, of = {}, texts, numbers } of WORDED) {
      const wordless = { ...of, words: { $exists: false } }
      const changeOf = (document: mongo.Document) => {
        const said = (fields: readonly string[]) => fields.map((field) => String(document[field] ?? ''))
        return {
          updateOne: {
            filter: { _id: document['_id'], ...wordless },
            update: { $set: { words: searchWords(said(texts), said(numbers)) } },
          },
        }
      }
      changed += await inPortions(
        db.collection(collection),
        { filter: wordless, size: PORTION, changeOf },
        beat,
      )
    }
    return changed
  },
}
