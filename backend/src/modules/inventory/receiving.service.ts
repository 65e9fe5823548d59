import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model, type Types } from 'mongoose'
import { InvalidInput } from '../../kernel/errors.js'
import { type Paise } from '../../kernel/money.js'
import { type Milli } from '../../kernel/quantity.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { Availability } from '../catalog/availability.service.js'
import { BatchNumbers } from './batch-numbers.service.js'
import { movementDelta } from './domain/ledger.js'
import { checkReceipt } from './domain/receipt.js'
import { ReceiptSubjects } from './receipt-subjects.service.js'
import { StockDocument } from './schemas/stock.schema.js'
import { StockLedger } from './stock-ledger.service.js'
import { type StoredBatch } from './stored-batch.js'

export interface Receipt {
  outletId: Types.ObjectId | string
  /** `Id` or `_id`. */
  productId: string
  quantityMilli: Milli
  /** Per unit of the product. */
  pricePaise: Paise
  /** The production run it comes from; FG and SG only. */
  reservation?: { id: Types.ObjectId; reservationId: string } | null
  by: string
  at: Date
}

/** Stock that comes in: a batch, its ledger row and the product's counters, all or nothing. */
@Injectable()
export class Receiving {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly ledger: StockLedger,
    private readonly subjects: ReceiptSubjects,
    private readonly availability: Availability,
    private readonly numbers: BatchNumbers,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Receives a batch and numbers it.
   * @throws InvalidInput when the quantity or price is not one (steps of 0.01; whole jars for FG); NotFound (product, outlet).
   */
  async receive(receipt: Receipt): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const product = await this.subjects.book(receipt.productId, receipt.outletId)
      const fault = checkReceipt(product.materialType, receipt)
      if (fault) throw new InvalidInput(fault.message, { [fault.field]: fault.message })
      const batch = new this.stock({
        _id: new mongoose.Types.ObjectId(),
        outlet: receipt.outletId,
        product: product._id,
        materialType: product.materialType,
        batchNumber: await this.numbers.next(product.materialType, receipt.at),
        quantityMilli: receipt.quantityMilli,
        remainingMilli: receipt.quantityMilli,
        priceUnit: product.priceUnit,
        pricePaise: receipt.pricePaise,
        reservation: receipt.reservation ?? null,
        createdBy: receipt.by,
        createdAt: receipt.at,
      })
      await batch.save()
      await this.ledger.append({
        kind: 'receipt',
        delta: movementDelta('receipt', receipt.quantityMilli),
        batch,
        cause: { document: 'stock', id: String(batch._id), line: 0 },
        by: receipt.by,
        at: receipt.at,
      })
      await this.availability.received(product._id, receipt.quantityMilli)
      return batch.toObject()
    })
  }
}
