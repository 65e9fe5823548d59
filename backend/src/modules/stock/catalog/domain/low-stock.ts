/** Active products at or below their low-stock level: what the cockpit counts, names and lists. */
export const LOW_ON_STOCK = {
  activeFlag: true,
  unlimitedStock: false,
  $expr: { $lte: ['$availableMilli', '$lowStockMilli'] },
}
