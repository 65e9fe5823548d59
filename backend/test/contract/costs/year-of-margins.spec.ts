import { Random } from '../../../src/demo/random.js'
import { paise, spread } from '../../../src/kernel/amounts/money.js'
import { istDay } from '../../../src/kernel/dates/ist.js'
import { expectOk, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { Year } from '../../support/year/year.builders.js'
import { type YearBatch, type YearRun } from '../../support/year/year.rows.js'
import { sellYear } from '../../support/year/year.sales.js'

interface WireMargins {
  months: { month: string; quantity: number; income: number; cost: number }[]
  products: { Id: string; quantity: number; cost: number; parts: Record<string, number> }[]
}
type Parts = Record<'ingredients' | 'packaging' | 'work', number>
type Priced = YearBatch & { pricePaise: number }

/**
 * The cost of everything, calculated from the first sack on, one step after the other, in fractions of
 * paise.
 */
class BruteForce {
  readonly unit = new Map<string, Parts>()

  constructor(
    private readonly year: Year,
    private readonly random: Random,
  ) {
    const glass = this.year.products.get('Glass jars')?._id
    for (const batch of year.batches as Priced[])
      if (batch.materialType === 'RM' && !batch.splitFrom) {
        batch.pricePaise = 100 + random.below(40_000)
        const part = batch.product === glass ? 'packaging' : 'ingredients'
        this.unit.set(String(batch._id), { ...NONE, [part]: batch.pricePaise })
      }
    for (const run of year.runs) this.cook(run)
    for (const batch of year.batches) this.unitOf(batch)
  }

  private batch(id: unknown): Priced {
    return this.year.batches.find(({ _id }) => String(_id) === String(id)) as Priced
  }

  /** Cost of a unit; a part of a batch costs what its batch does. */
  unitOf({ _id, splitFrom }: YearBatch): Parts {
    const parts = this.unit.get(String(_id)) ?? (splitFrom ? this.unitOf(this.batch(splitFrom.id)) : NONE)
    this.unit.set(String(_id), parts)
    return parts
  }

  private cook(run: YearRun): void {
    const parts = { ...NONE }
    let whole = 0
    for (const part of run.components.flatMap(({ batches }) => batches)) {
      const batch = this.batch(part.stockId)
      const unit = this.unitOf(batch)
      const price = Math.round(unit.ingredients + unit.packaging + unit.work)
      const costPricePaise = Math.round((price * (part.usedMilli ?? part.reservedMilli)) / 1000)
      Object.assign(part, { pricePaise: price, costPricePaise })
      whole += costPricePaise
      const scale = price === 0 ? 0 : costPricePaise / (unit.ingredients + unit.packaging + unit.work)
      for (const key of KEYS) parts[key] += unit[key] * scale
    }
    const labourPaise = this.random.below(50_000)
    Object.assign(run, { costPricePaise: whole, labourPaise })
    parts.work += labourPaise
    const shares = spread(
      paise(whole + labourPaise),
      run.yields.map(({ quantityMilli }) => quantityMilli),
    )
    for (const [at, made] of run.yields.entries()) {
      Object.assign(made, { costPaise: shares[at] })
      const scale = whole + labourPaise === 0 ? 0 : Number(shares[at]) / (whole + labourPaise)
      const unit = { ...NONE }
      for (const key of KEYS) unit[key] = (parts[key] * scale * 1000) / made.quantityMilli
      this.unit.set(String(made.stockId), unit)
    }
  }
}
const KEYS = ['ingredients', 'packaging', 'work'] as const
const NONE: Parts = { ingredients: 0, packaging: 0, work: 0 }

describe('a year of margins', () => {
  let shop: OrderShop
  let boss: Client
  const year = new Year(20_261_122)
  let truth: BruteForce
  const today = '2026-11'

  beforeAll(async () => {
    shop = await OrderShop.open()
    boss = await shop.staff()
    Object.assign(year.products.get('Glass jars') ?? {}, { showasIngredient: false })
    truth = new BruteForce(year, new Random(7))
    sellYear(year)
    await year.store(shop.running.db)
  })
  afterAll(() => shop.close())

  const read = async (month: string): Promise<WireMargins> => {
    const answer = await boss.get<WireMargins>(`/api/admin/costs/products?month=${month}`)
    expectOk(answer)
    return answer.body
  }
  /** What was sold in a month, order by order. */
  const soldIn = (month: string) =>
    (year.orders as unknown as { orderDate: Date; items: Sold[] }[])
      .filter(({ orderDate }) => istDay(orderDate).startsWith(month))
      .flatMap(({ items }) => items)

  it('is the same from daily sums as order by order, month by month', async () => {
    const { months } = await read(today)
    expect(months.filter(({ quantity }) => quantity > 0).length).toBeGreaterThan(10)
    for (const { month, quantity, income, cost } of months) {
      const sold = soldIn(month)
      const parts = sold.flatMap(({ allocations }) => allocations)
      const whole = parts.reduce((sum, part) => sum + costOf(part), 0)
      expect(quantity).toBe(sold.reduce((sum, { quantityMilli }) => sum + quantityMilli / 1000, 0))
      expect(income).toBe(sold.reduce((sum, { linePaise }) => sum + linePaise, 0) / 100)
      // Each batch of a product is rounded once, and prices of semi-finished goods before that.
      expect(Math.abs(cost * 100 - whole)).toBeLessThanOrEqual(parts.length + 1)
    }
  })

  it('tells ingredients, packaging and work of each product apart', async () => {
    const { products } = await read('2026-06')
    expect(products.length).toBeGreaterThan(1)
    for (const { Id, parts } of products) {
      const sold = soldIn('2026-06').filter((line) => line.Id === Id)
      const batches = sold.flatMap(({ allocations }) => allocations)
      const sum = (part: keyof Parts) =>
        batches.reduce((all, { stockId, quantityMilli }) => all + unit(stockId)[part] * quantityMilli, 0) /
        1000
      const tolerance = batches.length * 3 + 3
      expect(Math.abs(Number(parts['ingredients']) * 100 - sum('ingredients'))).toBeLessThanOrEqual(tolerance)
      expect(Math.abs(Number(parts['packaging']) * 100 - sum('packaging'))).toBeLessThanOrEqual(tolerance)
      expect(Math.abs(Number(parts['labour']) * 100 - sum('work'))).toBeLessThanOrEqual(tolerance)
    }
  })

  const unit = (stockId: unknown): Parts => truth.unit.get(String(stockId)) ?? NONE
  const costOf = ({ stockId, quantityMilli }: Sold['allocations'][number]) => {
    const { ingredients, packaging, work } = unit(stockId)
    return ((ingredients + packaging + work) * quantityMilli) / 1000
  }
})

interface Sold {
  Id: string
  quantityMilli: number
  linePaise: number
  allocations: { stockId: unknown; quantityMilli: number }[]
}
