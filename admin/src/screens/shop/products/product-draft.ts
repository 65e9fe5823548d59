import { type Product, type ProductField } from '../../../api/api-types.js'
import { type ShowValue } from '../../../kit/edit/value-in-words.js'
import { plainText } from '../../../kit/ui/plain-text.js'
import { type Say } from '../../../kit/words/use-words.js'

type Draft = Record<string, unknown>
type Nutrition = NonNullable<Product['nutrition']>

export const NUTRIENTS = [
  'energyKcal',
  'proteinG',
  'carbohydrateG',
  'sugarG',
  'fatG',
  'saturatedFatG',
  'sodiumMg',
] as const satisfies readonly (keyof Nutrition)[]

/** Which forms have a field. A field that the API takes and that is missing here does not compile. */
const WHOSE: Readonly<Record<ProductField, 'FG' | 'material' | 'all'>> = {
  name: 'material',
  variantType: 'FG',
  variantOil: 'FG',
  variantSpicy: 'FG',
  variantWeight: 'FG',
  netWeight: 'FG',
  grossWeight: 'FG',
  mrp: 'FG',
  gstRatePercent: 'FG',
  hsnCode: 'FG',
  pictures: 'FG',
  activeFlag: 'FG',
  unlimitedStock: 'FG',
  soldOut: 'FG',
  ingredients: 'FG',
  allergens: 'FG',
  nutrition: 'FG',
  shelfLifeDays: 'FG',
  originNote: 'FG',
  storageNote: 'FG',
  priceUnit: 'material',
  description: 'all',
  price: 'all',
  vegetarian: 'all',
  showasIngredient: 'all',
  lowStock: 'all',
}

/** What the form of a product changes, by its type. */
export function fieldsOf(materialType: Product['materialType']): readonly string[] {
  const own = materialType === 'FG' ? 'FG' : 'material'
  return Object.entries(WHOSE).flatMap(([field, whose]) => (whose === 'all' || whose === own ? [field] : []))
}

/** How many of the seven figures are filled in. */
export const filledIn = (nutrition: unknown): number =>
  NUTRIENTS.filter((one) => (nutrition as Partial<Nutrition> | null)?.[one] != null).length

/** What a new variant takes over from another: all but what is true of that one alone. */
export function copyOf(product: Product): Partial<Product> {
  const own = new Set(['name', 'soldOut'])
  const fields = ['materialType', ...fieldsOf('FG')].filter((field) => !own.has(field))
  return Object.fromEntries(fields.map((field) => [field, product[field as keyof Product]]))
}

/** What staff entered about a picture. */
export const pictureOf = ({ upload, url, alt }: Product['pictures'][number]) => ({ upload, url, alt })

/** The form as the server expects it: an empty table becomes none, a picture becomes what staff entered about it. */
export function toSend(draft: Draft): Draft {
  const type = draft['materialType'] as Product['materialType']
  const wanted = ['materialType', 'version', ...fieldsOf(type)].filter((field) => field in draft)
  const sent: Draft = Object.fromEntries(wanted.map((field) => [field, draft[field]]))
  if ('nutrition' in sent && filledIn(sent['nutrition']) === 0) sent['nutrition'] = null
  if ('pictures' in sent) sent['pictures'] = ((sent['pictures'] ?? []) as Product['pictures']).map(pictureOf)
  return sent
}

/** How a conflict tells the values that are more than a text or a number. */
export const productValues =
  (say: Say): ShowValue =>
  (source, value) => {
    if (value === null || value === undefined) return undefined
    if (source === 'description') return plainText(String(value)) || undefined
    if (source === 'pictures')
      return say('products.pictureCount', { smart_count: (value as Product['pictures']).length })
    if (source === 'nutrition') return say('products.nutritionCount', { filled: filledIn(value) })
    if (source !== 'ingredients') return undefined
    return (value as NonNullable<Product['ingredients']>)
      .map(({ name, showasIngredient }) =>
        showasIngredient ? name : say('products.ingredientHidden', { name }),
      )
      .join(', ')
  }
