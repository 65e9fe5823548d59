import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../../office/audit/audit.service.js'
import { PrivatePictures } from '../../../office/media/private-pictures.service.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'
import { BatchDocument } from '../schemas/batch.schema.js'

/**
 * The picture of a supplier's bill, stored with its batch
 * (docs/domain/catalogue.md#a-picture-of-the-bill).
 */
@Injectable()
export class BillPhotos {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly queries: BatchQueries,
    private readonly pictures: PrivatePictures,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * The bill as WebP.
   * @param id batch number or `_id`
   * @throws NotFound
   */
  async read(id: string): Promise<Buffer> {
    const { billPhoto } = await this.queries.resolve(id)
    const bytes = billPhoto ? await this.pictures.read(billPhoto) : null
    if (bytes === null) throw new NotFound('The picture of the bill')
    return bytes
  }

  /**
   * Stores a picture in place of the previous one.
   * @returns the batch after the change
   * @throws NotFound; the errors of `PrivatePictures.add`
   */
  async keep(id: string, bytes: Buffer): Promise<StoredBatch> {
    // Check that the batch exists before encoding the picture.
    await this.queries.resolve(id)
    const picture = await this.pictures.add(bytes)
    return this.replace(id, picture)
  }

  /** Removes the picture, if there is one. @returns the batch after the change. @throws NotFound */
  async remove(id: string): Promise<StoredBatch> {
    return this.replace(id, null)
  }

  /** Those of the pictures that a batch shows. */
  async shown(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.batches.distinct('billPhoto', { billPhoto: { $in: [...ids] } })
  }

  private replace(id: string, picture: Types.ObjectId | null): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const { _id, batchNumber, billPhoto: before } = await this.queries.resolve(id)
      await this.pictures.use([before, picture].filter((one) => one != null))
      const changed = await this.batches
        .findOneAndUpdate({ _id }, { $set: { billPhoto: picture } }, { returnDocument: 'after' })
        .lean<BatchDocument>()
      if (!changed) throw new NotFound('The batch')
      await this.audit.record({
        action: picture ? 'stock.bill-kept' : 'stock.bill-removed',
        subject: `stock:${batchNumber}`,
      })
      return changed
    })
  }
}
