/** Couriers charge by the started half kilogram. */
const SLAB_GRAMS = 500

/** The weight that is charged for: the next half kilogram, at least one. */
export function weightSlab(grams: number): number {
  return Math.max(1, Math.ceil(grams / SLAB_GRAMS)) * SLAB_GRAMS
}
