import { MOST_RUPEES, type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli, MOST_UNITS } from '../../../../kernel/amounts/quantity.js'
import { type MaterialType } from '../../catalog/domain/variants.js'

/**
 * The origin of a batch: bought, made by a run, in stock before the books began, or split off for another
 * outlet.
 */
export const BATCH_SOURCES = ['purchase', 'run', 'opening', 'transfer'] as const
export type BatchSource = (typeof BATCH_SOURCES)[number]

/** Limits of a batch's fields, the same for every call. */
export const STOCK_LIMITS = {
  units: MOST_UNITS,
  /** Price per unit. */
  rupees: MOST_RUPEES,
  /** In characters. */
  lot: 60,
  invoice: 60,
  notes: 500,
  reason: 200,
} as const

interface ReceiptFigures {
  quantityMilli: Milli
  pricePaise: Paise
}

/** Receipts come in steps of 0.01 of a unit (docs/domain/basics.md#quantities). */
const STEP_MILLI = 10

const JAR_MILLI = 1000

/** Whether a quantity of jars is not whole; quantities of materials may be fractions. */
export const splitsAJar = (materialType: MaterialType, quantity: Milli): boolean =>
  materialType === 'FG' && quantity % JAR_MILLI !== 0

/** The first fault in the figures of a receipt: the field and a sentence; null when they are correct. */
export function checkReceipt(
  materialType: 'FG' | 'RM' | 'SG',
  receipt: ReceiptFigures,
): { field: 'quantity' | 'price'; message: string } | null {
  const { quantityMilli: quantity, pricePaise: price } = receipt
  if (!Number.isSafeInteger(quantity) || quantity <= 0)
    return { field: 'quantity', message: 'Quantity must be more than 0.' }
  if (quantity % STEP_MILLI !== 0) return { field: 'quantity', message: 'Quantity goes in steps of 0.01.' }
  if (splitsAJar(materialType, quantity))
    return { field: 'quantity', message: 'Finished products are received in whole jars.' }
  if (!Number.isSafeInteger(price) || price < 0)
    return { field: 'price', message: 'Price must be 0 or more, with at most two decimals.' }
  return null
}

/** Units of a price, in the order in which the contract lists them. */
export const BATCH_UNITS = ['KG', 'PC', 'LTR'] as const

/** Error sentences for a quantity, and for a batch, that cannot be read. */
export const QUANTITY = { message: 'Quantity is more than 0, in steps of 0.01.' }
export const BATCH = { message: 'A batch is named by its number.' }
