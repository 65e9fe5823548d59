import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict, InvalidInput } from '../../../kernel/errors/errors.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Settings } from '../../office/settings/settings.service.js'
import { cleanDescription } from './descriptions.js'
import { completeDraft, contradictions, missingFields, type ProductDraft } from './domain/draft.js'
import { PRODUCT_LIMITS } from './domain/limits.js'
import { picturesAfter } from './domain/pictures.js'
import { drawnJar, type Variant } from './domain/variants.js'
import { ProductPictures, toPictureDraft } from './product-pictures.service.js'
import {
  materialKey,
  ProductDocument,
  type ProductPicture,
  type StoredProduct,
} from './schemas/product.schema.js'

/** The fields of a draft that are stored. */
export type PreparedProduct = Omit<ProductDraft, 'pictures'> & {
  pictures: ProductPicture[]
  image: string
  images: string[]
}

const LISTS = {
  variantType: ['variantTypes', 'Variant type'],
  variantOil: ['variantOils', 'Oil'],
  variantSpicy: ['variantSpicies', 'Spice level'],
  variantWeight: ['variantWeights', 'Weight'],
} as const
type VariantField = keyof typeof LISTS

/** The rules for new and changed products, the same for every call. */
@Injectable()
export class ProductRules {
  constructor(
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    private readonly settings: Settings,
    private readonly shown: ProductPictures,
  ) {}

  /**
   * Checks and completes a whole draft, in the transaction of the save. `before` is the stored product:
   * codes and pictures that it already has stay allowed.
   * @throws InvalidInput naming each field that is missing or wrong
   */
  async complete(draft: ProductDraft, before: StoredProduct | null): Promise<PreparedProduct> {
    const wrong = await this.faults(draft, before)
    const first = Object.values(wrong)[0]
    if (first !== undefined) throw new InvalidInput(`${first}.`, wrong)
    const { catalogue } = await this.settings.current()
    const listed = catalogue.variantTypes.find(({ code }) => code === draft.variantType)
    const complete = completeDraft(draft, listed?.vegetarian ?? false)
    const pictures = await this.pictures(complete, before)
    const drawn = complete.materialType === 'FG' ? drawnJar(complete as ProductDraft & Variant) : ''
    return {
      ...complete,
      description: cleanDescription(complete.description ?? ''),
      pictures,
      image: pictures[0]?.url ?? drawn,
      images: pictures.slice(1).map(({ url }) => url),
    }
  }

  /** The missing and wrong fields of a whole draft, each with its sentence. */
  async faults(draft: ProductDraft, before: StoredProduct | null): Promise<Record<string, string>> {
    const { catalogue } = await this.settings.current()
    return {
      ...contradictions(draft),
      ...unknownCodes(draft, before, catalogue),
      ...missingFields(draft),
      ...tooLong(draft),
    }
  }

  /**
   * Runs a save. Unique indexes allow one product for each variant, and one material of a type for each
   * name; this gives their errors a sentence.
   * @throws Conflict VARIANT_EXISTS, PRODUCT_EXISTS naming the other product
   */
  async asOnlyOne<T>(draft: Partial<ProductDraft>, save: () => Promise<T>): Promise<T> {
    try {
      return await save()
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      if (draft.materialType !== 'FG') throw (await this.sameName(draft)) ?? error
      const { variantType, variantOil, variantSpicy, variantWeight } = draft
      const holder = await this.products
        .findOne({ materialType: 'FG', variantType, variantOil, variantSpicy, variantWeight })
        .lean<ProductDocument>()
      if (!holder) throw error
      const { Id } = holder
      const name = await this.settings.nameInWords(holder)
      throw new Conflict('VARIANT_EXISTS', `There is already a product of this variant: ${Id}, ${name}.`, {
        Id,
      })
    }
  }

  private async sameName({ materialType, name }: Partial<ProductDraft>): Promise<Conflict | null> {
    if (materialType === undefined || name === undefined) return null
    const holder = await this.products
      .findOne({ materialType, nameKey: materialKey({ materialType, name }) })
      .lean<ProductDocument>()
    if (!holder) return null
    const { Id } = holder
    return new Conflict(
      'PRODUCT_EXISTS',
      `There is already a material of this name: ${Id}, ${holder.name}.`,
      {
        Id,
      },
    )
  }

  private async pictures(draft: ProductDraft, before: StoredProduct | null): Promise<ProductPicture[]> {
    const had = (before?.pictures ?? []).map(toPictureDraft)
    const wanted =
      draft.materialType === 'FG' ? picturesAfter(draft, { pictures: had, image: before?.image ?? '' }) : []
    return this.shown.placed(wanted, before?.pictures ?? [], 'image')
  }
}

type Lists = Awaited<ReturnType<Settings['current']>>['catalogue']

/** Codes that the shop's lists do not offer, unless the product has them already. */
function unknownCodes(
  draft: ProductDraft,
  before: StoredProduct | null,
  lists: Lists,
): Record<string, string> {
  if (draft.materialType !== 'FG') return {}
  const fields = Object.keys(LISTS) as VariantField[]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const code = draft[field]
      const [list, label] = LISTS[field]
      const offered = lists[list].some((entry) => entry.code === code && !entry.hidden)
      return !code || offered || before?.[field] === code
        ? []
        : [[field, `${label} is not on the shop's list`]]
    }),
  )
}

/** The length of a description is that of its stored form: cleaning writes an & as five characters. */
function tooLong({ description = '' }: ProductDraft): Record<string, string> {
  return cleanDescription(description).length > PRODUCT_LIMITS.description
    ? {
        description:
          'Description has at most 20,000 characters, with & and < counted as they are written in HTML',
      }
    : {}
}
