import { Injectable } from '@nestjs/common'
import { multiplyMoney, type Paise } from '../../../kernel/amounts/money.js'
import { type NamedProduct, Products } from '../../stock/catalog/products.service.js'
import { Purchases } from '../../stock/inventory/purchases/purchases.queries.js'
import { type StoredBatch } from '../../stock/inventory/reading/batch.queries.js'
import { Suppliers } from '../../stock/suppliers/suppliers.service.js'
import { BillQueries } from './bills.queries.js'

/** A batch that was bought and stands on no bill. */
export interface UnbilledReceipt {
  batch: StoredBatch
  product: NamedProduct | undefined
  /** What it cost, by its receipt. */
  amountPaise: Paise
}

/** Of so many of a supplier's newest batches, those without a bill are found. */
const LOOKED_AT = 500

/** Finds the receipts of a supplier that have no bill yet (docs/domain/purchases.md#receipts-of-a-bill). */
@Injectable()
export class UnbilledReceipts {
  constructor(
    private readonly purchases: Purchases,
    private readonly products: Products,
    private readonly suppliers: Suppliers,
    private readonly bills: BillQueries,
  ) {}

  /** The newest first. @param supplierId `_id` @throws NotFound */
  async of(supplierId: string): Promise<UnbilledReceipt[]> {
    const { _id } = await this.suppliers.byId(supplierId)
    const batches = await this.purchases.batchesOf(_id, LOOKED_AT)
    const billed = await this.bills.billed(batches.map((batch) => String(batch._id)))
    const open = batches.filter((batch) => !billed.has(String(batch._id)))
    const products = await this.products.byIds(open.map(({ product }) => product))
    return open.map((batch) => ({
      batch,
      product: products.get(String(batch.product)),
      amountPaise: multiplyMoney(batch.pricePaise, batch.receivedMilli),
    }))
  }
}
