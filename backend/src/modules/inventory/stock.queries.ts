import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { NotFound } from '../../kernel/errors.js'
import { type ListPage, type ListRequest } from '../../platform/http/simple-rest.js'
import { readList } from '../../platform/mongo/read-list.js'
import { rowById } from '../../platform/mongo/row-by-id.js'
import { Products, type StoredProduct } from '../catalog/products.service.js'
import { Outlets } from '../outlets/outlets.service.js'
import { StockDocument } from './schemas/stock.schema.js'
import { type StoredBatch } from './stored-batch.js'

/** What stock entries refer to, by id (hex). */
export interface StockReferences {
  products: Map<string, StoredProduct>
  outlets: Map<string, string>
}

@Injectable()
export class StockQueries {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly products: Products,
    private readonly outlets: Outlets,
  ) {}

  async page(request: ListRequest): Promise<ListPage<StoredBatch>> {
    return readList(this.stock, request)
  }

  /** By batch number or `_id`. @throws NotFound */
  async resolve(id: string): Promise<StoredBatch> {
    const found =
      (await this.stock.findOne({ batchNumber: id.toUpperCase() }).lean<StockDocument>()) ??
      (await rowById(this.stock, id))
    if (!found) throw new NotFound('The batch')
    return found
  }

  async referencesOf(batches: readonly StoredBatch[]): Promise<StockReferences> {
    const products = await this.products.byIds(batches.map(({ product }) => product))
    const outlets = await this.outlets.namesOf(batches.map(({ outlet }) => outlet))
    return { products, outlets }
  }

  async countOfProduct(product: Types.ObjectId): Promise<number> {
    return this.stock.countDocuments({ product })
  }

  async countInOutlet(outlet: Types.ObjectId): Promise<number> {
    return this.stock.countDocuments({ outlet })
  }
}
