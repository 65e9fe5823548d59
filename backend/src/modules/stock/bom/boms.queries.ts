import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types } from 'mongoose'
import { readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { type NamedProduct, Products } from '../catalog/products.service.js'
import { BomDocument } from './schemas/bom.schema.js'

export type StoredBom = Readonly<BomDocument>

const NEWEST = { createdAt: -1, _id: -1 } as const

/** Recipes, for the console and the runs. */
@Injectable()
export class BomQueries {
  constructor(
    @InjectModel(BomDocument.name) private readonly boms: Model<BomDocument>,
    private readonly products: Products,
  ) {}

  async page(request: ListRequest): Promise<ListPage<StoredBom>> {
    return readList(this.boms, request)
  }

  /**
   * BOMs, newest first, at most `limit`; of one product if it is named. @throws NotFound when there is no
   * such product
   */
  async entries(product: string | undefined, limit: number): Promise<StoredBom[]> {
    const filter: QueryFilter<BomDocument> =
      product === undefined ? {} : { parentProduct: (await this.products.resolve(product))._id }
    return this.boms.find(filter).sort(NEWEST).limit(limit).lean<BomDocument[]>()
  }

  /** @throws NotFound */
  async byId(id: string): Promise<StoredBom> {
    return rowOrNotFound(this.boms, id, 'The BOM')
  }

  /** The BOM that a request created; null when it created none. */
  async byRequest(requestKey: string): Promise<StoredBom | null> {
    return this.boms.findOne({ requestKey }).lean<BomDocument>()
  }

  /**
   * Locks a BOM in the transaction of a document that is going to refer to it. The BOM's deletion and its next save
   * then conflict with that document.
   * @throws NotFound
   */
  async locked(id: Types.ObjectId | string): Promise<StoredBom> {
    const { _id } = await this.byId(String(id))
    await this.boms.updateOne({ _id }, { $currentDate: { updatedAt: true } })
    return this.byId(String(_id))
  }

  /** Recipes by id (hex); unknown ids are absent. */
  async byIds(ids: readonly (Types.ObjectId | string)[]): Promise<Map<string, StoredBom>> {
    const found = await this.boms.find({ _id: { $in: [...ids] } }).lean<BomDocument[]>()
    return new Map(found.map((bom) => [String(bom._id), bom]))
  }

  /** The current BOM of each product (hex), or only of those in `products`. */
  async newest(products?: readonly string[]): Promise<Map<string, StoredBom>> {
    const filter = products === undefined ? {} : { parentProduct: { $in: [...products] } }
    const newest = new Map<string, StoredBom>()
    for (const bom of await this.boms.find(filter).sort(NEWEST).lean<BomDocument[]>()) {
      const product = String(bom.parentProduct)
      if (!newest.has(product)) newest.set(product, bom)
    }
    return newest
  }

  /** Number of recipes that make a product or need it. */
  async countWith(product: Types.ObjectId): Promise<number> {
    return this.boms.countDocuments({ $or: [{ parentProduct: product }, { 'components.product': product }] })
  }

  /** Every product that the recipes name, by id (hex). */
  async productsOf(
    boms: readonly (Pick<StoredBom, 'parentProduct'> & {
      components: readonly Pick<StoredBom['components'][number], 'product'>[]
    })[],
  ): Promise<Map<string, NamedProduct>> {
    return this.products.byIds(
      boms.flatMap((bom) => [bom.parentProduct, ...bom.components.map(({ product }) => product)]),
    )
  }
}
