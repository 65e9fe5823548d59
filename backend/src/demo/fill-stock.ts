import { variantSlug } from '../modules/stock/catalog/domain/variants.js'
import { type StoredBatch } from '../modules/stock/inventory/reading/batch.queries.js'
import { Receiving } from '../modules/stock/inventory/receiving/receiving.service.js'
import { type BatchRun } from '../modules/stock/inventory/schemas/batch.schema.js'
import { MATERIALS } from './data/materials.js'
import { VARIANTS } from './data/variants.js'
import { DEMO_STAFF, type DemoContext, rupees, units } from './demo-context.js'

interface Arrival {
  /** Key of the product. */
  key: string
  /** Quantity in units of the product. */
  quantity: number
  /** Price of a unit, in rupees. */
  price: number
  at: Date
  origin?: BatchRun
}

/** A batch through the path that staff take: numbered, in the ledger, in the product's counters. */
export async function receive(demo: DemoContext, arrival: Arrival): Promise<StoredBatch> {
  const receipt = {
    outletId: demo.outletId,
    productId: demo.product(arrival.key).Id,
    quantityMilli: units(arrival.quantity),
    pricePaise: rupees(arrival.price),
    reservation: arrival.origin ?? null,
    supplier: demo.suppliers.get(arrival.key) ?? null,
    by: DEMO_STAFF,
    at: arrival.at,
  }
  const product = demo.product(arrival.key)
  const receiving = demo.service(Receiving)
  const made = product.materialType !== 'RM' && !arrival.origin
  const batch = await (made
    ? receiving.open(receipt, 'On the shelf before the books began')
    : receiving.receive(receipt))
  demo.remember(arrival.key, batch)
  return batch
}

/** Receives raw materials that were bought, and jars that were in stock before the books began. */
export async function fillStock(demo: DemoContext): Promise<void> {
  for (const { key, materialType, stock, rupees: price, boughtDaysAgo } of MATERIALS)
    if (materialType === 'RM')
      await receive(demo, { key, quantity: stock, price, at: demo.daysAgo(boughtDaysAgo) })
  for (const variant of VARIANTS)
    for (const [daysAgo, jars] of variant.batches)
      await receive(demo, {
        key: variantSlug(variant),
        quantity: jars,
        price: variant.costRupees,
        at: demo.daysAgo(daysAgo),
      })
}
