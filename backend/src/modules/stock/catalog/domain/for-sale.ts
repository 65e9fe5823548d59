import { type Milli } from '../../../../kernel/amounts/quantity.js'

/** What decides how many jars of a product can be ordered. */
export interface JarStock {
  /** Marked by staff; older products lack it. */
  soldOut?: boolean | undefined
  unlimitedStock: boolean
  availableMilli: Milli
}

/** Jars that can be ordered now: none of what staff marked as sold out, any number of unlimited stock. */
export function jarsForSale({ soldOut, unlimitedStock, availableMilli }: JarStock): number {
  if (soldOut) return 0
  return unlimitedStock ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(availableMilli / 1000))
}
