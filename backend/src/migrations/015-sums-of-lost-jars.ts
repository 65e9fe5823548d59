import { type Migration } from './migration.js'

/** The sums of a day know its lost jars and what the courier takes. Each day is summed up anew when it is asked for. */
export const sumsOfLostJars: Migration = {
  version: 15,
  title: 'Sums of sales know the jars that were lost, and what the courier takes',
  run: async (db) => (await db.collection('salesdays').deleteMany({ lost: { $exists: false } })).deletedCount,
}
