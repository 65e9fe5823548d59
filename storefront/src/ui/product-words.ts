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

const GENERATED_NAME = /^(.+?) (CP_PO|RO_PO|CP_SO) (LOW|MEDIUM|HIGH) (Half kg|1kg)$/

/** The four variants of a product; a finished product's generated name carries them where the fields are absent. */
export const variantOf = (product: Named): Variant | null => {
  const { variantType, variantOil, variantSpicy, variantWeight } = product
  if (variantType) {
    return {
      type: variantType,
      oil: variantOil ?? '',
      spicy: variantSpicy ?? '',
      weight: variantWeight ?? '',
    }
  }
  const [, type, oil, spicy, weight] = GENERATED_NAME.exec(product.name) ?? []
  return type && oil && spicy && weight ? { type, oil, spicy, weight } : null
}

/** What a customer calls the jar: "Gongura Chicken Pickle". */
export const productTitle = (product: Named) => {
  const variant = variantOf(product)
  return variant ? catalog.pickle(catalog.types[variant.type] ?? variant.type) : product.name
}

/** The choices behind the title: oil, spice, weight. */
export const productChoices = (product: Named): string[] => {
  const variant = variantOf(product)
  if (!variant) return []
  return [
    catalog.oils[variant.oil] ?? variant.oil,
    catalog.spices[variant.spicy] ?? variant.spicy,
    catalog.weights[variant.weight] ?? variant.weight,
  ].filter(Boolean)
}

/** Title and choices in one line, enough to tell two jars apart by ear. */
export const fullTitle = (product: Named) => [productTitle(product), ...productChoices(product)].join(', ')
