/** How prices change: up or down, by a share or by an amount. */
export interface PriceChange {
  direction: 'raise' | 'lower'
  by: 'percent' | 'rupees'
  /** Percent or rupees, with at most two decimals. */
  size: number
}

const HUNDREDTHS = 100
const PAISE_OF_A_RUPEE = 100

/**
 * A price after the change, in whole rupees: half a rupee is rounded up. Counted in whole hundredths throughout, so that
 * no dust of binary numbers decides.
 * @param price in rupees
 */
export function newPrice(price: number, { direction, by, size }: PriceChange): number {
  const paise = Math.round(price * PAISE_OF_A_RUPEE)
  const step = Math.round(size * HUNDREDTHS) * (direction === 'raise' ? 1 : -1)
  const whole = 100 * HUNDREDTHS
  const [top, bottom] =
    by === 'percent' ? [paise * (whole + step), whole * PAISE_OF_A_RUPEE] : [paise + step, PAISE_OF_A_RUPEE]
  return Math.floor((2 * top + bottom) / (2 * bottom))
}
