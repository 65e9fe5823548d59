import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { keysOf } from '../../../kernel/errors/exhaustive.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../platform/mongo/versions.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { type ProductDraft } from './domain/draft.js'
import { ProductEditEffects } from './product-edit-effects.service.js'
import { type PreparedProduct, ProductRules } from './product-rules.service.js'
import { type MaterialType, Products, type StoredProduct } from './products.service.js'
import { materialKey, ProductDocument, productWords } from './schemas/product.schema.js'

export interface ProductEdit {
  /** The fields that the editor changes; an absent field keeps its value. */
  draft: Partial<ProductDraft>
  /** Fields that cannot change: if one is sent, it must equal that of the product. */
  materialType?: MaterialType | undefined
  /** Version that the editor loaded; if it is left out, the last save wins. */
  version?: number | undefined
  /** Converts the stored product to an answer, for a person whose edit came too late. */
  toAnswer: (product: StoredProduct) => object
}

const LOCKED = 'The material type cannot be changed'

/** Changes the fields of a product that staff edit; stock counters and ratings are not among them. */
@Injectable()
export class ChangeProduct {
  constructor(
    @InjectModel(ProductDocument.name) private readonly model: Model<ProductDocument>,
    private readonly products: Products,
    private readonly rules: ProductRules,
    private readonly effects: ProductEditEffects,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * @param id `Id` or `_id`
   * @throws NotFound, InvalidInput, EditConflict, Conflict VARIANT_EXISTS | PRODUCT_EXISTS | UNIT_IN_USE
   */
  async change(id: string, { draft, materialType, version, toAnswer }: ProductEdit): Promise<StoredProduct> {
    const current = await this.products.resolve(id)
    if (materialType !== undefined && materialType !== current.materialType)
      throw new InvalidInput(`${LOCKED}.`, { materialType: LOCKED })
    return this.rules.asOnlyOne(wholeDraft(current, draft), () =>
      this.transactions.run(async () => {
        const before = await this.products.resolve(id)
        const after = await this.rules.complete(wholeDraft(before, draft), before)
        const changed = changedFields(before, after)
        await this.effects.apply(before, changed)
        const saved = await changeVersioned(this.model, {
          id: before._id,
          version,
          change: {
            $set: {
              ...changed,
              ...(changed.name === undefined ? {} : { nameKey: materialKey({ ...before, ...changed }) }),
              words: productWords({ ...before, ...changed }),
            },
          },
          what: 'The product',
          toAnswer,
        })
        await this.audit.record({
          action: 'product.changed',
          subject: `product:${before.Id}`,
          changes: changesBetween({ ...before }, changed),
        })
        return saved
      }),
    )
  }
}

/**
 * The fields of a draft except its type and the pictures, which the rules read from the product
 * themselves.
 */
const FIELDS = keysOf<Exclude<keyof ProductDraft, 'materialType' | 'image' | 'pictures'>>({
  name: true,
  description: true,
  variantType: true,
  variantOil: true,
  variantSpicy: true,
  variantWeight: true,
  pricePaise: true,
  mrpPaise: true,
  gstRatePercent: true,
  hsnCode: true,
  priceUnit: true,
  netWeight: true,
  grossWeight: true,
  vegetarian: true,
  showasIngredient: true,
  ingredients: true,
  allergens: true,
  nutrition: true,
  shelfLifeDays: true,
  originNote: true,
  storageNote: true,
  activeFlag: true,
  sample: true,
  unlimitedStock: true,
  soldOut: true,
  lowStockMilli: true,
})

function wholeDraft(before: StoredProduct, draft: Partial<ProductDraft>): ProductDraft {
  const kept = Object.fromEntries(FIELDS.map((field) => [field, before[field]])) as Partial<ProductDraft>
  return { ...kept, ...draft, materialType: before.materialType }
}

function changedFields(before: StoredProduct, after: PreparedProduct): Partial<PreparedProduct> {
  const fields = [...FIELDS, 'image', 'images', 'pictures'] as const
  const differing = fields.filter(
    (field) => after[field] !== undefined && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return Object.fromEntries(differing.map((field) => [field, after[field]]))
}
