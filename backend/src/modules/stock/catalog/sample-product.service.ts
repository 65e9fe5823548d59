import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { paise } from '../../../kernel/amounts/money.js'
import { grams, sumGrams } from '../../../kernel/amounts/weight.js'
import { InvalidInput, NotFound } from '../../../kernel/errors/errors.js'
import { type CatalogueLists, type ListEntry } from '../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../office/settings/settings.service.js'
import { ChangeProduct, type ProductEdit } from './change-product.service.js'
import { CreateProduct } from './create-product.service.js'
import { type ProductDraft } from './domain/draft.js'
import { type Variant } from './domain/variants.js'
import { ProductDocument, type StoredProduct } from './schemas/product.schema.js'

/** What the jar, its lid and its seal of the sample weigh. */
const JAR = grams(220)

const SAMPLE = {
  description:
    '<p>This is a sample. Change whatever you like, to see how a product is made: nobody can buy it.</p>',
  pricePaise: paise(44_900),
  mrpPaise: paise(49_900),
  ingredients: ['Raw mango', 'Cold pressed oil', 'Red chilli', 'Mustard', 'Salt'].map((name) => ({
    name,
    showasIngredient: true,
  })),
  allergens: ['Mustard'],
  shelfLifeDays: 180,
  storageNote: 'In a cool, dry place. Use a dry spoon.',
} as const satisfies Partial<ProductDraft>

/** The product on which a new owner tries the form; it is never sold (docs/domain/catalogue.md#sample). */
@Injectable()
export class SampleProduct {
  constructor(
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    private readonly creating: CreateProduct,
    private readonly changing: ChangeProduct,
    private readonly settings: Settings,
  ) {}

  /** Makes the sample, or finds the one that is there. @throws InvalidInput when every variant has a product; Conflict VARIANT_EXISTS when somebody makes the chosen one meanwhile */
  async make(): Promise<StoredProduct> {
    const known = await this.find()
    if (known) return known
    try {
      return await this.creating.create(await this.draft())
    } catch (error) {
      // Two requests at once make one sample.
      const rival = await this.find()
      if (rival) return rival
      throw error
    }
  }

  /** Makes the sample a product like any other, still inactive. @throws NotFound when there is no sample */
  async keep(toAnswer: ProductEdit['toAnswer']): Promise<StoredProduct> {
    const sample = await this.find()
    if (!sample) throw new NotFound('The sample')
    return this.changing.change(String(sample._id), { draft: { sample: false }, toAnswer })
  }

  private find(): Promise<StoredProduct | null> {
    return this.products.findOne({ sample: true }).lean<ProductDocument>()
  }

  private async draft(): Promise<ProductDraft> {
    const { catalogue } = await this.settings.current()
    const sold = await this.products
      .find({ materialType: 'FG' }, { variantType: 1, variantOil: 1, variantSpicy: 1, variantWeight: 1 })
      .lean<Variant[]>()
    const variant = freeVariant(catalogue, new Set(sold.map(keyOf)))
    if (!variant)
      throw new InvalidInput('Every pickle of your lists has its product already: look at one of these.')
    const weight = catalogue.variantWeights.find(({ code }) => code === variant.variantWeight)
    const netWeight = weight?.grams ?? grams(500)
    const grossWeight = sumGrams([netWeight, JAR])
    const { ingredients, allergens, ...plain } = SAMPLE
    return {
      ...plain,
      ...variant,
      materialType: 'FG',
      sample: true,
      activeFlag: false,
      netWeight,
      grossWeight,
      ingredients: [...ingredients],
      allergens: [...allergens],
    }
  }
}

const keyOf = (variant: Variant): string =>
  [variant.variantType, variant.variantOil, variant.variantSpicy, variant.variantWeight].join('\n')

/** A variant without a product. The last of the lists come first, since the owner sells the first ones first. */
function freeVariant(lists: CatalogueLists, taken: ReadonlySet<string>): Variant | null {
  const codes = (entries: readonly ListEntry[]) =>
    entries.flatMap(({ code, hidden }) => (hidden ? [] : [code])).reverse()
  for (const variantType of codes(lists.variantTypes))
    for (const variantOil of codes(lists.variantOils))
      for (const variantSpicy of codes(lists.variantSpicies))
        for (const variantWeight of codes(lists.variantWeights)) {
          const variant = { variantType, variantOil, variantSpicy, variantWeight }
          if (!taken.has(keyOf(variant))) return variant
        }
  return null
}
