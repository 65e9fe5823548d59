import fc from 'fast-check'
import { jars, type Milli, milli, sumMilli, toMilli } from '../../../../kernel/amounts/quantity.js'
import { addTo } from './amounts.js'
import { cookFirstOf, cookPlan, runOf, shareOfAll, type Suggestion, type Workshop } from './plan.js'
import { missingToBuy } from './shopping.js'
import {
  aPaste,
  aProduct,
  aRaw,
  aRun,
  aWorkshop,
  onShelf,
  OUTLOOK,
  soldDaily,
  type WrittenRecipes,
} from './workshop.builders.js'

const RAW = ['chilli', 'oil', 'salt', 'glass']
const GROUND = ['paste', 'masala']
const JARS = ['hot', 'mild', 'sour']

const part = fc.integer({ min: 1, max: 3000 }).map((thousandths) => thousandths / 1000)
const some = (of: string[]) =>
  fc
    .uniqueArray(fc.constantFrom(...of), { minLength: 1 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, part]))))
const recipe = (of: string[]) => fc.tuple(fc.integer({ min: 1, max: 12 }), some(of))

const shelfRow = fc.record({
  product: fc.constantFrom(...RAW, ...GROUND, ...JARS),
  quantity: fc.integer({ min: 1, max: 20 }),
  days: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
})

