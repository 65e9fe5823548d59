import { type Migration } from './migration.js'

/** As many as one write takes without haste. */
const AT_ONCE = 1000

/** Customers are summed up from their orders where a mark says so: each customer of before gets one. */
export const sumsOfCustomers: Migration = {
  version: 18,
  title: 'Customers are summed up from their orders',
  anew: true,
  run: async (db, beat) => {
    const known = await db.collection('customerchanges').distinct('userId')
    const marked = new Set(known.map(String))
    const customers = await db.collection('orders').distinct('userId')
    const missing = customers.filter((userId) => !marked.has(String(userId)))
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const portion = missing.slice(at, at + AT_ONCE).map((userId) => ({ userId: userId as unknown }))
      await db.collection('customerchanges').insertMany(portion)
      await beat()
    }
    return missing.length
  },
}
