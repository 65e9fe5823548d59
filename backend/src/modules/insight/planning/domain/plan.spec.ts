import { jars } from '../../../../kernel/amounts/quantity.js'
import { cookPlan, type Outlook, type Workshop } from './plan.js'
import {
  aPaste,
  aProduct,
  aRaw,
  aRun,
  aWorkshop,
  onShelf,
  OUTLOOK,
  soldDaily,
  soldEvenly,
  type WrittenRecipes,
} from './workshop.builders.js'

const RECIPES: WrittenRecipes = { chicken: [10, { bird: 9, paste: 1 }], gongura: [6, { leaves: 8 }] }
const RAW = [aRaw('bird'), aRaw('leaves'), aRaw('ginger')]

const cooked = (workshop: Workshop, outlook: Outlook = OUTLOOK) =>
  cookPlan(workshop, outlook).suggestions.map(({ product, quantityMilli, now }) => [
    product.id,
    quantityMilli / 1000,
    now ? 'now' : 'later',
  ])

const reasonsOf = (workshop: Workshop, id: string) =>
  cookPlan(workshop, OUTLOOK)
    .suggestions.filter(({ product }) => product.id === id)
    .flatMap(({ reasons }) => reasons.map(({ text }) => text))

it('nothing is cooked while there is enough', () =>
  expect(cooked(aWorkshop({ products: [aProduct('chicken'), ...RAW], recipes: RECIPES }))).toEqual([]))

describe('a plan for a week', () => {
  const chicken = aProduct('chicken', { orderedMilli: jars(3), lowMilli: jars(5) })
  const gongura = aProduct('gongura', { lowMilli: jars(5) })
  const workshop = aWorkshop({
    products: [gongura, chicken, aPaste('paste'), ...RAW],
    recipes: { ...RECIPES, paste: [4, { ginger: 3 }] },
    shelf: [onShelf('gongura', 9), onShelf('paste', 0.4)],
    sold: { gongura: soldEvenly(1), chicken: soldDaily(1, 0, 2, 0, 0, 1) },
  })

  it('begins with the paste for ordered jars, and ends with what can wait', () =>
    expect(cooked(workshop)).toEqual([
      ['paste', 4, 'now'],
      ['chicken', 20, 'now'],
      ['gongura', 12, 'later'],
    ]))

  it('gives its reasons', () => {
    expect(reasonsOf(workshop, 'paste')).toEqual([
      'It goes into what is cooked: 2 kg for chicken.',
      'A pot makes 4 kg: rounded up to a whole pot.',
    ])
    expect(reasonsOf(workshop, 'chicken')).toEqual([
      '3 jars are ordered and none is left.',
      'It sells 0.2 jars a day; none is free.',
      'It is down to its low-stock level of 5 jars.',
      '3 ordered + 5 low-stock level + 3.2 for 14 days = 11.2 jars needed.',
      'A pot makes 10 jars: rounded up to 2 whole pots.',
    ])
    expect(reasonsOf(workshop, 'gongura')).toEqual([
      'It sells 1 jar a day; 9 free last until 1 Dec.',
      'It is down to its low-stock level of 5 jars by Thursday.',
      '5 low-stock level + 14 for 14 days − 9 there = 10 jars needed.',
      'A pot makes 6 jars: rounded up to 2 whole pots.',
    ])
  })

  it('covers the requested number of days', () =>
    expect(cooked(workshop, { ...OUTLOOK, days: 3 })).toEqual([
      ['paste', 4, 'now'],
      ['chicken', 10, 'now'],
    ]))
})

describe('a plan with goods that spoil', () => {
  const soon = aProduct('chicken', { shelfLifeDays: 12, lowMilli: jars(2) })
  const products = [soon, aPaste('paste', { shelfLifeDays: 5 }), ...RAW]
  const recipes = { ...RECIPES, paste: [4, { ginger: 3 }] as [number, Record<string, number>] }

  it('cooks no more than sells while it is good', () => {
    const workshop = aWorkshop({ products, recipes, sold: { chicken: soldEvenly(1) } })
    expect(cooked(workshop)).toEqual([
      // Five days of sales use half a kilogram of paste; the run itself uses more, and exactly that much is
      // made.
      ['paste', 1.2, 'now'],
      ['chicken', 12, 'now'],
    ])
    expect(reasonsOf(workshop, 'chicken').at(-1)).toBe(
      'A pot makes 10 jars. More than 12 would not be used up in the 12 days that it keeps.',
    )
  })

  it('counts jars on the shelf only if they sell in time', () => {
    const workshop = aWorkshop({
      products,
      recipes,
      shelf: [onShelf('chicken', 20, 3)],
      sold: { chicken: soldEvenly(1) },
    })
    expect(reasonsOf(workshop, 'chicken')).toContain('16 of the 20 left will not sell before best before.')
  })
})

describe('a plan with a run under way', () => {
  it("does not cook the run's product twice", () => {
    const products = [aProduct('chicken', { orderedMilli: jars(12) }), ...RAW]
    const workshop = aWorkshop({ products, recipes: RECIPES, runs: [aRun('chicken', 10)] })
    expect(cooked(workshop)).toEqual([['chicken', 10, 'now']])
    expect(reasonsOf(workshop, 'chicken')).toEqual([
      '12 jars are ordered and none is left.',
      'Too few sales to tell what sells in a day: none in the last 4 weeks.',
      'Run R-chicken brings 10 jars.',
      '12 ordered − 10 coming = 2 jars needed.',
      'A pot makes 10 jars: rounded up to a whole pot.',
    ])
  })

  it('cooks the paste that the run lacks', () => {
    const products = [aProduct('chicken'), aPaste('paste'), ...RAW]
    const recipes = { ...RECIPES, paste: [4, { ginger: 3 }] as [number, Record<string, number>] }
    const workshop = aWorkshop({ products, recipes, runs: [aRun('chicken', 10, { paste: 1 })] })
    expect(cooked(workshop)).toEqual([['paste', 4, 'now']])
  })
})

describe('a product without a recipe', () => {
  const named = (workshop: Workshop) =>
    cookPlan(workshop, OUTLOOK).withoutRecipe.map(({ product, needMilli }) => [product.id, needMilli])

  it('is named when it is needed', () => {
    const products = [aProduct('prawns', { orderedMilli: jars(2) }), aProduct('lemon')]
    expect(named(aWorkshop({ products }))).toEqual([['prawns', 2000]])
  })

  it('is named when another product needs it', () => {
    const products = [aProduct('chicken', { orderedMilli: jars(10) }), aPaste('paste'), ...RAW]
    expect(named(aWorkshop({ products, recipes: RECIPES }))).toEqual([['paste', 1000]])
  })
})

it('a product sold without limit is cooked only for orders, and the sentence says so', () => {
  const products = [
    aProduct('chicken', { unlimited: true, orderedMilli: jars(3), lowMilli: jars(5) }),
    ...RAW,
  ]
  const workshop = aWorkshop({ products, recipes: RECIPES, sold: { chicken: soldEvenly(2) } })
  expect(cooked(workshop)).toEqual([['chicken', 3, 'now']])
  expect(reasonsOf(workshop, 'chicken')).toContain(
    'It is sold without limit, so only what is ordered is cooked.',
  )
})
