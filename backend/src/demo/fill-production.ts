import { multiplyMoney, sumPaise } from '../kernel/money.js'
import { milli, subtractMilli } from '../kernel/quantity.js'
import { BomDocument } from '../modules/bom/schemas/bom.schema.js'
import { variantSlug } from '../modules/catalog/domain/variants.js'
import { Batches } from '../modules/inventory/batches.service.js'
import {
  reservationCounterKey,
  reservationNumber,
} from '../modules/reservations/domain/reservation-number.js'
import { ReservationDocument } from '../modules/reservations/schemas/reservation.schema.js'
import { Counters } from '../platform/mongo/counters.js'
import { type Recipe, recipeOf, SEMI_FINISHED_RECIPES } from './data/recipes.js'
import { VARIANTS } from './data/variants.js'
import { DEMO_STAFF, type DemoContext, units } from './demo-context.js'
import { receive } from './fill-stock.js'

/** Variants with a recipe on file. */
const COOKED = [
  'chicken-ro_po-medium-1kg',
  'chicken-cp_po-medium-1kg',
  'mutton-cp_po-medium-1kg',
  'gongura-cp_po-medium-1kg',
  'gongura-chicken-cp_po-medium-1kg',
]

interface Run {
  parent: string
  /** In units of the parent. */
  quantity: number
  daysAgo: number
  completed: boolean
  remarks: string
}

/** Recipes, then production: paste and masala, a finished lot of chicken, and a lot that is being prepared. */
export async function fillProduction(demo: DemoContext): Promise<void> {
  const variants = VARIANTS.filter((variant) => COOKED.includes(variantSlug(variant)))
  const boms = new Map<string, BomDocument>()
  for (const recipe of [
    ...SEMI_FINISHED_RECIPES,
    ...variants.map((variant) => recipeOf(variant, variantSlug(variant))),
  ])
    boms.set(recipe.parent, await storeRecipe(demo, recipe))
  const runs: Run[] = [
    { parent: 'paste', quantity: 8, daysAgo: 5, completed: true, remarks: 'For the week' },
    { parent: 'masala', quantity: 2, daysAgo: 5, completed: true, remarks: '' },
    {
      parent: 'chicken-cp_po-medium-1kg',
      quantity: 20,
      daysAgo: 3,
      completed: true,
      remarks: 'Festival orders',
    },
    {
      parent: 'chicken-ro_po-medium-1kg',
      quantity: 15,
      daysAgo: 0,
      completed: false,
      remarks: 'Tomorrow morning',
    },
  ]
  for (const run of runs) await produce(demo, run, boms.get(run.parent) as BomDocument)
}

async function storeRecipe(demo: DemoContext, recipe: Recipe): Promise<BomDocument> {
  const bom = new (demo.model(BomDocument))({
    parentProduct: demo.product(recipe.parent)._id,
    parentProductQuantityMilli: units(recipe.quantity),
    parentProductUnit: recipe.unit,
    components: recipe.components.map(([material, quantity]) => {
      const { _id, priceUnit, pricePaise } = demo.product(material)
      const quantityMilli = units(quantity)
      return {
        product: _id,
        quantityMilli,
        unit: priceUnit,
        costPricePaise: multiplyMoney(pricePaise, quantityMilli),
      }
    }),
  })
  await bom.save()
  return bom.toObject()
}

/** A reservation of the oldest batch of each component; a completed one is consumed and gives its batch. */
async function produce(demo: DemoContext, run: Run, bom: BomDocument): Promise<void> {
  const at = demo.daysAgo(run.daysAgo)
  const running = await demo.service(Counters).next(reservationCounterKey(at))
  const reservation = new (demo.model(ReservationDocument))({
    reservationId: reservationNumber(at, running),
    bomId: bom._id,
    quantityToProduceMilli: units(run.quantity),
    reservedBy: 'Srinu',
    reservedAt: at,
    remarks: run.remarks,
    status: run.completed ? 'Production Completed' : 'Reserved',
    components: componentsOf(demo, run, bom),
  })
  reservation.costPricePaise = sumPaise(reservation.components.map(({ costPricePaise }) => costPricePaise))
  await reserveComponents(demo, reservation, run.completed)
  if (run.completed) {
    const batch = await receive(demo, {
      key: run.parent,
      quantity: run.quantity,
      price: Math.round(reservation.costPricePaise / run.quantity) / 100,
      at,
      origin: { id: reservation._id, reservationId: reservation.reservationId },
    })
    reservation.producedStock = batch._id
  }
  await reservation.save()
}

function componentsOf(demo: DemoContext, run: Run, bom: BomDocument): ReservationDocument['components'] {
  return bom.components.map((component) => {
    const required = milli(
      Math.round((component.quantityMilli * units(run.quantity)) / bom.parentProductQuantityMilli),
    )
    const key = [...demo.products].find(([, product]) => product._id.equals(component.product))?.[0] ?? ''
    const source = demo.batchesOf(key).find(({ leftMilli }) => leftMilli >= required)
    if (!source) throw new Error(`The demo data have too little "${key}" in one batch`)
    source.leftMilli = subtractMilli(source.leftMilli, required)
    return {
      productId: component.product,
      stockId: source.record._id,
      batchNumber: source.record.batchNumber,
      requiredMilli: required,
      reservedMilli: required,
      unit: component.unit,
      costPricePaise: multiplyMoney(source.record.pricePaise, required),
    }
  })
}

async function reserveComponents(
  demo: DemoContext,
  { _id, components, reservedAt }: ReservationDocument,
  consumed: boolean,
): Promise<void> {
  const batches = demo.service(Batches)
  for (const [index, { stockId, productId, reservedMilli }] of components.entries()) {
    if (!stockId) continue
    const movement = {
      stockId,
      productId,
      quantityMilli: reservedMilli,
      cause: { document: 'reservation' as const, id: String(_id), line: index },
      by: DEMO_STAFF,
      at: reservedAt,
    }
    await batches.reserve(movement)
    if (consumed) await batches.consume(movement)
  }
}
