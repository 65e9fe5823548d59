import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { fromMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { addIstDays, dayInWords, istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Messages } from '../../../office/messages/messages.service.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { CatalogueFacts } from '../../catalog/catalogue-facts.service.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { StockDocument } from '../schemas/stock.schema.js'

/** Products of one round; the emptiest come first. */
const MOST_LOW = 100
/** Batches that one message names. */
const MOST_NAMED = 20

/** What staff hear of the stock by the clock (docs/domain/messages.md#alerts). */
@Injectable()
export class StockAlerts {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly catalogue: CatalogueFacts,
    private readonly products: Products,
    private readonly messages: Messages,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Each product that runs out, once until more of it comes in: the newest batch is a part of the occasion.
   * @returns how many products are low
   */
  async low(): Promise<number> {
    const low = await this.catalogue.lowOnStock(MOST_LOW)
    for (const { _id, Id, name, availableMilli, ...kind } of low)
      await this.messages.toStaff('lowStock', {
        about: `${Id}:${await this.newestBatch(_id)}`,
        facts: {
          product: await this.settings.nameInWords({ name }),
          left: quantityInWords(availableMilli, kind),
          link: `/product-list?${new URLSearchParams({ filter: JSON.stringify({ q: Id }) })}`,
        },
      })
    return low.length
  }

  /**
   * All batches near their best-before day in one message, whenever a further day has come near.
   * @returns how many batches are near
   */
  async expiring(): Promise<number> {
    const { nearExpiryDays } = await this.settings.current()
    const today = istDay(this.clock.now())
    const near = { $gte: today, $lte: addIstDays(today, nearExpiryDays) }
    const holding = { fefoDay: near, remainingMilli: { $gt: NO_QUANTITY } }
    const batches = await this.stock.find(holding).sort({ fefoDay: 1, _id: 1 }).lean<StockDocument[]>()
    const last = batches.at(-1)
    if (!last) return 0
    const products = await this.products.byIds(batches.map(({ product }) => product))
    const lines = await Promise.all(
      batches.slice(0, MOST_NAMED).map(async ({ batchNumber, product, remainingMilli, fefoDay }) => {
        const known = products.get(String(product))
        if (!known) return batchNumber
        const left = quantityInWords(remainingMilli, known)
        const name = await this.settings.nameInWords(known)
        return `${batchNumber}: ${left} of ${name}, best before ${dayInWords(fefoDay)}`
      }),
    )
    const more = batches.length - lines.length
    await this.messages.toStaff('batchExpiring', {
      about: last.fefoDay,
      facts: {
        batches: [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
        count: batches.length === 1 ? '1 batch' : `${batches.length} batches`,
        link: `/stock-receipt?${new URLSearchParams({ filter: JSON.stringify({ bestBeforeFrom: today, bestBeforeTo: near.$lte, stockPresent: true }) })}`,
      },
    })
    return batches.length
  }

  private async newestBatch(product: Types.ObjectId): Promise<string> {
    const [newest] = await this.stock
      .find({ product }, { batchNumber: 1 })
      .sort({ _id: -1 })
      .limit(1)
      .lean<Pick<StockDocument, 'batchNumber'>[]>()
    return newest?.batchNumber ?? 'none'
  }
}

/** "4 jars", "1 piece", "2.5 KG"; never less than nothing. */
function quantityInWords(quantity: Milli, kind: Pick<StoredProduct, 'materialType' | 'priceUnit'>): string {
  const count = Math.max(0, fromMilli(quantity))
  if (kind.priceUnit !== 'PC') return `${count} ${kind.priceUnit}`
  const one = kind.materialType === 'FG' ? 'jar' : 'piece'
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
