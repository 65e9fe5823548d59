import { NO_MONEY, type Paise, rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { toMilli } from '../../../../kernel/amounts/quantity.js'
import { type Grams, grams } from '../../../../kernel/amounts/weight.js'
import { type Among, type Every } from '../../../../kernel/errors/exhaustive.js'
import { type ProductDraft } from '../domain/draft.js'
import { type PictureDraft } from '../domain/pictures.js'
import { type ProductFields } from './product-bodies.dto.js'
import { type PictureBody } from './product-parts.dto.js'

/** These fields must also be in the draft below: a field that is added only to the body does not compile. */
type Mapped = Among<keyof ProductDraft | 'price' | 'mrp' | 'lowStock', keyof ProductFields>

/** Converts the body to a draft; fields that are not in the body stay absent. */
export function toDraft(body: Pick<ProductFields, Mapped>): Partial<ProductDraft> {
  const { price, mrp, lowStock, pictures, ingredients } = body
  const plain: Every<Omit<ProductDraft, 'materialType' | 'sample'>> = {
    name: body.name ?? undefined,
    description: body.description ?? undefined,
    image: body.image ?? undefined,
    variantType: body.variantType,
    variantOil: body.variantOil,
    variantSpicy: body.variantSpicy,
    variantWeight: body.variantWeight,
    priceUnit: body.priceUnit ?? undefined,
    netWeight: weight(body.netWeight),
    grossWeight: weight(body.grossWeight),
    vegetarian: body.vegetarian ?? undefined,
    showasIngredient: body.showasIngredient ?? undefined,
    allergens: body.allergens?.map((allergen) => allergen.trim()).filter(Boolean),
    nutrition: body.nutrition && { ...body.nutrition },
    shelfLifeDays: body.shelfLifeDays,
    originNote: note(body.originNote),
    storageNote: note(body.storageNote),
    activeFlag: body.activeFlag ?? undefined,
    unlimitedStock: body.unlimitedStock ?? undefined,
    soldOut: body.soldOut ?? undefined,
    ingredients: ingredients?.map(({ name, showasIngredient }) => ({
      name,
      showasIngredient: showasIngredient ?? true,
    })),
    pictures: pictures?.map(toPictureDraft),
    pricePaise: price == null ? noPrice(price) : rupeesToPaise(price, 'price'),
    mrpPaise: mrp == null ? mrp : rupeesToPaise(mrp, 'mrp'),
    gstRatePercent: body.gstRatePercent,
    hsnCode: body.hsnCode,
    lowStockMilli: lowStock == null ? undefined : toMilli(lowStock, 'lowStock'),
  }
  return Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  ) as Partial<ProductDraft>
}

/** A picture of the form. */
export const toPictureDraft = ({ upload, url, alt }: PictureBody): PictureDraft => ({
  upload: upload ?? null,
  url: url ?? '',
  alt: alt ?? '',
})

/** An emptied price becomes 0, for which the rules require a price. */
const noPrice = (value: null | undefined): Paise | undefined => (value === null ? NO_MONEY : undefined)

/** An emptied note becomes an empty text. */
const note = (value: string | null | undefined): string | undefined => (value === null ? '' : value)

/** An emptied weight becomes 0, as an emptied price does. */
const weight = (value: number | null | undefined): Grams | undefined =>
  value === undefined ? undefined : grams(value ?? 0)
