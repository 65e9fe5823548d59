/**
 * Filter for active products at or below their low-stock level, as the cockpit counts, names and lists
 * them.
 */
export const LOW_ON_STOCK = {
  activeFlag: true,
  unlimitedStock: false,
  $expr: { $lte: ['$availableMilli', '$lowStockMilli'] },
}
