import { Workshop } from './workshop.mjs'

const DAY_MS = 86_400_000
const DAYS = 365
const PORTION = 1_000
/** Of a day. */
const SG_RUNS = 4
const FG_RUNS = 16

async function insert(db, name, rows) {
  for (let first = 0; first < rows.length; first += PORTION)
    await db.collection(name).insertMany(rows.slice(first, first + PORTION))
}

async function shopOf(db) {
  const products = await db.collection('products').find({}).toArray()
  const outlet = await db.collection('outlets').findOne({})
  const suppliers = await db.collection('suppliers').find({}).toArray()
  return new Workshop({ products, outlet, suppliers })
}

/** Writes so many runs that took of one sack, each with two batches of jars. @returns the sack's number */
export async function fillSack(db, runs) {
  const shop = await shopOf(db)
  const at = new Date()
  const first = (type) => shop.products.find(({ materialType }) => materialType === type)
  const sack = shop.batch(first('RM'), at, { receivedMilli: 10_000_000, quantityMilli: 10_000_000 })
  for (let run = 0; run < runs; run++) shop.run(first('FG'), at, [sack], 2)
  await insert(db, 'stock', shop.batches)
  await insert(db, 'reservations', shop.runs)
  return sack.batchNumber
}

/**
 * Writes the year into a database with demo data.
 * @returns {Promise<{ sacks: string[], jars: string[], orders: string[], counts: string }>} numbers to begin traces at
 */
export async function fillYear(db, orders) {
  const shop = await shopOf(db)
  const of = (type) => shop.products.filter(({ materialType }) => materialType === type)
  const [raw, pastes, pickles] = [of('RM'), of('SG'), of('FG')]
  const now = Date.now()
  const shelf = []
  for (let day = 0; day < DAYS; day++) {
    const at = new Date(now - (DAYS - day) * DAY_MS)
    const some = (list, run, count) =>
      Array.from({ length: count }, (_, index) => list[(run + index * 3) % list.length])
    const paste = Array.from({ length: SG_RUNS }, (_, run) => {
      const inputs = some(raw, day + run, 3).map((product) => shop.sack(product, at))
      return shop.run(pastes[run % pastes.length], at, inputs, 1)[0]
    })
    for (let run = 0; run < FG_RUNS; run++) {
      const product = pickles[(day + run) % pickles.length]
      const inputs = some(raw, day + run, 4).map((material) => shop.sack(material, at))
      const jars = shop.run(product, at, [...inputs, paste[run % SG_RUNS]], 2)
      shelf.push(...jars.map((batch) => ({ batch, product })))
    }
    const until = Math.floor((orders * (day + 1)) / DAYS)
    for (let order = shop.orders.length; order < until; order++) {
      const newest = shelf.length - 1
      const jars = [(order * 7) % 150, (order * 11 + 75) % 150].map(
        (back) => shelf[Math.max(0, newest - back)],
      )
      shop.order(at, jars[0] === jars[1] ? jars.slice(1) : jars)
    }
  }
  await insert(db, 'stock', shop.batches)
  await insert(db, 'reservations', shop.runs)
  await insert(db, 'orders', shop.orders)
  const numbers = (type) =>
    shop.batches.filter(({ materialType }) => materialType === type).map(({ batchNumber }) => batchNumber)
  return {
    sacks: numbers('RM'),
    jars: numbers('FG'),
    orders: shop.orders.map(({ orderId }) => orderId),
    counts: `${shop.orders.length} orders, ${shop.runs.length} runs, ${shop.batches.length} batches`,
  }
}
