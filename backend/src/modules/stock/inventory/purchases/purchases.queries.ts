import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { multiplyMoney, type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { addMilli, type Milli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { type PriceUnit, Products, type StoredProduct } from '../../catalog/products.service.js'
import { Suppliers } from '../../suppliers/suppliers.service.js'
import { type BatchSource } from '../domain/receipt.js'
import { type StoredBatch } from '../reading/batch.queries.js'
import { BatchDocument } from '../schemas/batch.schema.js'

/** One batch that was bought. */
export interface Purchase {
  stockId: Types.ObjectId
  batchNumber: string
  receivedOn: IstDay
  /** The quantity received, without later corrections. */
  quantityMilli: Milli
  pricePaise: Paise
  supplier: { id: Types.ObjectId; name: string } | null
}

/** Purchases of one product from one supplier. */
export interface Sold {
  product: StoredProduct
  batches: number
  quantityMilli: Milli
  lastPricePaise: Paise
  lastReceivedOn: IstDay
}

/** The cost of goods bought on a range of days. */
export interface PurchaseSum {
  batches: number
  amountPaise: Paise
}

type Bought = Pick<
  BatchDocument,
  '_id' | 'batchNumber' | 'receivedOn' | 'receivedMilli' | 'pricePaise' | 'supplier' | 'product'
>

export type LatestPurchase = Readonly<
  Pick<Bought, 'product' | 'supplier' | 'receivedOn' | 'receivedMilli' | 'pricePaise'>
>

/**
 * Filter for batches that were bought, not made, found or moved: each purchase appears once, as long as
 * its batch exists.
 */
const BOUGHT: { source: BatchSource } = { source: 'purchase' }
const NEWEST = { receivedOn: -1, _id: -1 } as const
const MOST_SHOWN = 200
const MOST_OF_SUPPLIER = 2000

/** Reads what raw material cost (docs/domain/catalogue.md#purchases). */
@Injectable()
export class Purchases {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly products: Products,
    private readonly suppliers: Suppliers,
  ) {}

  /** The newest purchases of a product, newest first. @param id `Id` or `_id` @throws NotFound */
  async ofProduct(id: string): Promise<{ priceUnit: PriceUnit; purchases: Purchase[] }> {
    const { _id: product, priceUnit } = await this.products.resolve(id)
    const found = await this.batches
      .find({ product, ...BOUGHT })
      .sort(NEWEST)
      .limit(MOST_SHOWN)
      .lean<Bought[]>()
    const names = await this.suppliers.namesOf(found.flatMap(({ supplier }) => supplier ?? []))
    const purchases = found.map(({ _id, batchNumber, receivedOn, receivedMilli, pricePaise, supplier }) => ({
      stockId: _id,
      batchNumber,
      receivedOn,
      quantityMilli: receivedMilli,
      pricePaise,
      supplier: supplier && { id: supplier, name: names.get(String(supplier)) ?? '' },
    }))
    return { priceUnit, purchases }
  }

  /** Purchases from a supplier, by product, the latest first. @throws NotFound */
  async ofSupplier(id: string): Promise<Sold[]> {
    const { _id: supplier } = await this.suppliers.byId(id)
    const found = await this.batches
      .find({ supplier, ...BOUGHT })
      .sort(NEWEST)
      .limit(MOST_OF_SUPPLIER)
      .lean<Bought[]>()
    const products = await this.products.byIds(found.map(({ product }) => product))
    const sold = new Map<string, Sold>()
    for (const { product: productId, receivedMilli, pricePaise, receivedOn } of found) {
      const known = sold.get(String(productId))
      const product = products.get(String(productId))
      if (known) {
        known.batches += 1
        known.quantityMilli = addMilli(known.quantityMilli, receivedMilli)
      } else if (product)
        sold.set(String(productId), {
          product,
          batches: 1,
          quantityMilli: receivedMilli,
          lastPricePaise: pricePaise,
          lastReceivedOn: receivedOn,
        })
    }
    return [...sold.values()]
  }

  /** The newest batches bought from a supplier, newest first. @param limit at most so many */
  async batchesOf(supplier: Types.ObjectId, limit: number): Promise<StoredBatch[]> {
    return this.batches
      .find({ supplier, ...BOUGHT })
      .sort(NEWEST)
      .limit(limit)
      .lean<BatchDocument[]>()
  }

  /**
   * Gives batches the number of the bill that they stand on, in the transaction of that bill: the write conflicts with
   * their deletion.
   * @throws InvalidInput naming `receipts` when one was not bought from the supplier
   */
  async stand(ids: readonly string[], supplier: Types.ObjectId, invoiceNumber: string): Promise<void> {
    const batches = { _id: { $in: [...ids] }, supplier, ...BOUGHT }
    const { matchedCount } = await this.batches.updateMany(batches, { $set: { invoiceNumber } })
    if (matchedCount === ids.length) return
    throw InvalidInput.field('receipts', 'A receipt of the bill was not bought from its supplier.')
  }

  /** The newest purchase of each product, by its `_id` (hex), with one index lookup each. */
  async latestOf(products: readonly string[]): Promise<Map<string, LatestPurchase>> {
    const latest = await Promise.all(
      products.map((product) =>
        this.batches
          .findOne({ product, ...BOUGHT })
          .sort(NEWEST)
          .lean<LatestPurchase>(),
      ),
    )
    return new Map(latest.flatMap((purchase) => (purchase ? [[String(purchase.product), purchase]] : [])))
  }

  /** Purchases from one day in India to another, both included. */
  async sum(from: IstDay, to: IstDay): Promise<PurchaseSum> {
    const found = await this.batches
      .find({ ...BOUGHT, receivedOn: { $gte: from, $lte: to } }, { receivedMilli: 1, pricePaise: 1 })
      .lean<Pick<BatchDocument, 'receivedMilli' | 'pricePaise'>[]>()
    const amounts = found.map(({ pricePaise, receivedMilli }) => multiplyMoney(pricePaise, receivedMilli))
    return { batches: found.length, amountPaise: sumPaise(amounts) }
  }
}
