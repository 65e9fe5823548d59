import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict } from '../../kernel/errors.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { type Reference } from '../../platform/references.js'
import { Audit } from '../audit/audit.service.js'
import { changesBetween } from '../audit/domain/changes.js'
import { Uploads } from '../media/uploads.service.js'
import { ProductReferences } from './product-references.service.js'
import { Products, type StoredProduct } from './products.service.js'
import { ProductDocument } from './schemas/product.schema.js'

/** Deletes a product that nothing refers to; any other is deactivated instead, so that what was sold stays told. */
@Injectable()
export class DeleteProduct {
  constructor(
    @InjectModel(ProductDocument.name) private readonly model: Model<ProductDocument>,
    private readonly products: Products,
    private readonly uploads: Uploads,
    private readonly references: ProductReferences,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * @param id `Id` or `_id`
   * @returns the product as it was
   * @throws NotFound, Conflict PRODUCT_IN_USE naming what refers to it
   */
  async execute(id: string): Promise<StoredProduct> {
    return this.transactions.run(async () => {
      const product = await this.products.resolve(id)
      // First the write that a receipt or an order conflicts with, then the look at what would be orphaned.
      await this.model.deleteOne({ _id: product._id })
      const uses = await this.references.to(product._id)
      if (uses.length > 0) throw inUse(product, uses)
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

function inUse({ name, materialType }: StoredProduct, uses: readonly Reference[]): Conflict {
  const list = uses.map(({ what }) => what).join(', ')
  const instead = materialType === 'FG' ? ' Deactivate it instead: untick Active and it leaves the shop.' : ''
  return new Conflict(
    'PRODUCT_IN_USE',
    `${name} cannot be deleted: it is still named by ${list}.${instead}`,
    { uses },
  )
}
