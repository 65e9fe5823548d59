import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { type PictureDraft } from './pictures.js'
import { finishedName, type MaterialType, type PriceUnit, type Variant } from './variants.js'

/** The fields of a product that staff fill in; the server adds `Id`, the generated name and the counters. */
export interface ProductDraft {
  materialType: MaterialType
  name?: string
  description?: string
  /** Address of the first picture; ignored when `pictures` is given. */
  image?: string
  pictures?: readonly PictureDraft[]
  variantType?: string | null
  variantOil?: string | null
  variantSpicy?: string | null
  variantWeight?: string | null
  pricePaise?: Paise
  mrpPaise?: Paise | null
  gstRatePercent?: number | null
  hsnCode?: string | null
  priceUnit?: PriceUnit
  netWeight?: Grams
  grossWeight?: Grams
  vegetarian?: boolean
  showasIngredient?: boolean
  ingredients?: { name: string; showasIngredient: boolean }[]
  allergens?: string[]
  nutrition?: ProductNutrition | null
  shelfLifeDays?: number | null
  originNote?: string
  storageNote?: string
  activeFlag?: boolean
  /** The sample of a new shop: it is never sold (docs/domain/catalogue.md#sample). */
  sample?: boolean
  unlimitedStock?: boolean
  soldOut?: boolean
  lowStockMilli?: Milli
}

/** Nutrition per 100 g. */
export interface ProductNutrition {
  energyKcal: number
  proteinG: number
  carbohydrateG: number
  sugarG: number
  fatG: number
  saturatedFatG: number
  sodiumMg: number
}

const REQUIRED_OF_FINISHED = [
  ['variantType', 'Variant type'],
  ['variantWeight', 'Weight'],
  ['variantOil', 'Oil'],
  ['variantSpicy', 'Spice level'],
  ['netWeight', 'Net weight'],
  ['grossWeight', 'Gross weight'],
  ['pricePaise', 'Price'],
] as const
const REQUIRED_OF_MATERIAL = [
  ['name', 'Name'],
  ['description', 'Description'],
  ['priceUnit', 'Price unit'],
] as const

/** Wire names of fields whose stored name contains their unit. */
const WIRE_NAMES: Readonly<Record<string, string>> = { pricePaise: 'price' }

/** Fields that are missing for the draft's material type (docs/domain/catalogue.md#what-a-product-needs), each with its sentence. */
export function missingFields(draft: ProductDraft): Record<string, string> {
  const required = draft.materialType === 'FG' ? REQUIRED_OF_FINISHED : REQUIRED_OF_MATERIAL
  const missing = required.filter(([field]) => !draft[field])
  return Object.fromEntries(
    missing.map(([field, label]) => [WIRE_NAMES[field] ?? field, `${label} is required`]),
  )
}

/** Contradictions in a complete draft, by field. */
export function contradictions(draft: ProductDraft): Record<string, string> {
  const { materialType, pricePaise, mrpPaise, netWeight, grossWeight } = draft
  if (materialType !== 'FG') return {}
  const faults: Record<string, string> = {}
  if (draft.sample && draft.activeFlag !== false)
    faults['activeFlag'] = 'The sample is never sold: make it a product of your own first'
  if (mrpPaise != null && mrpPaise < (pricePaise ?? 0)) faults['mrp'] = 'The MRP is at least the price'
  if (netWeight && grossWeight && grossWeight < netWeight)
    faults['grossWeight'] = 'The gross weight is at least the net weight'
  return faults
}

/**
 * The draft with its derived fields: name, unit and mark of a finished product; no variant, MRP or picture
 * on a material. `vegetarian` comes from the variant's entry on the shop's list.
 */
export function completeDraft(draft: ProductDraft, vegetarian: boolean): ProductDraft {
  if (draft.materialType !== 'FG')
    return {
      ...draft,
      variantType: null,
      variantOil: null,
      variantSpicy: null,
      variantWeight: null,
      mrpPaise: null,
    }
  const variant = draft as ProductDraft & Variant
  return {
    ...draft,
    name: finishedName(variant),
    priceUnit: 'PC',
    vegetarian: draft.vegetarian ?? vegetarian,
  }
}
