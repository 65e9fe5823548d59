import { type Migration } from './migration.js'

/** Longer indexes that begin alike have taken their places. */
const OLD = [
  { collection: 'orders', index: 'channel_1_orderDate_-1__id_-1' },
  { collection: 'stock', index: 'quarantine.at_1' },
]

/** A start makes the indexes that are missing and drops none, so that each write would keep the old ones too. */
export const oldIndexes: Migration = {
  version: 22,
  title: 'Two indexes that nothing asks any more are gone',
  async run(db, beat) {
    for (const { collection, index } of OLD) {
      const isThere = (await db.listCollections({ name: collection }).toArray()).length > 0
      if (isThere && (await db.collection(collection).indexExists(index)))
        await db.collection(collection).dropIndex(index)
      await beat()
    }
    return 0
  },
}
