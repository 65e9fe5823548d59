import { type Shop } from '../api/types.js'

type VariantPart = 'type' | 'oil' | 'spicy' | 'weight'

/** Empty until the shop's own lists are loaded. */
let known: Record<VariantPart, Record<string, string>> = { type: {}, oil: {}, spicy: {}, weight: {} }

const byCode = (entries: readonly { code: string; label: string }[]) =>
  Object.fromEntries(entries.map(({ code, label }) => [code, label]))

/** One shop, one set of lists: they come with its profile, before any product is drawn. */
export function learnLabels(shop: Shop): Shop {
  const { variantTypes, variantOils, variantSpicies, variantWeights } = shop.catalogue
  known = {
    type: byCode(variantTypes),
    oil: byCode(variantOils),
    spicy: byCode(variantSpicies),
    weight: byCode(variantWeights),
  }
  return shop
}

/** The codes of a list with their labels, in the shop's own order. */
export const labelsOf = (part: VariantPart) => Object.entries(known[part])

/** What people read for a code. */
export const labelOf = (part: VariantPart, code: string): string => known[part][code] ?? code
