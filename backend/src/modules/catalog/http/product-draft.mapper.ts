import { rupeesToPaise } from '../../../kernel/money.js'
import { toMilli } from '../../../kernel/quantity.js'
import { type ProductDraft } from '../domain/draft.js'
import { type ProductFields } from './product-bodies.dto.js'

/** What the body says, in the terms of the rules; what it does not say is absent. */
export function toDraft(body: ProductFields): Partial<ProductDraft> {
  const { price, mrp, lowStock, pictures, ingredients } = body
  const plain: Partial<ProductDraft> = {
    name: body.name ?? undefined,
    description: body.description ?? undefined,
    image: body.image ?? undefined,
    variantType: body.variantType,
    variantOil: body.variantOil,
    variantSpicy: body.variantSpicy,
    variantWeight: body.variantWeight,
    priceUnit: body.priceUnit ?? undefined,
    netWeight: body.netWeight === null ? 0 : body.netWeight,
    grossWeight: body.grossWeight === null ? 0 : body.grossWeight,
    vegetarian: body.vegetarian ?? undefined,
    showasIngredient: body.showasIngredient ?? undefined,
    allergens: body.allergens?.map((allergen) => allergen.trim()).filter(Boolean),
    nutrition: body.nutrition && { ...body.nutrition },
    shelfLifeDays: body.shelfLifeDays,
    activeFlag: body.activeFlag ?? undefined,
    unlimitedStock: body.unlimitedStock ?? undefined,
    ingredients: ingredients?.map(({ name, showasIngredient }) => ({
      name,
      showasIngredient: showasIngredient ?? true,
    })),
    pictures: pictures?.map(({ upload, url, alt }) => ({
      upload: upload ?? null,
      url: url ?? '',
      alt: alt ?? '',
    })),
    pricePaise: price == null ? nothing(price) : rupeesToPaise(price, 'price'),
    mrpPaise: mrp == null ? mrp : rupeesToPaise(mrp, 'mrp'),
    gstRatePercent: body.gstRatePercent,
    lowStockMilli: lowStock == null ? undefined : toMilli(lowStock, 'lowStock'),
  }
  return Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  ) as Partial<ProductDraft>
}

/** An emptied price is no price: 0 to the rules, which say that it is required. */
const nothing = (value: null | undefined): number | undefined => (value === null ? 0 : undefined)
