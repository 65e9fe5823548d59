import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { measureOf } from '../../../../kernel/amounts/units.js'
import { type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type PriceUnit, Products, type StoredProduct } from '../../catalog/products.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { Suppliers } from '../../suppliers/suppliers.service.js'
import { type BatchDates, bestBeforeOf, checkDates } from '../domain/batch-dates.js'
import { type BatchSource, checkReceipt } from '../domain/receipt.js'
import { isExpired } from '../domain/standing.js'
import { demandUsual, type UnusualFigure, unusualPrice, unusualQuantity } from '../domain/unusual.js'
import { BatchEntries, type FirstRow, type NewBatch } from '../movements/batch-entries.service.js'
import { StockQueries, type StoredBatch } from '../reading/stock.queries.js'

/** The last receipts of a product that say what is usual. */
const COMPARED = 10

/** What a client says of a sack beside its receipt. */
export interface RawClaims {
  /** What the client takes the product's unit for, if it says. */
  unit?: PriceUnit | undefined
  /** What the client names as its run; raw material has none. */
  reservation: string | null
  /** The person confirmed the figures that are far from those of the last receipts. */
  isConfirmed: boolean
}

/** Stock that comes in: a batch, its ledger row and the product's counters, all or nothing. */
@Injectable()
export class Receiving {
  constructor(
    private readonly products: Products,
    private readonly outlets: Outlets,
    private readonly suppliers: Suppliers,
    private readonly entries: BatchEntries,
    private readonly queries: StockQueries,
    private readonly transactions: Transactions,
  ) {}

  /**
   * A sack comes in (docs/domain/catalogue.md#receiving-raw-material). If the same request comes again after a lost answer, or
   * twice at once, it gives the batch that was made.
   * @throws as `receive`; Conflict UNUSUAL_FIGURES
   */
  async receiveRaw(receipt: Receipt, claims: RawClaims): Promise<StoredBatch> {
    const { requestKey } = receipt
    if (requestKey === undefined) return this.takeRaw(receipt, claims)
    const known = await this.queries.byRequest(requestKey)
    if (known) return known
    try {
      return await this.takeRaw(receipt, claims)
    } catch (error) {
      const rival = isDuplicateKey(error) ? await this.queries.byRequest(requestKey) : null
      if (rival) return rival
      throw error
    }
  }

  /**
   * Receives a batch and gives it a number: it was bought, or made by a run.
   * @throws InvalidInput naming the field when quantity, price or a date is not one (steps of 0.01; whole jars for FG),
   * or when the product of a run comes without its run; NotFound (product, outlet, supplier).
   */
  async receive(receipt: Receipt): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const product = await this.products.resolve(receipt.productId)
      const isBought = product.materialType === 'RM'
      if (isBought && receipt.reservation) throw notFromRun()
      if (!isBought && !receipt.reservation) throw onlyFromRun('reservation')
      return this.enter(product, receipt, isBought ? 'purchase' : 'run')
    })
  }

  /**
   * Enters a batch that no run or purchase made: opening stock, or found stock. This is a correction.
   * @param reason why it is there, in the person's own words
   * @throws as `receive`
   */
  async open(receipt: Receipt, reason: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const product = await this.products.resolve(receipt.productId)
      return this.enter(product, receipt, 'opening', reason)
    })
  }

  private async takeRaw(receipt: Receipt, claims: RawClaims): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const product = await this.products.resolve(receipt.productId)
      const { materialType, priceUnit } = product
      if (materialType !== 'RM') throw onlyFromRun('product')
      if (claims.reservation !== null) throw notFromRun()
      if (claims.unit !== undefined && claims.unit !== priceUnit)
        throw InvalidInput.field('priceUnit', `The product is counted in ${priceUnit}.`)
      const before = claims.isConfirmed ? [] : await this.queries.lastBought(product._id, COMPARED)
      // Compared last, so that nobody confirms figures of a receipt that is refused afterwards.
      const batch = await this.enter(product, receipt, 'purchase')
      demandUsual(unusualIn(product, receipt, before))
      return batch
    })
  }

  /** The outlet and the supplier are written, so that deleting one of them at the same time conflicts. */
  private async enter(
    product: StoredProduct,
    receipt: Receipt,
    source: BatchSource,
    note = '',
  ): Promise<StoredBatch> {
    await this.outlets.receives(receipt.outletId)
    if (receipt.supplier != null) await this.suppliers.receives(receipt.supplier)
    return this.entries.enter(batchOf(product, receipt, source), firstRow(source, note), receipt)
  }
}

const notFromRun = () => InvalidInput.field('reservation', 'Raw material does not come from a run.')

const onlyFromRun = (field: 'product' | 'reservation') =>
  InvalidInput.field(field, 'Finished and semi-finished products are received from their run.')

/** The figures of a receipt that are far from the last ones of its product (docs/domain/catalogue.md#unusual-figures). */
function unusualIn(
  product: StoredProduct,
  { quantityMilli, pricePaise }: Receipt,
  before: readonly StoredBatch[],
): UnusualFigure[] {
  const looked = { what: product.name, of: 'of its last receipts' }
  return [
    ...unusualQuantity({
      ...looked,
      field: 'quantity',
      value: quantityMilli,
      usual: before.map(({ receivedMilli }) => receivedMilli),
      measure: measureOf(product),
    }),
    ...unusualPrice({
      ...looked,
      field: 'price',
      value: pricePaise,
      usual: before.map((one) => one.pricePaise),
    }),
  ]
}

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
