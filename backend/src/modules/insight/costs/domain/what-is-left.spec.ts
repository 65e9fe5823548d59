import { NO_MONEY, paise } from '../../../../kernel/amounts/money.js'
import { jars, milli } from '../../../../kernel/amounts/quantity.js'
import { toIstDay } from '../../../../kernel/dates/ist.js'
import { type Sale } from '../../../sales/orders/domain/money/sale.js'
import { type Recipes } from '../../../stock/bom/domain/recipes.js'
import { atPrices } from '../../../stock/bom/domain/roll-up.js'
import { NO_COST, totalOf } from './cost-parts.js'
import { estimated, estimateOf, type EstimateSource } from './estimate.js'
import { marginOf } from './margin.js'
import { monthLines } from './month.js'
import { type JarCosts, orderCost } from './order-cost.js'
import { whatIf } from './what-if.js'

describe('a margin', () => {
  it.each([
    [100_000, 60_000, 40],
    [100_000, 123_456, -23.5],
    [3, 1, 66.7],
    [0, 500, null],
  ])('of %i that cost %i is %d percent', (income, cost, percent) =>
    expect(marginOf(paise(income), paise(cost))).toEqual({ marginPaise: income - cost, percent }),
  )
})

const sale = (over: Partial<Sale> = {}): Sale => ({
  day: toIstDay('2026-11-21'),
  channel: 'shop',
  isReplacement: false,
  isByHand: false,
  settledFeePaise: null,
  isCancelled: false,
  totalPaise: paise(100_000),
  deliveryPaise: paise(12_000),
  taxPaise: paise(5000),
  paidPaise: paise(112_000),
  refundPaise: NO_MONEY,
  credits: [],
  courierPaise: null,
  usualCourierPaise: paise(12_000),
  isSent: true,
  items: [
    {
      Id: 'FG-0001',
      name: 'CHICKEN',
      quantityMilli: jars(2),
      linePaise: paise(100_000),
      taxPaise: paise(4700),
      batches: [{ stockId: 'b1', quantityMilli: jars(1) }],
      lost: [],
      openMilli: jars(1),
    },
  ],
  ...over,
})
const costs: JarCosts = {
  ofBatch: () => ({ ...NO_COST, ingredients: paise(20_000), labour: paise(5000) }),
  ofProduct: () => ({ ...NO_COST, ingredients: paise(26_000) }),
}
const terms = { feePercent: 2, courierInExpenses: false }

