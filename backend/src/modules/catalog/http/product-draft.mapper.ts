import { type Every, nothingLeft } from '../../../kernel/exhaustive.js'
import { NO_MONEY, type Paise, rupeesToPaise } from '../../../kernel/money.js'
import { toMilli } from '../../../kernel/quantity.js'
import { type Grams, grams } from '../../../kernel/weight.js'
import { type ProductDraft } from '../domain/draft.js'
import { type ProductFields } from './product-bodies.dto.js'

/** What the body says, in the terms of the rules; what it does not say is absent. */
export function toDraft(body: ProductFields): Partial<ProductDraft> {
  const {
    name,
    description,
    image,
    pictures,
    variantType,
    variantOil,
    variantSpicy,
    variantWeight,
    price,
    mrp,
    gstRatePercent,
    priceUnit,
    netWeight,
    grossWeight,
    vegetarian,
    showasIngredient,
    ingredients,
    allergens,
    nutrition,
    shelfLifeDays,
    activeFlag,
    unlimitedStock,
    lowStock,
    ...rest
  } = body
  nothingLeft(rest)
  const plain: Every<Omit<ProductDraft, 'materialType'>> = {
    name: name ?? undefined,
    description: description ?? undefined,
    image: image ?? undefined,
    variantType,
    variantOil,
    variantSpicy,
    variantWeight,
    priceUnit: priceUnit ?? undefined,
    netWeight: weight(netWeight),
    grossWeight: weight(grossWeight),
    vegetarian: vegetarian ?? undefined,
    showasIngredient: showasIngredient ?? undefined,
    allergens: allergens?.map((allergen) => allergen.trim()).filter(Boolean),
    nutrition: nutrition && { ...nutrition },
    shelfLifeDays,
    activeFlag: activeFlag ?? undefined,
    unlimitedStock: unlimitedStock ?? undefined,
    ingredients: ingredients?.map((one) => ({
      name: one.name,
      showasIngredient: one.showasIngredient ?? true,
    })),
    pictures: pictures?.map(({ upload, url, alt }) => ({
      upload: upload ?? null,
      url: url ?? '',
      alt: alt ?? '',
    })),
    pricePaise: price == null ? noPrice(price) : rupeesToPaise(price, 'price'),
    mrpPaise: mrp == null ? mrp : rupeesToPaise(mrp, 'mrp'),
    gstRatePercent,
    lowStockMilli: lowStock == null ? undefined : toMilli(lowStock, 'lowStock'),
  }
  return Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  ) as Partial<ProductDraft>
}

/** An emptied price is no price: 0 to the rules, which say that it is required. */
const noPrice = (value: null | undefined): Paise | undefined => (value === null ? NO_MONEY : undefined)

/** An emptied weight is none, as an emptied price is. */
const weight = (value: number | null | undefined): Grams | undefined =>
  value === undefined ? undefined : grams(value ?? 0)
