import { type Connection, Types } from 'mongoose'
import { percentOf } from '../../kernel/amounts/money.js'
import { jars, NO_QUANTITY } from '../../kernel/amounts/quantity.js'
import { DAY_MS, istDay } from '../../kernel/dates/ist.js'
import { BomDocument } from '../../modules/stock/bom/schemas/bom.schema.js'
import { ProductDocument, productWords } from '../../modules/stock/catalog/schemas/product.schema.js'
import { fefoDay } from '../../modules/stock/inventory/domain/batch-dates.js'
import { quantityDelta } from '../../modules/stock/inventory/domain/ledger.js'
import { BatchDocument } from '../../modules/stock/inventory/schemas/batch.schema.js'
import { StockLedgerDocument } from '../../modules/stock/inventory/schemas/stock-ledger.schema.js'
import { OutletDocument } from '../../modules/stock/outlets/schemas/outlet.schema.js'
import { DEMO_STAFF, type DemoContext, rupees, units } from '../demo-context.js'
import { Random } from '../random.js'
import { type Row, RowMaker } from './rows.js'

const PRODUCTS_A_CHUNK = 500
const WITH_RECIPE_OF_100 = 25
const INACTIVE_OF_100 = 4
const OILS = ['CP_PO', 'RO_PO', 'CP_SO']
const SPICES = ['LOW', 'MEDIUM', 'HIGH']
const WEIGHTS = ['Half kg', '1kg']

/** The n-th product beyond the demo's: a variety of its own for each eighteen, which no shop's lists name. */
function variantOf(index: number) {
  return {
    variantType: `VARIETY ${String(Math.floor(index / 18) + 1).padStart(4, '0')}`,
    variantOil: OILS[index % 3] as string,
    variantSpicy: SPICES[Math.floor(index / 3) % 3] as string,
    variantWeight: WEIGHTS[Math.floor(index / 9) % 2] as string,
  }
}

/**
 * Adds finished products to those of the demo, each with a batch, some with a recipe, to measure lists of any length.
 * Ledger and counters add up.
 */
export async function seedCatalogue(demo: DemoContext, connection: Connection, count: number): Promise<void> {
  const templates = await demo
    .model(ProductDocument)
    .find({ materialType: 'FG' })
    .sort({ Id: 1 })
    .lean<Row[]>()
  const materials = await demo.model(ProductDocument).find({ materialType: 'RM' }).lean()
  const outlet = await demo.model(OutletDocument).findOne().lean()
  if (templates.length === 0 || !outlet)
    throw new Error('There is no demo shop in the database to add products to.')
  const rows = {
    stock: new RowMaker(demo.model(BatchDocument) as never, true),
    ledger: new RowMaker(demo.model(StockLedgerDocument) as never, false),
    boms: new RowMaker(demo.model(BomDocument) as never, true),
  }
  const random = new Random(count)
  for (let first = 0; first < count; first += PRODUCTS_A_CHUNK) {
    const products: Row[] = []
    const stock: Row[] = []
    const ledger: Row[] = []
    const boms: Row[] = []
    for (let index = first; index < Math.min(first + PRODUCTS_A_CHUNK, count); index++) {
      const template = templates[index % templates.length] as Row
      const at = new Date(demo.now.getTime() - random.below(900) * DAY_MS)
      const product = productRow(template, index, at, random)
      const batch = rows.stock.make(batchRow(product, outlet._id, index, at), at)
      products.push(product)
      stock.push(batch)
      ledger.push(rows.ledger.make(openingRow(product, batch, at), at))
      if (random.below(100) < WITH_RECIPE_OF_100)
        boms.push(rows.boms.make(recipeRow(product, materials.slice(0, 6)), at))
    }
    await connection.transaction(async (session) => {
      await connection.collection('products').insertMany(products as never[], { session })
      await rows.stock.insert(stock, session)
      await rows.ledger.insert(ledger, session)
      await rows.boms.insert(boms, session)
    })
  }
}

function productRow(template: Row, index: number, at: Date, random: Random) {
  const variant = variantOf(index)
  const onHandMilli = jars(random.below(40))
  const reviewCount = random.below(60)
  const named = {
    Id: `FG-H${String(index + 1).padStart(5, '0')}`,
    name: Object.values(variant).join(' '),
  }
  return {
    ...template,
    ...variant,
    _id: new Types.ObjectId(),
    ...named,
    words: productWords(named),
    pricePaise: rupees(200 + random.below(1600)),
    activeFlag: random.below(100) >= INACTIVE_OF_100,
    unlimitedStock: false,
    onHandMilli,
    committedMilli: NO_QUANTITY,
    availableMilli: onHandMilli,
    reviewCount,
    ratingSum: 4 * reviewCount,
    createdAt: at,
    updatedAt: at,
  }
}

type ProductRow = ReturnType<typeof productRow>

function batchRow(product: ProductRow, outlet: Types.ObjectId, index: number, at: Date) {
  return {
    outlet,
    product: product._id,
    materialType: 'FG',
    batchNumber: `FG-H${String(index + 1).padStart(6, '0')}`,
    source: 'opening',
    receivedOn: istDay(at),
    bestBefore: null,
    fefoDay: fefoDay(null),
    receivedMilli: product.onHandMilli,
    quantityMilli: product.onHandMilli,
    remainingMilli: product.onHandMilli,
    priceUnit: 'PC',
    pricePaise: percentOf(product.pricePaise, 60),
    createdBy: DEMO_STAFF,
  }
}

function openingRow(product: ProductRow, batch: { _id: Types.ObjectId }, at: Date) {
  return {
    kind: 'correction',
    reason: 'opening',
    delta: quantityDelta(product.onHandMilli),
    cause: { document: 'stock', id: String(batch._id), line: 0 },
    seq: 0,
    stock: batch._id,
    product: product._id,
    by: DEMO_STAFF,
    at,
  }
}

function recipeRow(product: ProductRow, materials: readonly Pick<ProductDocument, '_id' | 'priceUnit'>[]) {
  return {
    parentProduct: product._id,
    parentProductQuantityMilli: jars(10),
    parentProductUnit: 'PC',
    components: materials.map(({ _id, priceUnit }) => ({
      product: _id,
      quantityMilli: units(1.5),
      stockMilli: units(1.5),
      unit: priceUnit,
    })),
  }
}
