/**
 * Packaging is raw material that is counted in pieces and is not shown as an ingredient: jars, lids, labels
 * (docs/domain/costs.md#what-a-batch-cost).
 */
export function isPackaging(product: {
  materialType: string
  priceUnit: string
  showasIngredient: boolean
}): boolean {
  return product.materialType === 'RM' && product.priceUnit === 'PC' && !product.showasIngredient
}
