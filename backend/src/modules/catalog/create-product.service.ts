import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model } from 'mongoose'
import { InvalidInput } from '../../kernel/errors.js'
import { Counters } from '../../platform/mongo/counters.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { cleanDescription } from './descriptions.js'
import { completeDraft, missingFields, type ProductDraft } from './domain/draft.js'
import { type ProductRecord } from './product.record.js'
import { ProductDocument } from './schemas/product.schema.js'

export type { ProductDraft, ProductNutrition } from './domain/draft.js'

/** A new product, with a readable id of its own. */
@Injectable()
export class CreateProduct {
  constructor(
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    private readonly counters: Counters,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Creates a product; its description is cleaned, its `Id` comes from a counter (`FG-0007`).
   * @throws InvalidInput naming each field that its material type needs.
   */
  async execute(draft: ProductDraft): Promise<ProductRecord> {
    const missing = missingFields(draft)
    const first = Object.values(missing)[0]
    if (first !== undefined) throw new InvalidInput(`${first}.`, missing)
    return this.transactions.run(async () => {
      const running = await this.counters.next(`product:${draft.materialType}`)
      const product = new this.products({
        ...completeDraft(draft),
        _id: new mongoose.Types.ObjectId(),
        Id: `${draft.materialType}-${String(running).padStart(4, '0')}`,
        description: cleanDescription(draft.description ?? ''),
      })
      await product.save()
      return product.toObject()
    })
  }
}
