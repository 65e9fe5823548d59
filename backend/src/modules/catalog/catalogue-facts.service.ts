import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { ProductDocument } from './schemas/product.schema.js'

const LISTS = {
  variantTypes: 'variantType',
  variantOils: 'variantOil',
  variantSpicies: 'variantSpicy',
  variantWeights: 'variantWeight',
} as const

/** Finished products by the code they hold, for each of the shop's lists. */
export type CodesInUse = Record<keyof typeof LISTS, Record<string, number>>

export type LowProduct = Pick<ProductDocument, 'Id' | 'name' | 'availableMilli' | 'priceUnit'>

/** What the shop's owner asks of the catalogue as a whole. */
@Injectable()
export class CatalogueFacts {
  constructor(@InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>) {}

  /** Inactive products count too: they may be sold again. */
  async codesInUse(): Promise<CodesInUse> {
    const used: CodesInUse = { variantTypes: {}, variantOils: {}, variantSpicies: {}, variantWeights: {} }
    const variants = await this.products
      .find({ materialType: 'FG' }, Object.fromEntries(Object.values(LISTS).map((field) => [field, 1])))
      .lean<ProductDocument[]>()
    for (const product of variants)
      for (const [list, field] of Object.entries(LISTS) as [keyof CodesInUse, keyof ProductDocument][]) {
        const code = product[field]
        if (typeof code === 'string') used[list][code] = (used[list][code] ?? 0) + 1
      }
    return used
  }

  /** Active products at or below their low-stock level, the emptiest first. */
  async lowOnStock(most: number): Promise<LowProduct[]> {
    return this.products
      .find(
        {
          activeFlag: true,
          unlimitedStock: false,
          $expr: { $lte: ['$availableMilli', '$lowStockMilli'] },
        },
        { Id: 1, name: 1, availableMilli: 1, priceUnit: 1 },
      )
      .sort({ availableMilli: 1, _id: 1 })
      .limit(most)
      .lean<LowProduct[]>()
  }

  /** Whether a finished product is active with all that a sale needs: stock, price, weights, ingredients. */
  async hasProductForSale(): Promise<boolean> {
    const found = await this.products.exists({
      materialType: 'FG',
      activeFlag: true,
      pricePaise: { $gt: 0 },
      netWeight: { $gt: 0 },
      grossWeight: { $gt: 0 },
      'ingredients.0': { $exists: true },
      $or: [{ unlimitedStock: true }, { availableMilli: { $gt: 0 } }],
    })
    return found !== null
  }
}
