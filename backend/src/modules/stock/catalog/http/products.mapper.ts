import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { type ProductWords, titleOf } from '../../../office/settings/domain/catalogue-lists.js'
import { averageRating } from '../domain/average-rating.js'
import { toPicture } from '../product-picture.js'
import { type StoredProduct } from '../schemas/product.schema.js'
import { type AdminProduct, type ProductAnswer } from './products.dto.js'

export interface ProductView {
  withReview: boolean
  withIngredients: boolean
  /** Staff see the whole recipe; customers only the ingredients that are flagged to be shown. */
  asStaff: boolean
}

/** What people read for the name of a product (`Settings.productWords`). */
export type WordsFor = (name: string) => ProductWords

/** A product on the wire. */
export function toProductAnswer(
  product: StoredProduct,
  wordsFor: WordsFor,
  view: ProductView,
): ProductAnswer {
  const stock = product.soldOut ? 0 : availableStock(product)
  return {
    _id: String(product._id),
    Id: product.Id,
    name: product.name,
    words: wordsFor(product.name),
    description: product.description,
    image: product.image,
    images: product.images,
    pictures: (product.pictures ?? []).map(toPicture),
    price: paiseToRupees(product.pricePaise),
    mrp: product.mrpPaise === null ? null : paiseToRupees(product.mrpPaise),
    priceUnit: product.priceUnit,
    materialType: product.materialType,
    variantType: product.variantType,
    variantOil: product.variantOil,
    variantSpicy: product.variantSpicy,
    variantWeight: product.variantWeight,
    netWeight: product.netWeight,
    grossWeight: product.grossWeight,
    vegetarian: product.vegetarian,
    showasIngredient: product.showasIngredient,
    allergens: product.allergens,
    shelfLifeDays: product.shelfLifeDays,
    activeFlag: product.activeFlag,
    // The shop shows no stock of what is marked as sold out, to staff neither.
    unlimitedStock: product.unlimitedStock && !product.soldOut,
    updatedAt: product.updatedAt.toISOString(),
    // Only staff see a negative number, which means missing stock.
    availableStock: view.asStaff ? stock : Math.max(0, stock),
    fewLeft: isFew(product),
    ...(view.withIngredients ? { ingredients: ingredients(product, view.asStaff) } : {}),
    ...(view.withReview
      ? {
          reviewCount: product.reviewCount,
          ratingSum: product.ratingSum,
          avgRating: averageRating(product.reviewCount, product.ratingSum),
        }
      : {}),
  }
}

/** Whole jars of a finished product; the exact quantity of a material. */
export function availableStock(product: Pick<StoredProduct, 'materialType' | 'availableMilli'>): number {
  return product.materialType === 'FG'
    ? Math.floor(product.availableMilli / 1000)
    : fromMilli(product.availableMilli)
}

/** Whether the product is at or below its low-stock level, as in the cockpit; never for unlimited stock. */
function isFew({ unlimitedStock, soldOut, availableMilli, lowStockMilli }: StoredProduct): boolean {
  return !unlimitedStock && !soldOut && availableMilli > 0 && availableMilli <= lowStockMilli
}

function ingredients(product: StoredProduct, all: boolean): { name: string; showasIngredient: boolean }[] {
  const listed = all ? product.ingredients : product.ingredients.filter((one) => one.showasIngredient)
  return listed.map(({ name, showasIngredient }) => ({ name, showasIngredient }))
}

export const STAFF_VIEW: ProductView = { asStaff: true, withReview: true, withIngredients: true }

/** A product in the console. */
export function toAdminProduct(product: StoredProduct, wordsFor: WordsFor): AdminProduct {
  return {
    id: String(product._id),
    title: titleOf(wordsFor(product.name)),
    ...toProductAnswer(product, wordsFor, STAFF_VIEW),
    soldOut: product.soldOut,
    unlimitedStock: product.unlimitedStock,
    availableStock: availableStock(product),
    onHand: fromMilli(product.onHandMilli),
    committed: fromMilli(product.committedMilli),
    lowStock: fromMilli(product.lowStockMilli),
    nutrition: product.nutrition ?? null,
    gstRatePercent: product.gstRatePercent ?? null,
    hsnCode: product.hsnCode ?? null,
    // Older products lack these fields.
    originNote: product.originNote ?? '',
    storageNote: product.storageNote ?? '',
    sample: product.sample ?? false,
    // Products from before versions were counted have none.
    version: product.version ?? 0,
  }
}
