import { toMilli } from '../../kernel/amounts/quantity.js'
import { inStockUnit, type StockUnit } from '../../kernel/amounts/units.js'
import { variantSlug } from '../../modules/stock/catalog/domain/variants.js'
import { RUNS } from '../fill-production.js'
import { MATERIALS } from './materials.js'
import { type DemoLine, ORDERS } from './orders.js'
import { CUSTOMERS } from './people.js'
import { recipeOf, SEMI_FINISHED_RECIPES } from './recipes.js'
import { VARIANTS } from './variants.js'

const slugs = VARIANTS.map(variantSlug)
const lines = ORDERS.flatMap((order) =>
  order.lines.map((line): DemoLine & { state: string } => ({ ...line, state: order.state })),
)
function left(slug: string): number {
  const received = VARIANTS.filter((variant) => variantSlug(variant) === slug)
    .flatMap(({ batches }) => batches)
    .reduce((sum, [, jars]) => sum + jars, 0)
  const cooked = RUNS.filter(({ parent, completed }) => parent === slug && completed)
    .map(({ quantity, made = quantity }) => made)
    .reduce((sum, jars) => sum + jars, 0)
  const sold = lines
    .filter(({ product, state }) => product === slug && state !== 'Cancelled')
    .reduce((sum, { jars }) => sum + jars, 0)
  return received + cooked - sold
}

it('sells over every type, oil, spice level and weight', () => {
  for (const [field, values] of [
    ['variantType', 7],
    ['variantOil', 3],
    ['variantSpicy', 3],
    ['variantWeight', 2],
  ] as const)
    expect(new Set(VARIANTS.map((variant) => variant[field])).size).toBe(values)
  expect(new Set(slugs).size).toBe(slugs.length)
})

it('sells nothing that it has not got', () => {
  for (const slug of slugs) expect(left(slug)).toBeGreaterThanOrEqual(0)
})

it('names only products, customers and materials that exist', () => {
  for (const { product } of lines) expect(slugs).toContain(product)
  for (const { customer } of ORDERS) expect(CUSTOMERS.map(({ key }) => key)).toContain(customer)
  const materials = MATERIALS.map(({ key }) => key)
  const unitOf = new Map(MATERIALS.map(({ key, unit }) => [key, unit]))
  for (const recipe of [
    ...SEMI_FINISHED_RECIPES,
    ...VARIANTS.map((variant) => recipeOf(variant, variantSlug(variant))),
  ])
    for (const [material, quantity, unit] of recipe.components) {
      expect(materials).toContain(material)
      expect(() => inStockUnit(toMilli(quantity), unit, unitOf.get(material) as StockUnit)).not.toThrow()
    }
})
