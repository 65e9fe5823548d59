import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, type PipelineStage, Types } from 'mongoose'
import { NotFound } from '../../../kernel/errors/errors.js'
import { eachInTurns } from '../../../kernel/turns.js'
import { type ProductWords, titleOf } from '../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../office/settings/settings.service.js'
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

/** A product with the name that people read: "Gongura Pickle, Cold pressed peanut oil, Low spice, 1 kg". */
export type NamedProduct = StoredProduct & { readonly title: string; readonly inWords: ProductWords }

const OBJECT_ID = /^[0-9a-f]{24}$/i

/** Reads products for the other modules. */
@Injectable()
export class Products {
  constructor(
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    private readonly settings: Settings,
  ) {}

  /**
   * A product by its readable `Id` or its `_id`.
   * @throws NotFound
   */
  async resolve(idOrObjectId: string): Promise<NamedProduct> {
    const product =
      (await this.products.findOne({ Id: idOrObjectId.toUpperCase() }).lean<ProductDocument>()) ??
      (OBJECT_ID.test(idOrObjectId)
        ? await this.products.findById(idOrObjectId).lean<ProductDocument>()
        : null)
    if (!product) throw new NotFound('The product')
    return this.named(product)
  }

  /**
   * Products by `_id`, keyed by its hex form; unknown ids are absent. Products in `atHand` are not read
   * again.
   */
  async byIds(
    ids: readonly (Types.ObjectId | string)[],
    atHand: readonly StoredProduct[] = [],
  ): Promise<Map<string, NamedProduct>> {
    const products = new Map((await this.allNamed(atHand)).map((product) => [String(product._id), product]))
    const missing = [...new Set(ids.map(String))].filter((id) => isValidObjectId(id) && !products.has(id))
    if (missing.length === 0) return products
    const found = await this.products.find({ _id: { $in: missing } }).lean<ProductDocument[]>()
    for (const product of await this.allNamed(found)) products.set(String(product._id), product)
    return products
  }

  /** The stage of an aggregation that puts the product of an id, as for `resolve`, into `called`; mostly one. */
  calledBeside(id: string): PipelineStage.Lookup {
    const $or = [{ Id: id.toUpperCase() }, ...(OBJECT_ID.test(id) ? [{ _id: new Types.ObjectId(id) }] : [])]
    const from = this.products.collection.name
    return { $lookup: { from, pipeline: [{ $match: { $or } }], as: 'called' } }
  }

  /** The stage of an aggregation that puts the products of a field into `products`, so that one read has both. */
  beside(localField: string): PipelineStage.Lookup {
    const from = this.products.collection.name
    return { $lookup: { from, localField, foreignField: '_id', as: 'products' } }
  }

  /** Products by the id that a client uses, `Id` or `_id`, keyed by that id; unknown ids are absent. */
  async called(names: readonly string[]): Promise<Map<string, NamedProduct>> {
    const Ids = [...new Set(names.map((name) => name.toUpperCase()))]
    const ids = names.filter((name) => OBJECT_ID.test(name))
    const found = await this.products
      .find({ $or: [{ Id: { $in: Ids } }, { _id: { $in: ids } }] })
      .lean<ProductDocument[]>()
    const products = new Map<string, NamedProduct>()
    for (const product of await this.allNamed(found)) {
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

  /** Every product, for imported files that name them. */
  async all(): Promise<NamedProduct[]> {
    // Read in portions: ten thousand products in one answer of the database would block other requests.
    return this.allNamed(await this.products.find({}).batchSize(500).lean<ProductDocument[]>())
  }

  /**
   * Writes the products, in the transaction of a new document that refers to them. The write conflicts
   * with their deletion: one of the two starts over and sees the other's change.
   * @returns the existing ones, by `_id` (hex)
   */
  async areNamed(ids: readonly (Types.ObjectId | string)[]): Promise<Map<string, NamedProduct>> {
    const known = [...new Set(ids.map(String))].filter((id) => isValidObjectId(id))
    await this.products.updateMany({ _id: { $in: known } }, { $currentDate: { updatedAt: true } })
    return this.byIds(known)
  }
  /** A product that was read otherwise, with its title. */
  async named(product: StoredProduct): Promise<NamedProduct> {
    const [named] = await this.allNamed([product])
    return named as NamedProduct
  }

  private async allNamed(products: readonly StoredProduct[]): Promise<NamedProduct[]> {
    const wordsFor = await this.settings.productWords()
    const named: NamedProduct[] = []
    await eachInTurns(products, (product) => {
      const inWords = wordsFor(product.name)
      named.push({ ...product, inWords, title: titleOf(inWords) })
    })
    return named
  }
}
