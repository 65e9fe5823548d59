import { Injectable } from '@nestjs/common'
import { NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { addMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput, NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { checkDates } from '../../inventory/domain/batch-dates.js'
import { checkReceipt } from '../../inventory/domain/receipt.js'
import { insufficient } from '../../inventory/movements/batch-refusals.js'
import { StockQueries, type StoredBatch } from '../../inventory/reading/stock.queries.js'
import { datesOf } from '../../inventory/receiving/receiving.service.js'
import { type Component, type UsedBatch, usedIn } from '../domain/component.js'
import { weightOf } from '../domain/yields.js'

/** One batch that came out of a run. */
export interface YieldDraft {
  /** `Id` or `_id`; what the run makes, if not said. */
  product: string | undefined
  quantityMilli: Milli
  /** `_id`; where the others go, if not said. */
  outlet: string | undefined
  /** As the others', if not said. */
  bestBefore: IstDay | null | undefined
}

/** What really went in of a batch. */
export interface UsageDraft {
  batchNumber: string
  quantityMilli: Milli
}

/** What a run cost beside its ingredients. */
export interface RunExtras {
  labourPaise: Paise
  gasPaise: Paise
  overheadPaise: Paise
}

/** What somebody writes when a run is over. */
export interface RunReceipt {
  /** `_id`. */
  outlet: string
  /** At least one. */
  yields: YieldDraft[]
  /** Whether the client named its batches in a list: an error names the field that the client sent. */
  isListed: boolean
  /** Batches that are not named were used as they were reserved. */
  used: UsageDraft[]
  extras: RunExtras
  receivedOn: IstDay | undefined
  bestBefore: IstDay | null | undefined
  notes: string | undefined
  /** Figures far from the recipe were asked about, and are right. */
  isConfirmed: boolean
}

/** A batch that comes out of a run, with its product at hand. */
export interface KnownYield {
  product: StoredProduct
  quantityMilli: Milli
  grams: Grams
  outlet: string
  bestBefore: IstDay | null | undefined
}

/** Reads what somebody wrote of a finished run: the batches and products that it names, and whether they can be. */
@Injectable()
export class RunReceipts {
  constructor(
    private readonly products: Products,
    private readonly stock: StockQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * What came out of a run: its product, or variants of it that differ only in weight.
   * @throws InvalidInput naming the field
   */
  async yields(parent: StoredProduct, receipt: RunReceipt): Promise<KnownYield[]> {
    const known: KnownYield[] = []
    const today = istDay(this.clock.now())
    for (const [index, draft] of receipt.yields.entries()) {
      const prefix = receipt.isListed ? `yields.${index}.` : ''
      const product = await this.product(parent, draft, `${prefix}product`)
      const { quantityMilli, outlet = receipt.outlet, bestBefore = receipt.bestBefore } = draft
      const fault = checkReceipt(product.materialType, { quantityMilli, pricePaise: NO_MONEY })
      if (fault) throw InvalidInput.field(`${prefix}${fault.field}`, fault.message)
      const { receivedOn } = receipt
      const wrongDay = checkDates(datesOf(product, { receivedOn, bestBefore }, today), today)
      const isItsOwn = wrongDay?.field === 'bestBefore' && draft.bestBefore !== undefined
      if (wrongDay) throw InvalidInput.field(`${isItsOwn ? prefix : ''}${wrongDay.field}`, wrongDay.message)
      const grams = weightOf(product.priceUnit, quantityMilli, product.netWeight)
      known.push({ product, quantityMilli, grams, outlet, bestBefore })
    }
    return known
  }

  private async product(
    parent: StoredProduct,
    { product: named }: YieldDraft,
    field: string,
  ): Promise<StoredProduct> {
    if (named === undefined) return parent
    const product = await this.products.resolve(named).catch((error: unknown) => {
      if (error instanceof NotFound) return null
      throw error
    })
    if (product && (String(product._id) === String(parent._id) || isSister(product, parent))) return product
    throw InvalidInput.field(
      field,
      `The run makes ${parent.Id}${parent.materialType === 'FG' ? ', in any weight' : ''}.`,
    )
  }

  /**
   * What really went into a run, compared with what was reserved for it.
   * @throws InvalidInput naming the field; Conflict INSUFFICIENT_BATCH, BATCH_QUARANTINED, BATCH_EXPIRED
   */
  async used(components: readonly Component[], used: readonly UsageDraft[]): Promise<Component[]> {
    const batches = await this.stock.byNumbers(used.map(({ batchNumber }) => batchNumber))
    const told = used.map((one, index): UsedBatch => {
      const field = `used.${index}.batchNumber`
      const batch = batches.find(({ batchNumber }) => batchNumber === one.batchNumber)
      if (!batch) throw InvalidInput.field(field, `There is no batch ${one.batchNumber}.`)
      if (used.findIndex(({ batchNumber }) => batchNumber === one.batchNumber) !== index)
        throw InvalidInput.field(field, `Batch ${one.batchNumber} is named twice.`)
      if (!components.some(({ productId }) => productId === String(batch.product)))
        throw InvalidInput.field(field, `Batch ${one.batchNumber} is of no component of the run.`)
      this.demandEnough(batch, components, one)
      return toUsed(batch, one)
    })
    return usedIn(components, told)
  }

  /** Checked before anything moves, so that a preview shows it too. The movements check it again. */
  private demandEnough(batch: StoredBatch, components: readonly Component[], used: UsageDraft): void {
    const parts = components.flatMap((component) => component.batches)
    const own = parts.find(({ stockId }) => stockId === String(batch._id))?.reservedMilli ?? NO_QUANTITY
    if (used.quantityMilli > addMilli(own, batch.remainingMilli))
      throw insufficient(batch, istDay(this.clock.now()), own)
  }
}

/** Jars of the same pickle that hold more or less of it. */
function isSister(one: StoredProduct, other: StoredProduct): boolean {
  return (
    one.materialType === 'FG' &&
    other.materialType === 'FG' &&
    one.variantType === other.variantType &&
    one.variantOil === other.variantOil &&
    one.variantSpicy === other.variantSpicy
  )
}

function toUsed({ _id, batchNumber, product, pricePaise }: StoredBatch, used: UsageDraft): UsedBatch {
  return {
    stockId: String(_id),
    batchNumber,
    productId: String(product),
    quantityMilli: used.quantityMilli,
    pricePaise,
  }
}
