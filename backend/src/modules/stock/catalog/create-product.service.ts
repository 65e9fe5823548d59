import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model } from 'mongoose'
import { Counters } from '../../../platform/mongo/counters.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { type ProductDraft } from './domain/draft.js'
import { productId } from './domain/variants.js'
import { ProductRules } from './product-rules.service.js'
import { ProductDocument, type StoredProduct } from './schemas/product.schema.js'

export type { ProductDraft } from './domain/draft.js'

/** Creates products, each with a readable id. */
@Injectable()
export class CreateProduct {
  constructor(
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    private readonly rules: ProductRules,
    private readonly counters: Counters,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * Creates a product; its description is cleaned, its `Id` comes from a counter (`FG-0007`).
   * @throws InvalidInput naming each field that its material type needs; Conflict VARIANT_EXISTS, PRODUCT_EXISTS.
   */
  async create(draft: ProductDraft): Promise<StoredProduct> {
    return this.rules.asOnlyOne(draft, () =>
      this.transactions.run(async () => {
        const prepared = await this.rules.complete(draft, null)
        const running = await this.counters.next(`product:${draft.materialType}`)
        const Id = productId(draft.materialType, running)
        const product = new this.products({ ...prepared, _id: new mongoose.Types.ObjectId(), Id })
        await product.save()
        await this.audit.record({
          action: 'product.created',
          subject: `product:${Id}`,
          changes: changesBetween({}, { ...prepared }),
        })
        return product.toObject()
      }),
    )
  }
}
