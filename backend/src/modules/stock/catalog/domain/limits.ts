/** How much a field of a product holds, whichever call brings it. */
export const PRODUCT_LIMITS = {
  /** Characters. */
  name: 120,
  description: 20_000,
  image: 500,
  rupees: 1_000_000,
  grams: 100_000,
  shelfLifeDays: 3650,
  /** Jars, or of the price unit. */
  lowStock: 1_000_000,
} as const
