import { Injectable } from '@nestjs/common'
import { NO_MONEY, type Paise, sumPaise } from '../../../kernel/amounts/money.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { shareOf } from '../../insight/costs/domain/batch-costs.js'
import { totalOf } from '../../insight/costs/domain/cost-parts.js'
import { UnitCosts } from '../../insight/costs/unit-costs.service.js'
import { Settings } from '../../office/settings/settings.service.js'
import { Products } from '../../stock/catalog/products.service.js'
import { type HeldBatch, HeldBatches } from '../../stock/inventory/reading/held-batches.queries.js'

/** A batch with what it held at the end of a day, at cost. */
export interface ValuedBatch extends HeldBatch {
  /** As people read it. */
  productName: string
  valuePaise: Paise
}

export interface StockValue {
  batches: ValuedBatch[]
  totalPaise: Paise
  /** By type of material. */
  byTypePaise: Record<HeldBatch['materialType'], Paise>
}

/** The stock at the end of a day at what it cost (docs/domain/ledger.md#stock). */
@Injectable()
export class StockValues {
  constructor(
    private readonly held: HeldBatches,
    private readonly costs: UnitCosts,
    private readonly products: Products,
    private readonly settings: Settings,
  ) {}

  async atEndOf(day: IstDay): Promise<StockValue> {
    const held = await this.held.atEndOf(day)
    const [costs, products, inWords] = [
      await this.costs.calculate(held.map(({ id }) => id)),
      await this.products.byIds(held.map(({ product }) => product)),
      await this.settings.wording(),
    ]
    const batches = held.map((batch) => {
      const cost = costs.get(batch.id)
      return {
        ...batch,
        productName: inWords(products.get(String(batch.product))?.name ?? ''),
        valuePaise: cost ? totalOf(shareOf(cost, batch.heldMilli)) : NO_MONEY,
      }
    })
    const sumOf = (type: HeldBatch['materialType']) =>
      sumPaise(batches.filter(({ materialType }) => materialType === type).map(valueOf))
    return {
      batches,
      totalPaise: sumPaise(batches.map(valueOf)),
      byTypePaise: { RM: sumOf('RM'), SG: sumOf('SG'), FG: sumOf('FG') },
    }
  }
}

const valueOf = ({ valuePaise }: ValuedBatch): Paise => valuePaise
