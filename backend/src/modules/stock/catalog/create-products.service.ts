import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model } from 'mongoose'
import { nameKey } from '../../../kernel/text/name-key.js'
import { eachInTurns } from '../../../kernel/turns.js'
import { Counters } from '../../../platform/mongo/counters.js'
import { insertAll } from '../../../platform/mongo/insert-all.js'
import { nameInWords } from '../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type ProductDraft } from './domain/draft.js'
import { addressProblem } from './domain/pictures.js'
import { MATERIAL_TYPES, type MaterialType, productId } from './domain/variants.js'
import { type PreparedProduct, ProductRules } from './product-rules.service.js'
import { ProductDocument } from './schemas/product.schema.js'

/** What is wrong with a draft, by field; empty when nothing is. */
export type DraftFaults = Record<string, string>

type Known = Pick<ProductDocument, 'Id' | 'materialType' | 'name'> & Variant
type Variant = Pick<ProductDocument, 'variantType' | 'variantOil' | 'variantSpicy' | 'variantWeight'>

/** Many new products at once. */
@Injectable()
export class CreateProducts {
  constructor(
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    private readonly rules: ProductRules,
    private readonly counters: Counters,
    private readonly settings: Settings,
  ) {}

  /**
   * What is wrong with each draft, in their order. A product that somebody types may have the name of another one. In a
   * file the same name means that a line is there twice, or that the product exists already.
   */
  async faults(drafts: readonly ProductDraft[]): Promise<DraftFaults[]> {
    const taken = await this.taken()
    const all: DraftFaults[] = []
    await eachInTurns(drafts, async (draft) => {
      const picture = draft.image === undefined ? null : addressProblem(draft.image)
      const faults: DraftFaults = {
        ...(await this.rules.faults(draft, null)),
        ...(picture === null ? {} : { image: picture }),
      }
      const key = keyOf(draft)
      const holder = taken.get(key)
      if (holder !== undefined)
        faults[draft.materialType === 'FG' ? 'variantType' : 'name'] ??=
          holder === '' ? 'An earlier line is the same product' : `This product exists already: ${holder}`
      else taken.set(key, '')
      all.push(faults)
    })
    return all
  }

  /** Creates drafts without faults; joins the caller's transaction. @returns their ids, in their order */
  async create(drafts: readonly ProductDraft[]): Promise<string[]> {
    const prepared: PreparedProduct[] = []
    await eachInTurns(drafts, async (draft) => {
      prepared.push(await this.rules.complete(draft, null))
    })
    const next = new Map<MaterialType, number>()
    for (const type of MATERIAL_TYPES) {
      const count = prepared.filter(({ materialType }) => materialType === type).length
      if (count > 0) next.set(type, await this.counters.take(`product:${type}`, count))
    }
    const rows = prepared.map((product) => {
      const running = next.get(product.materialType) ?? 0
      next.set(product.materialType, running + 1)
      const Id = productId(product.materialType, running)
      return { ...product, _id: new mongoose.Types.ObjectId(), Id }
    })
    await insertAll(this.products, rows)
    return rows.map(({ Id }) => Id)
  }

  /** Whose name or variant is taken, and by which product. */
  private async taken(): Promise<Map<string, string>> {
    const fields = {
      Id: 1,
      materialType: 1,
      name: 1,
      variantType: 1,
      variantOil: 1,
      variantSpicy: 1,
      variantWeight: 1,
    }
    const known = await this.products.find({}, fields).batchSize(500).lean<Known[]>()
    const { catalogue } = await this.settings.current()
    const told = ({ Id, name }: Known) => `${Id}, ${nameInWords(name, catalogue)}`
    return new Map(known.map((product) => [keyOf(product), told(product)]))
  }
}

function keyOf(product: ProductDraft | Known): string {
  const { materialType, variantType, variantOil, variantSpicy, variantWeight } = product
  return materialType === 'FG'
    ? [materialType, variantType, variantOil, variantSpicy, variantWeight].join('\n')
    : [materialType, nameKey(product.name ?? '')].join('\n')
}
