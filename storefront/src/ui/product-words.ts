import { labelOf, labelsOf } from '../state/variant-labels.js'
import { catalog } from '../words/catalog.js'

interface Variant {
  type: string
  oil: string
  spicy: string
  weight: string
}

interface Named {
  name: string
  variantType?: string
  variantOil?: string
  variantSpicy?: string
  variantWeight?: string
}

/** A generated name ends with the code of each list in turn. */
function fromName(name: string): Variant | null {
  const variant = { type: name, oil: '', spicy: '', weight: '' }
  for (const part of ['weight', 'spicy', 'oil'] as const) {
    const code = labelsOf(part).find(([one]) => variant.type.endsWith(` ${one}`))?.[0]
    if (!code) return null
    variant[part] = code
    variant.type = variant.type.slice(0, -code.length - 1)
  }
  return variant
}

/** The four variants of a product; a finished product's generated name carries them where the fields are absent. */
export function variantOf(product: Named): Variant | null {
  const { variantType, variantOil, variantSpicy, variantWeight } = product
  if (variantType) {
    return {
      type: variantType,
      oil: variantOil ?? '',
      spicy: variantSpicy ?? '',
      weight: variantWeight ?? '',
    }
  }
  return fromName(product.name)
}

/** What a customer calls the jar: "Gongura Chicken Pickle". */
export function productTitle(product: Named) {
  const variant = variantOf(product)
  return variant ? catalog.pickle(labelOf('type', variant.type)) : product.name
}

/** The choices behind the title: oil, spice, weight. */
export function productChoices(product: Named): string[] {
  const variant = variantOf(product)
  if (!variant) return []
  return [
    labelOf('oil', variant.oil),
    labelOf('spicy', variant.spicy),
    labelOf('weight', variant.weight),
  ].filter(Boolean)
}

/** Title and choices in one line, enough to tell two jars apart by ear. */
export const fullTitle = (product: Named) => [productTitle(product), ...productChoices(product)].join(', ')
