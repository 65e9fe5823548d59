import { Injectable } from '@nestjs/common'
import { Settings } from '../../office/settings/settings.service.js'
import { saleOf } from '../../sales/orders/domain/money/sale.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'
import { CostBooks } from './cost-books.service.js'
import { CostTermsNow } from './cost-terms.service.js'
import { estimated, estimateOf } from './domain/estimate.js'
import { type CostTerms, isOpen, type OrderCost, orderCost } from './domain/order-cost.js'
import { Estimates } from './estimates.service.js'

/** An order with its costs and result. */
export interface CostedOrder {
  order: StoredOrder
  cost: OrderCost
  terms: CostTerms
  /** Batch numbers by `_id` of the batch (hex). */
  batchNumbers: ReadonlyMap<string, string>
}

/** Calculates the result of one order (docs/domain/costs.md#what-an-order-leaves). */
@Injectable()
export class OrderCosts {
  constructor(
    private readonly orders: OrderQueries,
    private readonly books: CostBooks,
    private readonly estimates: Estimates,
    private readonly terms: CostTermsNow,
    private readonly settings: Settings,
  ) {}

  /** @param orderId orderId or `_id` @throws NotFound */
  async calculate(orderId: string): Promise<CostedOrder> {
    const order = await this.orders.resolve(orderId)
    const parts = [...order.items.flatMap(({ allocations }) => allocations), ...(order.returnedJars ?? [])]
    const { costs } = await this.books.load(parts.map(({ stockId }) => String(stockId)))
    const sale = saleOf(order)
    // Today's recipes and prices are read only for jars without a batch: most orders have none.
    const open = new Set(sale.items.filter(isOpen).map(({ Id }) => Id))
    const products = new Map(
      order.items.flatMap(({ Id, productId }) => (open.has(Id) ? [[Id, String(productId)] as const] : [])),
    )
    const source = open.size === 0 ? null : await this.estimates.source([...products.values()])
    const terms = await this.terms.now()
    const cost = orderCost(
      sale,
      {
        ofBatch: (stockId, quantity) => costs.share(stockId, quantity),
        ofProduct: (Id, quantity) => {
          const estimate = source && estimateOf(products.get(Id) ?? '', source)
          return estimate && estimated(estimate, quantity)
        },
      },
      terms,
    )
    const batchNumbers = new Map(parts.map(({ stockId, batchNumber }) => [String(stockId), batchNumber]))
    const lines = await this.settings.linesInWords(cost.lines)
    const lost = await this.settings.linesInWords(cost.lost)
    return { order, cost: { ...cost, lines, lost }, terms, batchNumbers }
  }
}
