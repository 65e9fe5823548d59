/** Filter for active jars of which none is left to sell. */
export const SOLD_OUT = {
  materialType: 'FG',
  activeFlag: true,
  unlimitedStock: false,
  availableMilli: { $lte: 0 },
}
