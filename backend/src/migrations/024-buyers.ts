import { type Migration } from './migration.js'
import { giveMissing } from './missing-fields.js'

/** Nobody could buy for a business before; cash that customers gave, and tax that was withheld, were not noted. */
const MISSING = {
  orders: { buyer: null },
  carts: { buyer: null },
  receipts: { receivedPaise: null },
  settlements: { tdsPaise: 0, tcsPaise: 0 },
  settlementlines: { tdsPaise: null, tcsPaise: null },
}

export const buyers: Migration = {
  version: 24,
  title: 'Older orders, carts, receipts and settlements have the fields of newer ones',
  async run(db, beat) {
    // Under GST a fee counts without its tax from now on. Each day is summed up anew when it is asked for.
    const there = { $nin: [0, null] }
    const fees = { taxPaise: there, settledFeePaise: there }
    const { deletedCount } = await db.collection('salesdays').deleteMany(fees)
    return deletedCount + (await giveMissing(db, MISSING, beat))
  },
}
