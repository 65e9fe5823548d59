import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NO_MONEY, type Paise } from '../../../kernel/amounts/money.js'
import { NO_QUANTITY } from '../../../kernel/amounts/quantity.js'
import { NO_WEIGHT } from '../../../kernel/amounts/weight.js'
import { type CodeCounts } from '../../office/settings/domain/catalogue-lists.js'
import { ShopFacts } from '../../office/settings/shop-facts.service.js'
import { LOW_ON_STOCK } from './domain/low-stock.js'
import { nominalGrams, pricePerKgPaise } from './domain/unit-price.js'
import { ProductDocument } from './schemas/product.schema.js'

const LISTS = {
  variantTypes: 'variantType',
  variantOils: 'variantOil',
  variantSpicies: 'variantSpicy',
  variantWeights: 'variantWeight',
} as const

export type LowProduct = Pick<
  ProductDocument,
  '_id' | 'Id' | 'name' | 'materialType' | 'availableMilli' | 'priceUnit'
>

/** What is asked of the catalogue as a whole. */
@Injectable()
export class CatalogueFacts implements OnModuleInit {
  constructor(
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    private readonly shop: ShopFacts,
  ) {}

  onModuleInit(): void {
    this.shop.register('codesInUse', () => this.codesInUse())
    this.shop.register('cheapestChickenPerKgPaise', () => this.cheapestChickenPerKgPaise())
    this.shop.register('hasProductForSale', () => this.hasProductForSale())
  }

  /** Inactive products count too: they may be sold again. */
  private async codesInUse(): Promise<CodeCounts> {
    const used: CodeCounts = { variantTypes: {}, variantOils: {}, variantSpicies: {}, variantWeights: {} }
    const variants = await this.products
      .find({ materialType: 'FG' }, Object.fromEntries(Object.values(LISTS).map((field) => [field, 1])))
      .lean<ProductDocument[]>()
    for (const product of variants)
      for (const [list, field] of Object.entries(LISTS) as [keyof CodeCounts, keyof ProductDocument][]) {
        const code = product[field]
        if (typeof code === 'string') used[list][code] = (used[list][code] ?? 0) + 1
      }
    return used
  }

  /** Active products at or below their low-stock level, the emptiest first. */
  async lowOnStock(most: number): Promise<LowProduct[]> {
    return this.products
      .find(LOW_ON_STOCK, { Id: 1, name: 1, materialType: 1, availableMilli: 1, priceUnit: 1 })
      .sort({ availableMilli: 1, _id: 1 })
      .limit(most)
      .lean<LowProduct[]>()
  }

  /**
   * Whether there is an active finished product with everything that a sale needs: stock, price, weights, ingredients.
   */
  private async hasProductForSale(): Promise<boolean> {
    const found = await this.products.exists({
      materialType: 'FG',
      activeFlag: true,
      pricePaise: { $gt: NO_MONEY },
      netWeight: { $gt: NO_WEIGHT },
      grossWeight: { $gt: NO_WEIGHT },
      'ingredients.0': { $exists: true },
      $or: [{ unlimitedStock: true }, { availableMilli: { $gt: NO_QUANTITY } }],
    })
    return found !== null
  }

  /** Price per kilogram of the cheapest active 1 kg chicken jar, for the landing line; null when none is sold. */
  private async cheapestChickenPerKgPaise(): Promise<Paise | null> {
    const cheapest = await this.products
      .findOne({ materialType: 'FG', activeFlag: true, variantType: 'CHICKEN', variantWeight: '1kg' })
      .sort({ pricePaise: 1 })
      .lean<ProductDocument>()
    return cheapest ? pricePerKgPaise(cheapest.pricePaise, cheapest.netWeight || nominalGrams('1kg')) : null
  }
}
