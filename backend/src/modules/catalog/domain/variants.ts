/** The shop's lists (back-office spec 3); issue of the console moves them into settings with these values. */
export const MATERIAL_TYPES = ['FG', 'RM', 'SG'] as const
export type MaterialType = (typeof MATERIAL_TYPES)[number]

export const VARIANT_TYPES = [
  'CHICKEN',
  'MUTTON',
  'PRAWNS',
  'GONGURA',
  'GONGURA CHICKEN',
  'GONGURA MUTTON',
  'GONGURA PRAWNS',
] as const
export type VariantType = (typeof VARIANT_TYPES)[number]

/** Cold-pressed peanut, refined peanut, cold-pressed sesame. */
export const VARIANT_OILS = ['CP_PO', 'RO_PO', 'CP_SO'] as const
export type VariantOil = (typeof VARIANT_OILS)[number]

export const VARIANT_SPICES = ['LOW', 'MEDIUM', 'HIGH'] as const
export type VariantSpicy = (typeof VARIANT_SPICES)[number]

export const VARIANT_WEIGHTS = ['Half kg', '1kg'] as const
export type VariantWeight = (typeof VARIANT_WEIGHTS)[number]

export const PRICE_UNITS = ['KG', 'LTR', 'PC'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

export interface Variant {
  variantType: VariantType
  variantOil: VariantOil
  variantSpicy: VariantSpicy
  variantWeight: VariantWeight
}

/** Name of a finished product: type, oil, spice and weight joined by spaces (back-office spec 4). */
export function finishedName(variant: Variant): string {
  return [variant.variantType, variant.variantOil, variant.variantSpicy, variant.variantWeight].join(' ')
}

/** `chicken-cp_po-medium-1kg`: the variant's place in addresses and image names. */
export function variantSlug(variant: Variant): string {
  return [variant.variantType, variant.variantOil, variant.variantSpicy, variant.variantWeight]
    .join('-')
    .toLowerCase()
    .replaceAll(' ', '-')
}

/** Only plain gongura holds no meat or fish; the legal mark follows from it. */
export function isVegetarian(type: VariantType): boolean {
  return type === 'GONGURA'
}
