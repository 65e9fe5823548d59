import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { countMatches, readList } from '../../../platform/lists/read-list.js'
import { type Condition, type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { LOW_ON_STOCK } from './domain/low-stock.js'
import { type MaterialType } from './domain/variants.js'
import { ProductDocument, type StoredProduct } from './schemas/product.schema.js'

export interface ProductListRequest {
  /** Types to read; empty for all types that the reader may see. */
  materialTypes: readonly MaterialType[]
  /** Staff see inactive products and materials; everyone else only active finished products. */
  asStaff: boolean
  page: number
  perPage: number
}

const OUTLINE = {
  Id: 1,
  name: 1,
  materialType: 1,
  priceUnit: 1,
  netWeight: 1,
  shelfLifeDays: 1,
  activeFlag: 1,
  unlimitedStock: 1,
  lowStockMilli: 1,
  committedMilli: 1,
  createdAt: 1,
} as const

/** The fields of a product that the cook plan reads. */
export type ProductOutline = Pick<StoredProduct, '_id' | keyof typeof OUTLINE>

/** The product list: one indexed read, since stock, ingredients and ratings are kept on the product. */
@Injectable()
export class ProductQueries {
  constructor(@InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>) {}

  /** One page of products by ascending price. */
  async list(request: ProductListRequest): Promise<ListPage<StoredProduct>> {
    const skip = (request.page - 1) * request.perPage
    const filter = listFilter(request)
    if (filter === null) return { rows: [], total: 0, skip }
    return readList<ProductDocument>(this.products, {
      filter,
      sort: { pricePaise: 1, _id: 1 },
      skip,
      limit: request.perPage,
    })
  }

  /** Every jar on sale, or those of one pickle, cheapest first, without what only its own page tells. */
  async onSale(variantType?: string): Promise<StoredProduct[]> {
    return this.products
      .find(
        { materialType: 'FG', activeFlag: true, ...(variantType !== undefined && { variantType }) },
        { description: 0, ingredients: 0, nutrition: 0, allergens: 0, words: 0 },
      )
      .sort({ pricePaise: 1, _id: 1 })
      .lean<ProductDocument[]>()
  }

  /** Active products at or below their low-stock level. */
  async countLow(): Promise<number> {
    return this.products.countDocuments(LOW_ON_STOCK)
  }

  /** How many products match each of the filters. */
  counts(filters: readonly Condition[]): Promise<number[]> {
    return countMatches(this.products, filters)
  }

  /** Every product with the fields that plans need, without its texts and pictures. */
  async outlines(): Promise<ProductOutline[]> {
    return this.products.find({}, OUTLINE).lean<ProductOutline[]>()
  }

  /** Every active finished product with its pickle, the cheapest first. */
  async jars(): Promise<{ _id: string; variantType: string }[]> {
    const jars = await this.products
      .find({ materialType: 'FG', activeFlag: true }, { variantType: 1 })
      .sort({ pricePaise: 1, _id: 1 })
      .lean<ProductDocument[]>()
    return jars.map(({ _id, variantType }) => ({ _id: String(_id), variantType: variantType ?? '' }))
  }

  /** Those of the uploads that a product shows. */
  async uploadsShown(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const shown = await this.products
      .find({ 'pictures.upload': { $in: [...ids] } }, { pictures: 1 })
      .lean<ProductDocument[]>()
    return shown.flatMap(({ pictures }) => pictures.flatMap(({ upload }) => upload ?? []))
  }

  /** One page of the console's list. */
  async page(request: ListRequest): Promise<ListPage<StoredProduct>> {
    return readList(this.products, request)
  }
}

function listFilter({ materialTypes, asStaff }: ProductListRequest): Condition | null {
  if (asStaff) return materialTypes.length === 0 ? {} : { materialType: { $in: [...materialTypes] } }
  if (materialTypes.length > 0 && !materialTypes.includes('FG')) return null
  return { materialType: 'FG', activeFlag: true }
}
