/** Limits of a product's fields, the same for every call. */
export const PRODUCT_LIMITS = {
  /** In characters. */
  name: 120,
  description: 20_000,
  image: 500,
  rupees: 1_000_000,
  grams: 100_000,
  shelfLifeDays: 3650,
  /** In jars, or in the price unit. */
  lowStock: 1_000_000,
} as const