describe('the result of an order', () => {
  it('is its income less tax, jars, courier and fee; a jar without a batch is estimated', () =>
    expect(orderCost(sale(), costs, terms)).toMatchObject({
      jarsPaise: 51_000,
      courierPaise: 12_000,
      feePaise: 2240,
      marginPaise: 112_000 - 5000 - 51_000 - 12_000 - 2240,
      lines: [{ incomePaise: 95_300, costPaise: 51_000, marginPaise: 44_300 }],
    }))

  it('takes into account a smaller payment that was accepted', () =>
    expect(orderCost(sale({ paidPaise: paise(100_000) }), costs, terms)).toMatchObject({
      unpaidPaise: 12_000,
      feePaise: 2000,
    }))

  it('reports that the cost of a line is partly unknown, and counts the known part', () => {
    const { lines, jarsPaise } = orderCost(sale(), { ...costs, ofProduct: () => null }, terms)
    expect([lines[0]?.costPaise, jarsPaise]).toEqual([null, 25_000])
  })

  it("keeps the fee and the courier's charge after a partial refund", () => {
    const credit = {
      day: sale().day,
      channel: sale().channel,
      isCancelled: false,
      paise: paise(10_000),
      goodsPaise: paise(8_000),
      deliveryPaise: paise(2_000),
      taxPaise: paise(476),
      lines: [{ line: 0, Id: 'FG-0001', name: 'Pickle', paise: paise(8_000), taxPaise: paise(381) }],
    }
    const [before, after] = [
      orderCost(sale(), costs, terms),
      orderCost(sale({ credits: [credit] }), costs, terms),
    ]
    expect([after.feePaise, after.courierPaise]).toEqual([before.feePaise, before.courierPaise])
    expect(after.marginPaise).toBe(before.marginPaise - 10_000 + 476)
    expect(after.lines[0]?.incomePaise).toBe((before.lines[0]?.incomePaise ?? 0) - 8_000 + 381)
  })

  it("uses the fee in the provider's report instead of the percentage", () => {
    const settledFeePaise = paise(1534)
    expect(orderCost(sale({ settledFeePaise }), costs, terms)).toMatchObject({
      feePaise: 1534,
      marginPaise: orderCost(sale(), costs, terms).marginPaise + 2240 - 1534,
    })
    // Staff took the money, and a second payment through the provider was refunded.
    expect(orderCost(sale({ isByHand: true, settledFeePaise }), costs, terms).feePaise).toBe(1534)
    expect(orderCost(sale({ isByHand: true }), costs, terms).feePaise).toBe(0)
  })

  it("uses the courier's rates, and assumes the delivery charge only without a rate", () => {
    const told = sale({ courierPaise: paise(15_300) })
    expect(orderCost(told, costs, terms)).toMatchObject({ courierPaise: 15_300, isCourierTold: true })
    expect(orderCost(told, costs, { ...terms, courierInExpenses: true }).courierPaise).toBe(0)
    expect(orderCost(sale(), costs, terms)).toMatchObject({ courierPaise: 12_000, isCourierTold: false })
    const cancelled = (over: Partial<Sale>) =>
      orderCost(sale({ isCancelled: true, ...over }), costs, terms).courierPaise
    expect([cancelled({ isSent: false }), cancelled({}), cancelled({ courierPaise: paise(31_000) })]).toEqual(
      [0, 12_000, 31_000],
    )
  })

  it('lists the lost jars of a cancelled order as a line of their own', () => {
    const items = sale().items.map((item) => ({
      ...item,
      batches: [],
      lost: [{ stockId: 'b1', quantityMilli: jars(1) }],
    }))
    expect(orderCost(sale({ isCancelled: true, items }), costs, terms)).toMatchObject({
      jarsPaise: 0,
      lostPaise: 25_000,
      marginPaise: 112_000 - 5000 - 25_000 - 12_000 - 2240,
    })
  })

  it('sums to the same as its month', () => {
    const { jarsPaise, marginPaise } = orderCost(sale(), costs, terms)
    const totals = {
      orders: 1,
      productPaise: paise(100_000),
      deliveryPaise: paise(12_000),
      taxPaise: paise(5000),
      paidPaise: paise(112_000),
      byHandPaise: NO_MONEY,
      settledPaise: NO_MONEY,
      settledFeePaise: NO_MONEY,
      cancelledPaise: NO_MONEY,
      refundPaise: NO_MONEY,
      creditedPaise: NO_MONEY,
      courierPaise: NO_MONEY,
      assumedCourierPaise: paise(12_000),
    }
    const books = {
      totals,
      goodsPaise: jarsPaise,
      lostPaise: NO_MONEY,
      expensesPaise: NO_MONEY,
      ownChargesPaise: NO_MONEY,
      claimsPaise: NO_MONEY,
      terms,
    }
    const earned = (changes: Partial<typeof books> = {}) => monthLines({ ...books, ...changes }).resultPaise
    expect(earned()).toBe(marginPaise)
    expect(earned({ expensesPaise: paise(700) })).toBe(marginPaise - 700)
    expect(earned({ lostPaise: paise(300) })).toBe(marginPaise - 300)
    expect(earned({ claimsPaise: paise(400) })).toBe(marginPaise + 400)
    expect(earned({ terms: { ...terms, courierInExpenses: true } })).toBe(marginPaise + 12_000)
    const told = {
      ...totals,
      orders: 2,
      paidPaise: paise(224_000),
      settledPaise: paise(112_000),
      settledFeePaise: paise(1534),
    }
    expect(monthLines({ ...books, totals: told, ownChargesPaise: paise(590) })).toMatchObject({
      feePaise: 2240 + 1534 + 590,
      toldFeePaise: 1534 + 590,
    })
  })
})

