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
import { type BatchDates, bestBeforeOf, checkDates, isExpired } from '../domain/batch-dates.js'
import { type BatchSource, checkReceipt } from '../domain/receipt.js'
import { demandUsual, type UnusualFigure, unusualPrice, unusualQuantity } from '../domain/unusual.js'
import { BatchBook, type FirstRow, type NewBatch } from '../movements/batch-book.service.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'

/** The number of recent receipts with which a new one is compared. */
const COMPARED = 10

/** Fields of a client's receipt of raw material that are only checked. */
export interface RawClaims {
  /** The unit that the client believes the product has, if it sends one. */
  unit?: PriceUnit | undefined
  /** The run that the client names; raw material has none. */
  reservation: string | null
  /** The person confirmed the figures that are far from those of the last receipts. */
  isConfirmed: boolean
  /** The person may read what others paid; a question to anybody else does not name it. */
  seesCosts: boolean
}

/** Receives stock: creates the batch, its ledger row and the product's counters together or not at all. */
@Injectable()
export class Receiving {
  constructor(
    private readonly products: Products,
    private readonly outlets: Outlets,
    private readonly suppliers: Suppliers,
    private readonly book: BatchBook,
    private readonly queries: BatchQueries,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Receives raw material (docs/domain/catalogue.md#receiving-raw-material). When the request is repeated
   * after a lost answer, or sent twice at once, it gives the batch that was created.
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
   * Receives a batch that was bought or made by a run, and gives it a number.
   * @throws InvalidInput naming the field when quantity, price or a date is invalid (steps of 0.01; whole
   * jars for FG), or when the product of a run comes without its run; NotFound (product, outlet,
   * supplier).
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
   * A request that is repeated gives the batch that it entered.
   * @param reason why the batch exists, in the person's own words
   * @throws as `receive`
   */
  async open(receipt: Receipt, reason: string): Promise<StoredBatch> {
    const { requestKey } = receipt
    return this.transactions.run(async () => {
      const known = requestKey === undefined ? null : await this.queries.byRequest(requestKey)
      if (known) return known
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
      // Compared last, so that a person confirms no figures of a receipt that is refused afterwards.
      const batch = await this.enter(product, receipt, 'purchase')
      demandUsual(unusualIn(product, receipt, before, claims))
      return batch
    })
  }

  /** The outlet and the supplier are written too, so that a concurrent deletion of one of them conflicts. */
  private async enter(
    product: StoredProduct,
    receipt: Receipt,
    source: BatchSource,
    note = '',
  ): Promise<StoredBatch> {
    await this.outlets.receives(receipt.outletId)
    if (receipt.supplier != null) await this.suppliers.receives(receipt.supplier)
    return this.book.enter(batchOf(product, receipt, source), firstRow(source, note), receipt)
  }
}

const notFromRun = () => InvalidInput.field('reservation', 'Raw material does not come from a run.')

const onlyFromRun = (field: 'product' | 'reservation') =>
  InvalidInput.field(field, 'Finished and semi-finished products are received from their run.')

/**
 * Figures of a receipt that are far from the last ones of its product
 * (docs/domain/catalogue.md#unusual-figures).
 */
function unusualIn(
  product: StoredProduct,
  { quantityMilli, pricePaise }: Receipt,
  before: readonly StoredBatch[],
  { seesCosts }: RawClaims,
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
    ...unusualPrice(
      { ...looked, field: 'price', value: pricePaise, usual: before.map((one) => one.pricePaise) },
      seesCosts,
    ),
  ]
}

/** Bill, dates and other papers of a batch; each is optional. */
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
  /** Day of receipt (RM) or making (FG, SG); the day of `at` if not given. */
  receivedOn?: IstDay | undefined
  /** Best-before day; derived from the product's shelf life if not given; null when unknown. */
  bestBefore?: IstDay | null | undefined
  /** Key of the caller's request: repeating the request gives the batch that it created. */
  requestKey?: string | undefined
  by: string
  at: Date
}

/**
 * The batch that a receipt creates.
 * @throws InvalidInput naming the field when quantity, price or a date is invalid (steps of 0.01; whole
 * jars for FG)
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

/** The first ledger row of a batch; a batch that no run or purchase made is a correction with a reason. */
export const firstRow = (source: BatchSource, note: string): FirstRow =>
  source === 'opening' ? { kind: 'correction', reason: 'opening', note } : { kind: 'receipt' }

/** The dates of a batch: those given, otherwise today and the product's shelf life. */
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
