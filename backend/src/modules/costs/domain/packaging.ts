/**
 * Packaging is raw material that is counted in pieces and stands on no list of ingredients: jars, lids, labels
 * (docs/domain.md#what-a-batch-cost).
 */
export function isPackaging(product: {
  materialType: string
  priceUnit: string
  showasIngredient: boolean
}): boolean {
  return product.materialType === 'RM' && product.priceUnit === 'PC' && !product.showasIngredient
}
