export const MATERIAL_TYPES = ['FG', 'RM', 'SG'] as const
export type MaterialType = (typeof MATERIAL_TYPES)[number]

/** The codes that the shop comes with. Its own lists stand in the settings and may go beyond. */
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

/** Cold pressed peanut, refined peanut, cold pressed sesame. */
export const VARIANT_OILS = ['CP_PO', 'RO_PO', 'CP_SO'] as const
export type VariantOil = (typeof VARIANT_OILS)[number]

export const VARIANT_SPICES = ['LOW', 'MEDIUM', 'HIGH'] as const
export type VariantSpicy = (typeof VARIANT_SPICES)[number]

export const VARIANT_WEIGHTS = ['Half kg', '1kg'] as const
export type VariantWeight = (typeof VARIANT_WEIGHTS)[number]

export const PRICE_UNITS = ['KG', 'LTR', 'PC'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

/** Codes of the shop's lists. */
export interface Variant {
  variantType: string
  variantOil: string
  variantSpicy: string
  variantWeight: string
}

/** Name of a finished product: type, oil, spice and weight joined by spaces. */
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

const DRAWN: readonly (readonly [keyof Variant, readonly string[]])[] = [
  ['variantType', VARIANT_TYPES],
  ['variantOil', VARIANT_OILS],
  ['variantSpicy', VARIANT_SPICES],
  ['variantWeight', VARIANT_WEIGHTS],
]

/**
 * The drawn jar for a product without a picture: that of its variant, or the general one if the variant has no drawing.
 */
export function drawnJar(variant: Variant): string {
  const isDrawn = DRAWN.every(([part, codes]) => codes.includes(variant[part]))
  return isDrawn ? `/images/products/${variantSlug(variant)}.svg` : '/favicon.svg'
}

/** `FG-0007`: material type and running number. */
export function productId(type: MaterialType, running: number): string {
  return `${type}-${String(running).padStart(4, '0')}`
}
