import { type mongo } from 'mongoose'
import { searchWords } from '../kernel/text/search-words.js'
import { orderWords, type Wordy } from '../modules/sales/orders/domain/order-words.js'
import { inPortions } from './in-portions.js'
import { type Migration } from './migration.js'
import { PORTION } from './portion.js'

/** Orders and products are found by any of their words. */
export const searchable: Migration = {
  version: 8,
  title: 'Orders and products are found by any of their words',
  async run(db, beat) {
    const orders = await worded(db.collection('orders'), (order) => orderWords(order as never as Wordy), beat)
    const products = await worded(
      db.collection('products'),
      ({ Id, name }) => searchWords([String(Id), String(name)]),
      beat,
    )
    return orders + products
  },
}

function worded(
  collection: mongo.Collection,
  wordsOf: (document: mongo.Document) => string[],
  beat: () => Promise<void>,
): Promise<number> {
  const wordless = { words: { $exists: false } }
  const changeOf = (document: mongo.Document) => ({
    updateOne: {
      filter: { _id: document['_id'], ...wordless },
      update: { $set: { words: wordsOf(document) } },
    },
  })
  return inPortions(collection, { filter: wordless, size: PORTION, changeOf }, beat)
}
