import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { type StoredProduct } from '../../catalog/products.service.js'
import { type BatchDates, bestBeforeOf, checkDates } from '../domain/batch-dates.js'
import { type BatchSource, checkReceipt } from '../domain/receipt.js'
import { isExpired } from '../domain/standing.js'
import { type FirstRow, type NewBatch } from '../movements/batch-entries.service.js'

/** What the papers of a batch say; all of it may be left out. */
export interface BatchPapers {
  supplier?: Types.ObjectId | string | null | undefined
  supplierLot?: string | undefined
  invoiceNumber?: string | undefined
  notes?: string | undefined
}

export interface Receipt extends BatchPapers {
  outletId: Types.ObjectId | string
  /** `Id` or `_id`. */
  productId: string
  quantityMilli: Milli
  /** Per unit of the product. */
  pricePaise: Paise
  /** The production run it comes from; FG and SG only. */
  reservation?: { id: Types.ObjectId; reservationId: string } | null
  /** Received (RM) or made (FG, SG) on; the day of `at` when not said. */
  receivedOn?: IstDay | undefined
  /** From the product's shelf life if not given; null when it is not known. */
  bestBefore?: IstDay | null | undefined
  /** Of the caller's request: if it comes again, it gives the batch that it made. */
  requestKey?: string | undefined
  by: string
  at: Date
}

/**
 * The batch that a receipt makes.
 * @throws InvalidInput naming the field when quantity, price or a date is not one (steps of 0.01; whole jars for FG)
 */
export function batchOf(product: StoredProduct, receipt: Receipt, source: BatchSource): NewBatch {
  const fault = checkReceipt(product.materialType, receipt)
  if (fault) throw InvalidInput.field(fault.field, fault.message)
  const today = istDay(receipt.at)
  const dates = datesOf(product, receipt, today)
  const wrongDay = checkDates(dates, today)
  if (wrongDay) throw InvalidInput.field(wrongDay.field, wrongDay.message)
  const { outletId, quantityMilli, pricePaise, reservation = null } = receipt
  const { supplier = null, supplierLot = '', invoiceNumber = '', notes = '' } = receipt
  return {
    outlet: outletId,
    product: product._id,
    materialType: product.materialType,
    quantityMilli,
    priceUnit: product.priceUnit,
    pricePaise,
    reservation,
    source,
    ...dates,
    supplier,
    supplierLot,
    invoiceNumber,
    notes,
    requestKey: receipt.requestKey ?? null,
    expired: isExpired({ ...dates, expiryOverride: null }, today),
  }
}

/** The first row of the ledger: a batch that no run or purchase made is a correction with a reason. */
export const firstRow = (source: BatchSource, note: string): FirstRow =>
  source === 'opening' ? { kind: 'correction', reason: 'opening', note } : { kind: 'receipt' }

/** The days of a batch: what was said, else today and the product's shelf life. */
export function datesOf(
  { shelfLifeDays }: StoredProduct,
  { receivedOn, bestBefore }: Pick<Receipt, 'receivedOn' | 'bestBefore'>,
  today: IstDay,
): BatchDates {
  const came = receivedOn ?? today
  return {
    receivedOn: came,
    bestBefore: bestBefore === undefined ? bestBeforeOf(came, shelfLifeDays) : bestBefore,
  }
}
