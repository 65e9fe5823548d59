import { Injectable } from '@nestjs/common'
import { NO_QUANTITY } from '../../../kernel/amounts/quantity.js'
import { addIstDays, type IstDay, istMonth } from '../../../kernel/dates/ist.js'
import { Settings } from '../../office/settings/settings.service.js'
import { Products } from '../../stock/catalog/products.service.js'
import { type DayLine } from '../reports/domain/line-sums.js'
import { type DayTotals, goodsOfDays, lostOfDays, totalsOfDays } from '../reports/domain/sales-days.js'
import { SalesReport } from '../reports/sales-report.service.js'
import { shareOf } from './domain/batch-costs.js'
import { estimated, estimateOf } from './domain/estimate.js'
import { allTogether, type Margins, type ProductMargin, productMargin } from './domain/goods-sold.js'
import { isOpen, type JarCosts } from './domain/order-cost.js'
import { Estimates } from './estimates.service.js'
import { UnitCosts } from './unit-costs.service.js'

export interface MonthMargins {
  /** `YYYY-MM`. */
  month: string
  /** Products, the highest income first. */
  products: ProductMargin[]
  total: Margins
  /** Sums of all orders of the month. */
  totals: DayTotals
}

/**
 * Calculates the margins of products, month by month. Quantities come from the daily sums, costs from the
 * batches of the jars. So no order is read, and when a batch is costed again, its margin is right at once
 * (docs/domain/costs.md#margins).
 */
@Injectable()
export class ProductMargins {
  constructor(
    private readonly sales: SalesReport,
    private readonly units: UnitCosts,
    private readonly estimates: Estimates,
    private readonly products: Products,
    private readonly settings: Settings,
  ) {}

  /** Whole months, the oldest first. @param last a day in the last of them */
  async months(last: IstDay, count: number): Promise<MonthMargins[]> {
    const months: MonthMargins[] = []
    // Month by month, since all batches of a year with everything they were made of would need too much
    // memory.
    for (const day of monthsUpTo(last, count)) months.push(await this.month(day))
    return months
  }

  /** @param day any day of the month */
  async month(day: IstDay): Promise<MonthMargins> {
    const { first, last } = istMonth(day)
    const days = await this.sales.between(first, last)
    const lines = goodsOfDays(days)
    const lost = lostOfDays(days)
    // A product whose sent jars were all lost has no line yet.
    for (const [Id, line] of lost)
      if (!lines.has(Id)) lines.set(Id, { ...line, quantityMilli: NO_QUANTITY, batches: [] })
    const costs = await this.costsOf([...lines.values(), ...lost.values()])
    const margins = [...lines].map(([Id, line]) => productMargin(line, lost.get(Id), costs)).sort(byIncome)
    const products = await this.settings.linesInWords(margins)
    return { month: first.slice(0, 7), products, total: allTogether(products), totals: totalsOfDays(days) }
  }

  /** The costs of all jars of a month, read at once. */
  private async costsOf(lines: readonly DayLine[]): Promise<JarCosts> {
    const costs = await this.units.calculate(
      lines.flatMap(({ batches }) => batches.map(({ stockId }) => stockId)),
    )
    const open = new Set(lines.filter(isOpen).map(({ Id }) => Id))
    const sold = open.size === 0 ? [] : await this.products.called([...open])
    const ids = new Map([...sold].map(([Id, { _id }]) => [Id, String(_id)]))
    const source = ids.size === 0 ? null : await this.estimates.source([...ids.values()])
    return {
      ofBatch: (stockId, quantity) => {
        const cost = costs.get(stockId)
        return cost ? shareOf(cost, quantity) : null
      },
      ofProduct: (Id, quantity) => {
        const estimate = source && estimateOf(ids.get(Id) ?? '', source)
        return estimate && estimated(estimate, quantity)
      },
    }
  }
}

const byIncome = (one: ProductMargin, other: ProductMargin) =>
  other.incomePaise - one.incomePaise || one.Id.localeCompare(other.Id)

/** The first days of months, the oldest first. */
export function monthsUpTo(last: IstDay, count: number): IstDay[] {
  const months = [istMonth(last).first]
  while (months.length < count) months.unshift(istMonth(addIstDays(months[0] ?? last, -1)).first)
  return months
}
