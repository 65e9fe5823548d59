import { multiplyMoney, rupeesToPaise, sumPaise } from '../kernel/amounts/money.js'
import { milli, subtractMilli } from '../kernel/amounts/quantity.js'
import { inStockUnit } from '../kernel/amounts/units.js'
import { NO_WEIGHT } from '../kernel/amounts/weight.js'
import { BomDocument } from '../modules/stock/bom/schemas/bom.schema.js'
import { variantSlug } from '../modules/stock/catalog/domain/variants.js'
import { type ProductDocument } from '../modules/stock/catalog/schemas/product.schema.js'
import { Batches } from '../modules/stock/inventory/movements/batches.service.js'
import { type StoredBatch } from '../modules/stock/inventory/reading/batch.queries.js'
import { totalCostOf } from '../modules/stock/runs/answers/reservation.answer.js'
import { runCounterKey, runNumber } from '../modules/stock/runs/domain/run-number.js'
import { weightOf } from '../modules/stock/runs/domain/yields.js'
import { runRecipeOf } from '../modules/stock/runs/keeping/run-recipes.service.js'
import { RunDocument } from '../modules/stock/runs/schemas/run.schema.js'
import { Counters } from '../platform/mongo/counters.js'
import { type Recipe, recipeOf, SEMI_FINISHED_RECIPES } from './data/recipes.js'
import { VARIANTS } from './data/variants.js'
import { DEMO_STAFF, type DemoContext, units } from './demo-context.js'
import { receive } from './fill-stock.js'

/** A batch of cooking. */
interface DemoRun {
  parent: string
  /** Quantity in units of the parent. */
  quantity: number
  daysAgo: number
  completed: boolean
  remarks: string
  /** Quantity that came out of the pot, if it differs from the planned one. */
  made?: number
  /** Cost of the labour, in rupees. */
  labour?: number
  gas?: number
  overhead?: number
}

/** Paste and masala, chicken from which orders were packed, and chicken that is being prepared. */
export const RUNS: readonly DemoRun[] = [
  {
    parent: 'paste',
    quantity: 8,
    daysAgo: 7,
    completed: true,
    remarks: 'For the week',
    made: 7.6,
    labour: 180,
  },
  { parent: 'masala', quantity: 2, daysAgo: 7, completed: true, remarks: '', labour: 120, gas: 25 },
  {
    parent: 'chicken-cp_po-medium-1kg',
    quantity: 20,
    daysAgo: 5,
    completed: true,
    remarks: 'Festival orders',
    labour: 900,
    gas: 310,
    overhead: 150,
  },
  {
    parent: 'chicken-ro_po-medium-1kg',
    quantity: 15,
    daysAgo: 0,
    completed: false,
    remarks: 'Tomorrow morning',
  },
]

/** Variants with a recipe on file. */
const COOKED = [
  'chicken-ro_po-medium-1kg',
  'chicken-cp_po-medium-1kg',
  'mutton-cp_po-medium-1kg',
  'gongura-cp_po-medium-1kg',
  'gongura-chicken-cp_po-medium-1kg',
  'gongura-mutton-cp_po-medium-half-kg',
  'prawns-cp_so-high-half-kg',
]

/** Writes the recipes, then the runs that were cooked by them. */
export async function fillProduction(demo: DemoContext): Promise<void> {
  const variants = VARIANTS.filter((variant) => COOKED.includes(variantSlug(variant)))
  const boms = new Map<string, BomDocument>()
  for (const recipe of [
    ...SEMI_FINISHED_RECIPES,
    ...variants.map((variant) => recipeOf(variant, variantSlug(variant))),
  ])
    boms.set(recipe.parent, await storeRecipe(demo, recipe))
  for (const run of RUNS) await produce(demo, run, boms.get(run.parent) as BomDocument)
}

async function storeRecipe(demo: DemoContext, recipe: Recipe): Promise<BomDocument> {
  const bom = new (demo.model(BomDocument))({
    parentProduct: demo.product(recipe.parent)._id,
    parentProductQuantityMilli: units(recipe.quantity),
    parentProductUnit: recipe.unit,
    components: recipe.components.map(([material, quantity, unit]) => {
      const { _id, priceUnit } = demo.product(material)
      const quantityMilli = units(quantity)
      const stockMilli = inStockUnit(quantityMilli, unit, priceUnit)
      return { product: _id, quantityMilli, unit, stockMilli }
    }),
    savedBy: DEMO_STAFF,
    savedAt: demo.now,
  })
  await bom.save()
  return bom.toObject()
}

