import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, type Types } from 'mongoose'
import { NotFound } from '../../../kernel/errors/errors.js'
import { ProductDocument, type StoredProduct } from './schemas/product.schema.js'

export type {
  MaterialType,
  PriceUnit,
  VariantOil,
  VariantSpicy,
  VariantType,
  VariantWeight,
} from './domain/variants.js'
export type { StoredProduct } from './schemas/product.schema.js'

/** Products for the other modules. */
@Injectable()
export class Products {
  constructor(@InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>) {}

  /**
   * A product by its readable `Id` or its `_id`.
   * @throws NotFound
   */
  async resolve(idOrObjectId: string): Promise<StoredProduct> {
    const product =
      (await this.products.findOne({ Id: idOrObjectId.toUpperCase() }).lean<ProductDocument>()) ??
      (/^[0-9a-f]{24}$/i.test(idOrObjectId)
        ? await this.products.findById(idOrObjectId).lean<ProductDocument>()
        : null)
    if (!product) throw new NotFound('The product')
    return product
  }

  /** Products by `_id`, keyed by its hex form; unknown ids are absent. Those the caller has `atHand` are not read. */
  async byIds(
    ids: readonly (Types.ObjectId | string)[],
    atHand: readonly StoredProduct[] = [],
  ): Promise<Map<string, StoredProduct>> {
    const products = new Map(atHand.map((product) => [String(product._id), product]))
    const missing = [...new Set(ids.map(String))].filter((id) => isValidObjectId(id) && !products.has(id))
    if (missing.length === 0) return products
    const found = await this.products.find({ _id: { $in: missing } }).lean<ProductDocument[]>()
    for (const product of found) products.set(String(product._id), product)
    return products
  }

  /** Products by the id that a client uses, `Id` or `_id`, keyed by that id; unknown ones are absent. */
  async called(names: readonly string[]): Promise<Map<string, StoredProduct>> {
    const Ids = [...new Set(names.map((name) => name.toUpperCase()))]
    const ids = names.filter((name) => /^[0-9a-f]{24}$/i.test(name))
    const found = await this.products
      .find({ $or: [{ Id: { $in: Ids } }, { _id: { $in: ids } }] })
      .lean<ProductDocument[]>()
    const products = new Map<string, StoredProduct>()
    for (const product of found) {
      products.set(product.Id, product)
      products.set(String(product._id), product)
    }
    return new Map(
      names.flatMap((name) => {
        const product = products.get(name.toUpperCase()) ?? products.get(name.toLowerCase())
        return product ? [[name, product] as const] : []
      }),
    )
  }

  /** Every product: for files that name them. */
  async all(): Promise<StoredProduct[]> {
    // In portions: ten thousand products in one answer of the database would be read in one go, and nobody served.
    return this.products.find({}).batchSize(500).lean<ProductDocument[]>()
  }

  /**
   * Records in its transaction that something new refers to these products. The write makes it conflict with their
   * deletion: one of the two starts over and finds what the other did.
   * @returns those that are there, by `_id` (hex)
   */
  async areNamed(ids: readonly (Types.ObjectId | string)[]): Promise<Map<string, StoredProduct>> {
    const known = [...new Set(ids.map(String))].filter((id) => isValidObjectId(id))
    await this.products.updateMany({ _id: { $in: known } }, { $currentDate: { updatedAt: true } })
    return this.byIds(known)
  }
}