const recipe = (product: string, makes: number, lines: Record<string, number>) =>
  [
    product,
    {
      bomId: product,
      version: 1,
      product,
      makesMilli: milli(makes),
      lines: Object.entries(lines).map(([id, quantity]) => ({ product: id, stockMilli: milli(quantity) })),
    },
  ] as const
const book: Recipes = {
  recipes: new Map([
    recipe('paste', 3000, { chilli: 1000, salt: 500 }),
    recipe('hot', 10_000, { paste: 2000, chilli: 1000, glass: 10_000 }),
    recipe('mild', 10_000, { salt: 1000, glass: 10_000 }),
    recipe('odd', 10_000, { love: 1 }),
  ]),
  products: new Map(),
}
const source = (prices: Record<string, number>, over: Partial<EstimateSource> = {}): EstimateSource => ({
  book,
  costOf: atPrices(new Map(Object.entries(prices).map(([id, price]) => [id, paise(price)]))),
  isPackaging: (id) => id === 'glass',
  lastBatch: () => null,
  ...over,
})
const PRICES = { chilli: 30_000, salt: 2000, glass: 4000 }
const worked = {
  quantityMilli: jars(20),
  parts: { ...NO_COST, ingredients: paise(1), labour: paise(60_000), gas: paise(20_000) },
  runId: 'r1',
}

describe('an estimated cost', () => {
  it('is the recipe at today’s prices, with the labour of the last batch', () => {
    const estimate = estimateOf('hot', source(PRICES, { lastBatch: () => worked }))
    expect(estimate?.from).toBe('recipe')
    const parts = { packaging: 40_000, ingredients: 50_666, labour: 30_000, gas: 10_000 }
    expect(estimate?.parts).toEqual({ ...NO_COST, ...parts })
  })

  it('is the last batch when the recipe has no price, and missing without either', () => {
    expect(estimateOf('odd', source(PRICES, { lastBatch: () => worked }))).toMatchObject({ from: 'batch' })
    expect(estimateOf('odd', source(PRICES))).toBeNull()
  })

  it('has shares whose parts sum to the paisa', () => {
    const estimate = estimateOf('hot', source(PRICES, { lastBatch: () => worked }))
    if (!estimate) throw new Error('no estimate')
    for (let count = 1; count <= 40; count++)
      expect(totalOf(estimated(estimate, jars(count)))).toBe(Math.round(13_066.6 * count))
  })
})

describe("the what-if of a material's price", () => {
  const jar = (id: string, pricePaise: number) => ({
    id,
    Id: id.toUpperCase(),
    name: id,
    pricePaise: paise(pricePaise),
    taxPercent: 0,
  })
  const sold = [jar('mild', 8000), jar('hot', 20_000), jar('odd', 100), jar('unwritten', 100)]
  const change = { product: 'chilli', pricePaise: paise(30_000), newPricePaise: paise(36_000) }

  it('reaches jars through everything they are made of, and no others', () => {
    const { effects, unknown } = whatIf(sold, source(PRICES), change)
    expect(effects).toEqual([
      {
        Id: 'HOT',
        name: 'hot',
        pricePaise: 20_000,
        costPaise: 9067,
        newCostPaise: 10_067,
        marginPercent: 54.7,
        newMarginPercent: 49.7,
        keepPaise: 22_300,
      },
    ])
    expect(unknown).toEqual(['odd'])
  })

  it('lists the largest effect first, up or down', () => {
    const cheaper = { product: 'glass', pricePaise: paise(4000), newPricePaise: paise(1000) }
    const { effects } = whatIf(sold, source(PRICES), cheaper)
    expect(effects.map(({ Id, newCostPaise, costPaise }) => [Id, newCostPaise - costPaise])).toEqual([
      ['HOT', -3000],
      ['MILD', -3000],
    ])
  })

  it('keeps the margin of a price that includes tax', () => {
    const taxed = [{ ...jar('hot', 21_000), taxPercent: 5 }]
    const [effect] = whatIf(taxed, source(PRICES), change).effects
    const net = Number(effect?.keepPaise) / 1.05
    expect(effect?.marginPercent).toBe(54.7)
    expect((1 - Number(effect?.newCostPaise) / net) * 100).toBeCloseTo(54.7, 0)
  })
})
