import { Injectable } from '@nestjs/common'
import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput, NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { checkDates } from '../../inventory/domain/batch-dates.js'
import { checkReceipt } from '../../inventory/domain/receipt.js'
import { datesOf } from '../../inventory/receiving/batch-of.js'
import { weightOf } from '../domain/run-weight.js'
import { type RunReceipt, type YieldDraft } from './run-receipt.js'

/** A batch that comes out of a run, with its product at hand. */
export interface KnownYield {
  product: StoredProduct
  quantityMilli: Milli
  grams: Grams
  outlet: string
  bestBefore: IstDay | null | undefined
}

/** What comes out of a run: its product, or variants of it that differ only in weight. */
@Injectable()
export class RunYields {
  constructor(
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput naming the field */
  async of(parent: StoredProduct, receipt: RunReceipt): Promise<KnownYield[]> {
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
