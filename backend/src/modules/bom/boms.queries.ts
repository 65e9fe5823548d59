import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, type Types } from 'mongoose'
import { NotFound } from '../../kernel/errors.js'
import { type ListPage, type ListRequest } from '../../platform/http/simple-rest.js'
import { readList } from '../../platform/mongo/read-list.js'
import { Products, type StoredProduct } from '../catalog/products.service.js'
import { BomDocument } from './schemas/bom.schema.js'

export type StoredBom = Readonly<BomDocument>

/** Recipes, for the console and the reservations. */
@Injectable()
export class BomQueries {
  constructor(
    @InjectModel(BomDocument.name) private readonly boms: Model<BomDocument>,
    private readonly products: Products,
  ) {}

  async page(request: ListRequest): Promise<ListPage<StoredBom>> {
    return readList(this.boms, request)
  }

  /** @throws NotFound */
  async byId(id: string): Promise<StoredBom> {
    const bom = isValidObjectId(id) ? await this.boms.findById(id).lean<BomDocument>() : null
    if (!bom) throw new NotFound('The BOM')
    return bom
  }

  /** Recipes by id (hex); unknown ids are absent. */
  async byIds(ids: readonly Types.ObjectId[]): Promise<Map<string, StoredBom>> {
    const found = await this.boms.find({ _id: { $in: [...ids] } }).lean<BomDocument[]>()
    return new Map(found.map((bom) => [String(bom._id), bom]))
  }

  /** Recipes that make a product or need it. */
  async countWith(product: Types.ObjectId): Promise<number> {
    return this.boms.countDocuments({ $or: [{ parentProduct: product }, { 'components.product': product }] })
  }

  /** Every product that the recipes name, by id (hex). */
  async productsOf(boms: readonly StoredBom[]): Promise<Map<string, StoredProduct>> {
    return this.products.byIds(
      boms.flatMap((bom) => [bom.parentProduct, ...bom.components.map(({ product }) => product)]),
    )
  }
}
