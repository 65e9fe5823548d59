import fc from 'fast-check'
import { milli, toMilli } from '../../../../kernel/amounts/quantity.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { explode, type Quantities } from './explode.js'
import { type Recipe, type RecipeProduct, type Recipes } from './recipes.js'

/** A book of recipes: `jar: [10, { chicken: 9 }]` makes 10 jars of 9 kg of chicken. */
function book(written: Record<string, [number, Record<string, number>]>): Recipes {
  const recipes = new Map<string, Recipe>()
  const products = new Map<string, RecipeProduct>()
  const known = (id: string) =>
    products.set(id, { id, Id: id, name: id, materialType: 'SG', unit: 'KG', netWeight: grams(0) })
  for (const [product, [makes, parts]] of Object.entries(written)) {
    known(product)
    Object.keys(parts).forEach(known)
    const lines = Object.entries(parts).map(([part, quantity]) => ({
      product: part,
      stockMilli: toMilli(quantity),
    }))
    recipes.set(product, { bomId: product, version: 1, product, makesMilli: toMilli(makes), lines })
  }
  return { recipes, products }
}

const quantities = (written: Record<string, number>): Quantities =>
  new Map(Object.entries(written).map(([product, quantity]) => [product, toMilli(quantity)]))

const PICKLE = book({
  jar: [10, { chicken: 9, masala: 0.5, glass: 10 }],
  masala: [2, { chilli: 1.5, paste: 0.6 }],
  paste: [3, { ginger: 2, garlic: 1 }],
})

describe('explode', () => {
  it('takes semi-finished goods apart to any depth', () => {
    const { materials, made, taken } = explode(PICKLE, quantities({ jar: 20 }))
    expect(materials).toEqual(quantities({ chicken: 18, glass: 20, chilli: 0.75, ginger: 0.2, garlic: 0.1 }))
    expect(made).toEqual(quantities({ jar: 20, masala: 1, paste: 0.3 }))
    expect(taken.size).toBe(0)
  })

  it('lists products without a recipe as materials', () => {
    expect(explode(PICKLE, quantities({ salt: 2 })).materials).toEqual(quantities({ salt: 2 }))
    expect(explode(PICKLE, new Map()).materials.size).toBe(0)
  })

  it('uses semi-finished goods on the shelf before more are made, at each depth', () => {
    const { materials, made, taken } = explode(PICKLE, quantities({ jar: 20 }), quantities({ masala: 0.6 }))
    expect(taken).toEqual(quantities({ masala: 0.6 }))
    expect(made).toEqual(quantities({ jar: 20, masala: 0.4, paste: 0.12 }))
    expect(materials.get('chilli')).toBe(300)
    expect(materials.get('ginger')).toBe(80)
  })

  it('makes the wanted product itself even when some of it is on the shelf', () => {
    const { made, taken } = explode(PICKLE, quantities({ masala: 1, jar: 10 }), quantities({ masala: 5 }))
    expect(made.get('masala')).toBe(1000)
    expect(taken).toEqual(quantities({ masala: 0.5 }))
  })

  it('rounds once at the end, and never rounds a need down to nothing', () => {
    const thirds = book({ jar: [3, { masala: 1 }], masala: [3, { chilli: 1, pinch: 0.001 }] })
    const { materials } = explode(thirds, quantities({ jar: 1 }))
    expect(materials.get('chilli')).toBe(111)
    expect(materials.get('pinch')).toBe(1)
  })

  it('ends when a recipe needs itself', () => {
    const circle = book({ masala: [1, { paste: 0.5, chilli: 1 }], paste: [1, { masala: 0.5 }] })
    const { materials, made } = explode(circle, quantities({ masala: 2 }))
    expect(made).toEqual(quantities({ masala: 2, paste: 1 }))
    expect(materials).toEqual(quantities({ chilli: 2, masala: 0.5 }))
  })

  it('is fast when every recipe needs the two below it', () => {
    const ladder: Record<string, [number, Record<string, number>]> = {}
    for (let level = 0; level < 60; level++)
      ladder[`level ${level}`] = [1, { [`level ${level + 1}`]: 0.5, [`level ${level + 2}`]: 0.5 }]
    const { materials } = explode(book(ladder), quantities({ 'level 0': 1 }))
    const total = [...materials.values()].reduce((sum, quantity) => sum + quantity, 0)
    expect(Math.abs(total - 1000)).toBeLessThanOrEqual(1)
  })

  it('gives the same needs as a calculation by hand, to the thousandth', () => {
    const part = fc.integer({ min: 1, max: 9000 })
    const recipe = fc.tuple(part, fc.array(part, { minLength: 6, maxLength: 6 }), fc.nat(63))
    fc.assert(
      fc.property(fc.array(recipe, { minLength: 2, maxLength: 6 }), part, (rows, wanted) => {
        const written: Record<string, [number, Record<string, number>]> = {}
        rows.forEach(([makes, parts, mask], level) => {
          const below = parts.flatMap((quantity, index) =>
            mask & (1 << index) ? [[`p${level + 1 + index}`, quantity / 1000] as const] : [],
          )
          written[`p${level}`] = [makes / 1000, Object.fromEntries(below)]
        })
        const recipes = book(written)
        const byHand = new Map<string, number>()
        const need = (product: string, quantity: number) => {
          const known = recipes.recipes.get(product)
          if (!known) byHand.set(product, (byHand.get(product) ?? 0) + quantity)
          for (const line of known?.lines ?? [])
            need(line.product, (quantity * line.stockMilli) / known!.makesMilli)
        }
        need('p0', wanted)
        const { materials } = explode(recipes, new Map([['p0', milli(wanted)]]))
        for (const [product, quantity] of byHand)
          expect(Math.abs((materials.get(product) ?? 0) - quantity)).toBeLessThanOrEqual(
            Math.max(1, quantity * 1e-9),
          )
      }),
      { numRuns: 200 },
    )
  })
})
