import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { NotFound } from '../../../kernel/errors/errors.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { PrivatePictures } from '../../office/media/private-pictures.service.js'
import { subjectOf } from './bill-refusals.js'
import { BillQueries, type StoredBill } from './bills.queries.js'
import { SupplierBillDocument } from './schemas/supplier-bill.schema.js'

/** The picture of a supplier's bill, which only admins may see. */
@Injectable()
export class SupplierBillPhotos {
  constructor(
    @InjectModel(SupplierBillDocument.name) private readonly bills: Model<SupplierBillDocument>,
    private readonly queries: BillQueries,
    private readonly pictures: PrivatePictures,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** The bill as WebP. @throws NotFound */
  async read(id: string): Promise<Buffer> {
    const { photo } = await this.queries.byId(id)
    const bytes = photo ? await this.pictures.read(photo) : null
    if (bytes === null) throw new NotFound('The picture of the bill')
    return bytes
  }

  /** Stores a picture in place of the previous one. @throws NotFound; the errors of `PrivatePictures.add` */
  async keep(id: string, bytes: Buffer): Promise<StoredBill> {
    // Check that the bill exists before encoding the picture.
    await this.queries.byId(id)
    return this.replace(id, await this.pictures.add(bytes))
  }

  /** Removes the picture, if there is one. @throws NotFound */
  remove(id: string): Promise<StoredBill> {
    return this.replace(id, null)
  }

  private replace(id: string, photo: Types.ObjectId | null): Promise<StoredBill> {
    return this.transactions.run(async () => {
      const { _id, photo: before } = await this.queries.byId(id)
      await this.pictures.use([before, photo].filter((one) => one !== null))
      const changed = await this.bills
        .findOneAndUpdate({ _id }, { $set: { photo } }, { returnDocument: 'after' })
        .orFail()
        .lean<SupplierBillDocument>()
      const action = photo ? 'bill.photo-kept' : 'bill.photo-removed'
      await this.audit.record({ action, subject: subjectOf(changed) })
      return changed
    })
  }
}
