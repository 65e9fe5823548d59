import { type Paise, paise, rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { toMilli } from '../../../../kernel/amounts/quantity.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { type Recipe, type Recipes } from './recipes.js'
import { atPrices, rollUp, rollUpRecipe } from './roll-up.js'

const NAMES = { jar: 'Chicken 1kg', masala: 'Masala', paste: 'Paste', chilli: 'Chilli', glass: 'Jar' }

function recipe(product: string, makes: number, parts: Record<string, number>): Recipe {
  const lines = Object.entries(parts).map(([part, quantity]) => ({
    product: part,
    stockMilli: toMilli(quantity),
  }))
  return { bomId: product, version: 1, product, makesMilli: toMilli(makes), lines }
}

function book(...recipes: Recipe[]): Recipes {
  const products = Object.entries(NAMES).map(
    ([id, name]) => [id, { id, Id: id, name, materialType: 'SG', unit: 'KG', netWeight: grams(0) }] as const,
  )
  return { recipes: new Map(recipes.map((one) => [one.product, one])), products: new Map(products) }
}

const prices = (rupees: Record<string, number>): Map<string, Paise> =>
  new Map(Object.entries(rupees).map(([product, price]) => [product, rupeesToPaise(price)]))

const BOOK = book(
  recipe('jar', 10, { masala: 0.5, glass: 10 }),
  recipe('masala', 2, { chilli: 1.5, paste: 0.5 }),
  recipe('paste', 1, { garlic: 1 }),
)

describe('the cost of a product by its recipe', () => {
  it("is the sum of its components' costs, through recipes to any depth", () => {
    const cost = rollUp(BOOK, 'jar', atPrices(prices({ chilli: 240, garlic: 100, glass: 18 })))
    // Masala: (1.5 × 240 + 0.5 × 100) / 2 = 205 per kilogram.
    expect(cost?.lines.map((line) => line.costPaise)).toEqual([10_250, 18_000])
    expect(cost).toMatchObject({ costPaise: 28_250, unitPaise: 2825, missing: [] })
  })

  it('uses the price of a semi-finished product before its recipe', () => {
    const cost = rollUp(BOOK, 'jar', atPrices(prices({ masala: 300, glass: 18 })))
    expect(cost).toMatchObject({ costPaise: 33_000, missing: [] })
  })

  it("never uses the product's own price", () => {
    expect(rollUp(BOOK, 'paste', atPrices(prices({ paste: 1, garlic: 100 })))?.unitPaise).toBe(10_000)
  })

  it('names each component without a price once, and counts it as 0', () => {
    const twice = book(...BOOK.recipes.values(), recipe('jar', 10, { masala: 0.5, chilli: 1, glass: 10 }))
    const cost = rollUp(twice, 'jar', atPrices(prices({ glass: 18 })))
    expect(cost).toMatchObject({ costPaise: 18_000, unitPaise: 1800, missing: ['Chilli', 'garlic'] })
    expect(cost?.lines.map((line) => line.missing)).toEqual([['Chilli', 'garlic'], ['Chilli'], []])
  })

  it('treats a price of 0 as a price', () => {
    expect(rollUp(BOOK, 'paste', atPrices(prices({ garlic: 0 })))).toMatchObject({
      costPaise: 0,
      missing: [],
    })
  })

  it('is null for a product without a recipe', () => {
    expect(rollUp(BOOK, 'chilli', atPrices(new Map()))).toBeNull()
  })

  it('names a product that needs itself, and ends', () => {
    const circle = book(recipe('masala', 1, { paste: 1, chilli: 1 }), recipe('paste', 1, { masala: 1 }))
    const cost = rollUp(circle, 'masala', atPrices(prices({ chilli: 240 })))
    expect(cost).toMatchObject({ costPaise: 24_000, missing: ['Masala'] })
  })

  it('is rounded for each component and for one unit, half up to the paisa', () => {
    const thirds = book(recipe('jar', 3, { chilli: 0.005, paste: 0.005, glass: 1 }))
    const cost = rollUp(
      thirds,
      'jar',
      atPrices(
        new Map([
          ['chilli', paise(100)],
          ['paste', paise(100)],
          ['glass', paise(1)],
        ]),
      ),
    )
    expect(cost?.lines.map((line) => line.costPaise)).toEqual([1, 1, 1])
    expect(cost).toMatchObject({ costPaise: 3, unitPaise: 1 })
  })

  it('is also calculated for an older recipe', () => {
    const older = recipe('jar', 10, { glass: 12 })
    expect(rollUpRecipe(BOOK, older, atPrices(prices({ glass: 18 }))).costPaise).toBe(21_600)
  })

  it('depends on the quantity of a component when its price does', () => {
    const cost = rollUp(BOOK, 'paste', (_product, quantity) => paise(quantity > 500 ? 7 : 1))
    expect(cost?.costPaise).toBe(7)
  })
})
