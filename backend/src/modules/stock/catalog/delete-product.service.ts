import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { Uploads } from '../../office/media/uploads.service.js'
import { ProductEditEffects } from './product-edit-effects.service.js'
import { Products, type StoredProduct } from './products.service.js'
import { ProductDocument } from './schemas/product.schema.js'

/**
 * Deletes a product that nothing refers to. Any other product is deactivated instead, so that earlier sales can still
 * name it.
 */
@Injectable()
export class DeleteProduct {
  constructor(
    @InjectModel(ProductDocument.name) private readonly model: Model<ProductDocument>,
    private readonly products: Products,
    private readonly uploads: Uploads,
    private readonly effects: ProductEditEffects,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * @param id `Id` or `_id`
   * @returns the product as it was
   * @throws NotFound, Conflict PRODUCT_IN_USE naming what refers to it
   */
  async delete(id: string): Promise<StoredProduct> {
    return this.transactions.run(async () => {
      const product = await this.products.resolve(id)
      // First the write that a receipt or an order conflicts with, then the check for what would lose its product.
      await this.model.deleteOne({ _id: product._id })
      await this.effects.demandDeletable(product)
      const uploads = (product.pictures ?? []).flatMap(({ upload }) =>
        upload === null ? [] : [String(upload)],
      )
      await this.uploads.use([], uploads)
      const { Id, name, pricePaise } = product
      await this.audit.record({
        action: 'product.deleted',
        subject: `product:${Id}`,
        changes: changesBetween({ name, pricePaise }, { name: undefined, pricePaise: undefined }),
      })
      return product
    })
  }
}
