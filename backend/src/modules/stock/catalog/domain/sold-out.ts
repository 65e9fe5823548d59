/** Filter for active jars that the shop shows as sold out: none is left to sell, or staff marked them so. */
export const SOLD_OUT = {
  materialType: 'FG',
  activeFlag: true,
  $or: [{ soldOut: true }, { unlimitedStock: false, availableMilli: { $lte: 0 } }],
}
