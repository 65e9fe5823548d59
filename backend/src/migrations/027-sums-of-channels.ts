import { type Migration } from './migration.js'

/** The sums of a day take what went back off the channel of its order. Each such day is summed up anew when it is asked for. */
export const sumsOfChannels: Migration = {
  version: 27,
  title: 'Sums of sales take what went back off its channel',
  run: async (db) =>
    (await db.collection('salesdays').deleteMany({ creditedPaise: { $gt: 0 } })).deletedCount,
}
