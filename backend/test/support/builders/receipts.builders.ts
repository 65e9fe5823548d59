import { type RunAnswer, Workshop } from './runs.builders.js'
import { type StockAnswer, type StockEntry, type Storeroom } from './stock.builders.js'

/** What receiving a run answers. */
export type Received = StockAnswer & RunAnswer & { yields: StockEntry[]; batchNumber: string }

/** A run of ten jars that waits to be received, with what was set aside for it, and a jar of half its weight. */
export async function aWaitingRun(room: Storeroom) {
  const shop = await Workshop.begin(room)
  const { variantType, variantOil, variantSpicy } = shop.jar
  const sister = { variantType, variantOil, variantSpicy, variantWeight: 'Half kg', netWeight: 500 }
  const half = await room.pantry.create({ ...shop.jar, ...sister } as never)
  const sack = await room.batch(shop.chillies, { quantity: 6, price: 200 })
  const rest = await room.batch(shop.chillies, { quantity: 4, price: 220 })
  const can = await room.batch(shop.oil, { quantity: 5, price: 310, priceUnit: 'LTR' })
  const run = await shop.run(10, {
    chillies: [
      [sack, 4],
      [rest, 1],
    ],
    oil: [[can, 2]],
  })
  return { shop, half, sack, rest, can, run }
}