/** Random workshops with several levels of semi-finished products, orders, sales and runs under way. */
const workshops: fc.Arbitrary<Workshop> = fc
  .record({
    jars: fc.array(
      fc.record({
        ordered: fc.integer({ min: 0, max: 12 }),
        low: fc.integer({ min: 0, max: 8 }),
        keeps: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
        unlimited: fc.boolean(),
        sold: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 28 }),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    pasteKeeps: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
    recipes: fc.record({
      paste: recipe(RAW),
      masala: recipe([...RAW, 'paste']),
      hot: recipe([...RAW, ...GROUND]),
      mild: recipe([...RAW, 'masala']),
      sour: recipe(RAW),
    }),
    shelf: fc.array(shelfRow, { maxLength: 12 }),
    runs: fc.array(
      fc.tuple(fc.constantFrom('hot', 'paste'), fc.integer({ min: 1, max: 6 }), some([...RAW, 'masala'])),
    ),
  })
  .map((drawn) =>
    aWorkshop({
      products: [
        ...RAW.map((id) => aRaw(id)),
        ...GROUND.map((id) => aPaste(id, { shelfLifeDays: drawn.pasteKeeps })),
        ...JARS.map((id, place) => {
          const { ordered = 0, low = 0, keeps = null, unlimited = false } = drawn.jars[place] ?? {}
          return aProduct(id, {
            orderedMilli: jars(ordered),
            lowMilli: jars(low),
            shelfLifeDays: keeps,
            unlimited,
          })
        }),
      ],
      recipes: drawn.recipes as WrittenRecipes,
      shelf: drawn.shelf.map(({ product, quantity, days }) => onShelf(product, quantity, days)),
      runs: drawn.runs.map(([product, quantity, missing]) => aRun(product, quantity, missing)),
      sold: Object.fromEntries(JARS.map((id, place) => [id, soldDaily(...(drawn.jars[place]?.sold ?? []))])),
    }),
  )

const ofNow = ({ suggestions }: { suggestions: Suggestion[] }) =>
  suggestions.filter(({ now }) => now).map(runOf)

const shelfOf = ({ batches }: Workshop, product: string): Milli =>
  sumMilli(batches.flatMap((batch) => (batch.product === product ? batch.remainingMilli : [])))

/** The same workshop after buying a shopping list. */
function stocked(workshop: Workshop, bought: ReadonlyMap<string, Milli>): Workshop {
  const batches = [...bought].map(([product, remainingMilli]) => ({
    product,
    remainingMilli,
    bestBefore: null,
  }))
  return { ...workshop, batches: [...workshop.batches, ...batches] }
}

const orders = fc.array(fc.tuple(fc.constantFrom(...JARS, ...GROUND), fc.integer({ min: 1, max: 30 })))

describe('the cook plan of any workshop', () => {
  it('never promises the same gram twice', () =>
    fc.assert(
      fc.property(workshops, orders, (workshop, drawn) => {
        const wanted = new Map<string, Milli>()
        for (const [product, quantity] of drawn) addTo(wanted, product, toMilli(quantity))
        const runs = [...wanted].map(([product, quantityMilli]) => ({ product, quantityMilli }))
        const { runs: shared, underWay } = shareOfAll(runs, workshop)
        const fromShelf = new Map<string, Milli>()
        const fromCooking = new Map<string, Milli>()
        for (const { components } of shared)
          for (const { product, takenMilli, cookedFirstMilli, missingMilli, requiredMilli } of components) {
            expect(takenMilli + cookedFirstMilli + missingMilli).toBe(requiredMilli)
            addTo(fromShelf, product, takenMilli)
            addTo(fromCooking, product, cookedFirstMilli)
          }
        const claimed = new Map<string, number>()
        for (const { missing } of workshop.runs)
          for (const { product, quantityMilli } of missing)
            claimed.set(product, (claimed.get(product) ?? 0) + quantityMilli)
        for (const { missing } of underWay)
          for (const { product, quantityMilli } of missing)
            claimed.set(product, (claimed.get(product) ?? 0) - quantityMilli)
        for (const product of workshop.products.keys()) {
          const promised =
            (fromShelf.get(product) ?? 0) + (fromCooking.get(product) ?? 0) + (claimed.get(product) ?? 0)
          const made = shared.find(({ recipe: of }) => of.product === product)?.makeableMilli ?? 0
          const coming = sumMilli(
            workshop.runs.flatMap((run) => (run.product === product ? run.quantityMilli : [])),
          )
          expect(fromShelf.get(product) ?? 0).toBeLessThanOrEqual(shelfOf(workshop, product))
          expect(promised).toBeLessThanOrEqual(shelfOf(workshop, product) + coming + made)
        }
      }),
    ))

  it('leaves no order without its jar once it is cooked', () =>
    fc.assert(
      fc.property(workshops, (workshop) => {
        const { suggestions } = cookPlan(workshop, OUTLOOK)
        for (const { id, orderedMilli } of workshop.products.values()) {
          const cooked = suggestions.find(({ product, now }) => now && product.id === id)?.quantityMilli ?? 0
          const coming = sumMilli(
            workshop.runs.flatMap((run) => (run.product === id ? run.quantityMilli : [])),
          )
          expect(shelfOf(workshop, id) + coming + cooked).toBeGreaterThanOrEqual(orderedMilli)
        }
      }),
    ))

  it('leaves no shortage once its shopping is done', () =>
    fc.assert(
      fc.property(workshops, (workshop) => {
        const runs = ofNow(cookPlan(workshop, OUTLOOK))
        const bought = missingToBuy(shareOfAll(runs, workshop), workshop.products)
        const after = shareOfAll(runs, stocked(workshop, bought))
        expect(cookFirstOf(runs, workshop, OUTLOOK)).toEqual([])
        expect(missingToBuy(after, workshop.products).size).toBe(0)
        for (const { quantityMilli, makeableMilli } of after.runs) expect(makeableMilli).toBe(quantityMilli)
      }),
    ))

  it('makes as much as it says is possible, and one step more would lack something', () =>
    fc.assert(
      fc.property(workshops, (workshop) => {
        for (const run of ofNow(cookPlan(workshop, OUTLOOK))) {
          const [shared] = shareOfAll([run], workshop).runs
          if (!shared) throw new Error('Every suggestion has a recipe')
          const again = shareOfAll([{ ...run, quantityMilli: shared.makeableMilli }], workshop).runs[0]
          expect(again?.components.every(({ missingMilli }) => missingMilli === 0)).toBe(true)
          if (shared.makeableMilli === run.quantityMilli) continue
          const more = milli(shared.makeableMilli + (GROUND.includes(run.product) ? 10 : 1000))
          const beyond = shareOfAll([{ ...run, quantityMilli: more }], workshop).runs[0]
          expect(beyond?.components.some(({ missingMilli }) => missingMilli > 0)).toBe(true)
        }
      }),
    ))
})
