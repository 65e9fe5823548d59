import { type mongo } from 'mongoose'
import { type Migration } from './migration.js'

const RUNS_AT_ONCE = 200

type Id = mongo.ObjectId
type Unit = 'KG' | 'LTR' | 'PC'

interface OldBom {
  _id: Id
  parentProduct: Id
  parentProductQuantityMilli: number
  parentProductUnit: Unit
  components: { product: Id; quantityMilli: number; unit: Unit; costPricePaise: number }[]
}

interface OldComponent {
  productId: Id
  stockId: Id | null
  batchNumber: string | null
  requiredMilli: number
  reservedMilli: number
  unit: Unit
  costPricePaise: number
}

interface OldRun {
  _id: Id
  bomId: Id
  quantityToProduceMilli: number
  costPricePaise: number
  status: string
  components: OldComponent[]
  producedStock: Id | null
  updatedAt: Date
}

interface Batch {
  _id: Id
  batchNumber: string
  product: Id
  receivedMilli: number
  pricePaise: number
  priceUnit: Unit
  createdBy: string
  createdAt: Date
}

/** A component of a run may come from several batches, and a run keeps the BOM it was made from. */
export const runsOfSeveralBatches: Migration = {
  version: 4,
  title: 'A component of a run may come from several batches',
  async run(db, beat) {
    return (await boms(db, beat)) + (await runs(db, beat))
  },
}

/** Every BOM was written in the units of the stock. */
async function boms(db: mongo.Db, beat: () => Promise<void>): Promise<number> {
  const collection = db.collection<OldBom>('boms')
  for (let changed = 0; ;) {
    const due = await collection
      .find({ version: { $exists: false } } as never)
      .limit(RUNS_AT_ONCE)
      .toArray()
    if (due.length === 0) return changed
    for (const { _id, components } of due) {
      const withStock = components.map((component) => ({ ...component, stockMilli: component.quantityMilli }))
      await collection.updateOne(
        { _id },
        {
          $set: { components: withStock, version: 1, savedBy: '', savedAt: null } as never,
        },
      )
      changed += 1
    }
    await beat()
  }
}

async function runs(db: mongo.Db, beat: () => Promise<void>): Promise<number> {
  const collection = db.collection<OldRun>('reservations')
  for (let changed = 0; ;) {
    const due = await collection
      .find({ recipe: { $exists: false } } as never)
      .limit(RUNS_AT_ONCE)
      .toArray()
    if (due.length === 0) return changed
    const recipes = await byId<OldBom>(
      db,
      'boms',
      due.map(({ bomId }) => bomId),
    )
    const batches = await batchesOf(db, due)
    for (const run of due) {
      const made = run.producedStock ? batches.get(String(run.producedStock)) : undefined
      await collection.updateOne({ _id: run._id }, {
        $set: {
          recipe: recipeOf(run, recipes.get(String(run.bomId))),
          components: run.components.map((component) => componentOf(component, run, batches)),
          labourPaise: 0,
          gasPaise: 0,
          overheadPaise: 0,
          yields: made ? [await yieldOf(db, made, run)] : [],
          completedAt: run.status === 'Production Completed' ? (made?.createdAt ?? run.updatedAt) : null,
          completedBy: made?.createdBy ?? null,
          version: 0,
          requestKey: null,
          createdBy: '',
        },
        $unset: { producedStock: '' },
      } as never)
      changed += 1
    }
    await beat()
  }
}

/** Without its BOM the run itself says what it was made from. */
function recipeOf(run: OldRun, bom: OldBom | undefined): object {
  if (bom)
    return {
      version: 1,
      parentProduct: bom.parentProduct,
      parentQuantityMilli: bom.parentProductQuantityMilli,
      parentUnit: bom.parentProductUnit,
      components: bom.components.map(({ product, quantityMilli, unit }) => ({
        product,
        stockMilli: quantityMilli,
        unit,
      })),
    }
  return {
    version: 0,
    parentProduct: run.bomId,
    parentQuantityMilli: run.quantityToProduceMilli,
    parentUnit: 'PC',
    components: run.components.map(({ productId, requiredMilli, unit }) => ({
      product: productId,
      stockMilli: requiredMilli,
      unit,
    })),
  }
}

function componentOf(component: OldComponent, run: OldRun, batches: ReadonlyMap<string, Batch>): object {
  const { productId, stockId, batchNumber, requiredMilli, reservedMilli, unit, costPricePaise } = component
  if (!stockId) return { productId, requiredMilli, unit, batches: [], costPricePaise: 0 }
  const batch = batches.get(String(stockId))
  const completed = run.status === 'Production Completed'
  const part = {
    stockId,
    batchNumber: batchNumber ?? batch?.batchNumber ?? '',
    reservedMilli,
    usedMilli: completed ? reservedMilli : null,
    pricePaise:
      batch?.pricePaise ?? (reservedMilli > 0 ? Math.round((costPricePaise * 1000) / reservedMilli) : 0),
    costPricePaise,
  }
  return { productId, requiredMilli, unit, batches: [part], costPricePaise }
}

async function yieldOf(db: mongo.Db, made: Batch, run: OldRun): Promise<object> {
  const product = await db
    .collection<{ _id: Id; netWeight?: number }>('products')
    .findOne({ _id: made.product }, { projection: { netWeight: 1 } })
  const { _id: stockId, batchNumber, product: productId, receivedMilli: quantityMilli, priceUnit } = made
  const jarGrams = Math.round(((product?.netWeight ?? 0) * quantityMilli) / 1000)
  const grams = { KG: quantityMilli, PC: jarGrams, LTR: 0 }[priceUnit]
  return { stockId, batchNumber, productId, quantityMilli, grams, costPaise: run.costPricePaise }
}

async function batchesOf(db: mongo.Db, due: readonly OldRun[]): Promise<Map<string, Batch>> {
  const ids = due.flatMap(({ components, producedStock }) =>
    [producedStock, ...components.map(({ stockId }) => stockId)].filter((id) => id !== null),
  )
  return byId<Batch>(db, 'stock', ids)
}

async function byId<T extends { _id: Id }>(
  db: mongo.Db,
  collection: string,
  ids: readonly Id[],
): Promise<Map<string, T>> {
  const found = await db
    .collection(collection)
    .find({ _id: { $in: [...ids] } })
    .toArray()
  return new Map((found as unknown as T[]).map((document) => [String(document._id), document]))
}