/** A run of the oldest batch of each component; a completed one is consumed and gives its batch. */
async function produce(demo: DemoContext, run: DemoRun, bom: BomDocument): Promise<void> {
  const at = demo.daysAgo(run.daysAgo)
  const running = await demo.service(Counters).next(runCounterKey(at))
  const reservation = new (demo.model(RunDocument))({
    reservationId: runNumber(at, running),
    bomId: bom._id,
    recipe: runRecipeOf(bom, productsById(demo)),
    quantityToProduceMilli: units(run.quantity),
    reservedBy: 'Srinu',
    reservedAt: at,
    remarks: run.remarks,
    status: run.completed ? 'Production Completed' : 'Reserved',
    components: componentsOf(demo, run, bom),
    labourPaise: rupeesToPaise(run.labour ?? 0),
    gasPaise: rupeesToPaise(run.gas ?? 0),
    overheadPaise: rupeesToPaise(run.overhead ?? 0),
  })
  reservation.costPricePaise = sumPaise(reservation.components.map(({ costPricePaise }) => costPricePaise))
  await reserveComponents(demo, reservation, run.completed)
  if (run.completed) {
    const quantity = run.made ?? run.quantity
    const batch = await receive(demo, {
      key: run.parent,
      quantity,
      price: Math.round(totalCostOf(reservation) / quantity) / 100,
      at,
      origin: { id: reservation._id, reservationId: reservation.reservationId },
    })
    complete(demo, reservation, batch)
  }
  await reservation.save()
}

function componentsOf(demo: DemoContext, run: DemoRun, bom: BomDocument): RunDocument['components'] {
  return bom.components.map((component) => {
    const required = milli(
      Math.round((component.stockMilli * units(run.quantity)) / bom.parentProductQuantityMilli),
    )
    const key = [...demo.products].find(([, product]) => product._id.equals(component.product))?.[0] ?? ''
    const source = demo.batchesOf(key).find(({ leftMilli }) => leftMilli >= required)
    if (!source) throw new Error(`The demo data have too little "${key}" in one batch`)
    source.leftMilli = subtractMilli(source.leftMilli, required)
    const { _id, batchNumber, pricePaise, priceUnit } = source.record
    const costPricePaise = multiplyMoney(pricePaise, required)
    const part = { stockId: _id, batchNumber, reservedMilli: required, usedMilli: null }
    return {
      productId: component.product,
      requiredMilli: required,
      unit: priceUnit,
      batches: [{ ...part, pricePaise, costPricePaise }],
      costPricePaise,
    }
  })
}

/** What the run used and made, as its receipt writes it. */
function complete(demo: DemoContext, run: RunDocument, batch: StoredBatch): void {
  for (const part of run.components.flatMap(({ batches }) => batches)) part.usedMilli = part.reservedMilli
  const { _id: stockId, batchNumber, product: productId, quantityMilli, priceUnit } = batch
  const { netWeight } = productsById(demo).get(String(productId)) ?? { netWeight: NO_WEIGHT }
  const grams = weightOf(priceUnit, quantityMilli, netWeight)
  run.yields = [{ stockId, batchNumber, productId, quantityMilli, grams, costPaise: totalCostOf(run) }]
  run.completedAt = run.reservedAt
  run.completedBy = DEMO_STAFF
}

function productsById(demo: DemoContext): Map<string, ProductDocument> {
  return new Map([...demo.products.values()].map((product) => [String(product._id), product]))
}

async function reserveComponents(
  demo: DemoContext,
  { _id, components, reservedAt }: RunDocument,
  consumed: boolean,
): Promise<void> {
  const batches = demo.service(Batches)
  const parts = components.flatMap(({ productId, batches: sources }, line) =>
    sources.map(({ stockId, reservedMilli }) => ({ stockId, productId, quantityMilli: reservedMilli, line })),
  )
  for (const { line, ...part } of parts) {
    const movement = {
      ...part,
      cause: { document: 'reservation' as const, id: String(_id), line },
      by: DEMO_STAFF,
      at: reservedAt,
    }
    await batches.reserve(movement)
    if (consumed) await batches.consume(movement)
  }
}
