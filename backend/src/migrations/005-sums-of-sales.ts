import { type Migration } from './migration.js'

/** The sums of a day know batches, taxes and refunds. Each day is summed up anew when it is first asked for. */
export const sumsOfSales: Migration = {
  version: 5,
  title: 'The sums of a day know the batches that its jars came from',
  async run(db) {
    const { deletedCount } = await db.collection('salesdays').deleteMany({ paidPaise: { $exists: false } })
    return deletedCount
  },
}
