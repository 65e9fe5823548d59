import { Injectable } from '@nestjs/common'
import { addMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput, NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { insufficient } from '../../inventory/movements/batch-refusals.js'
import { StockQueries, type StoredBatch } from '../../inventory/reading/stock.queries.js'
import { asReserved, assign, type Assigned, type FreeBatch, type Wish } from '../domain/assignment.js'
import { type Component, costed } from '../domain/component.js'
import { type DraftLine } from './run-draft.js'

/** A line with the things that it names. */
interface KnownLine {
  product: StoredProduct
  chosen: { batches: Choice[]; quantityMilli: Milli | null }[]
}

interface Choice extends FreeBatch {
  record: StoredBatch
}

export interface ChosenComponents {
  components: Component[]
  /** Some batch had less than was asked of it. */
  capped: boolean
}

/** Reads the lines of a run: which product, which batches, and how much of each there is. */
@Injectable()
export class RunLines {
  constructor(
    private readonly products: Products,
    private readonly stock: StockQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * @param required of a product (hex), as the recipe says
   * @param before what the run has reserved; that is free for it
   * @throws InvalidInput naming the field; Conflict INSUFFICIENT_BATCH, BATCH_QUARANTINED, BATCH_EXPIRED for a batch
   * with nothing left
   */
  async components(
    lines: readonly DraftLine[],
    required: (productId: string) => Milli,
    before: readonly Component[],
  ): Promise<ChosenComponents> {
    const known = await this.known(lines, before)
    const products = new Map(known.map(({ product }) => [String(product._id), product]))
    let isCapped = false
    const components = [...products].map(([productId, product]) => {
      const old = before.find((component) => component.productId === productId)
      const wishes = known
        .filter((line) => String(line.product._id) === productId)
        .flatMap(({ chosen }) => chosen)
        .flatMap((wish): Wish<Choice>[] => asReserved(wish, old?.batches ?? []))
      const assigned = assign(required(productId), wishes)
      for (const { record } of assigned.empty) throw insufficient(record, istDay(this.clock.now()))
      isCapped ||= assigned.capped
      return componentOf(product, required(productId), assigned, old)
    })
    return { components, capped: isCapped }
  }

  private async known(lines: readonly DraftLine[], before: readonly Component[]): Promise<KnownLine[]> {
    const numbers = lines.flatMap(({ chosen }) => chosen.flatMap((one) => one.numbers))
    const batches = new Map((await this.stock.byNumbers(numbers)).map((one) => [one.batchNumber, one]))
    const own = reservedOf(before)
    const known: KnownLine[] = []
    for (const [index, line] of lines.entries()) {
      const product = await this.product(line, `components.${index}`)
      const choice = (number: string): Choice => {
        const record = batches.get(number)
        const field = `components.${index}.batchNumber`
        if (!record) throw InvalidInput.field(field, `There is no batch ${number}.`)
        if (String(record.product) !== String(product._id))
          throw InvalidInput.field(field, `Batch ${number} is not of ${product.name}.`)
        return { record, stockId: String(record._id), freeMilli: freeOf(record, own) }
      }
      const chosen = line.chosen.map(({ numbers: some, quantityMilli }) => ({
        batches: some.map(choice),
        quantityMilli,
      }))
      known.push({ product, chosen })
    }
    return known
  }

  private async product({ product: id, unit }: DraftLine, field: string): Promise<StoredProduct> {
    const product = await this.products.resolve(id).catch((error: unknown) => {
      throw error instanceof NotFound
        ? InvalidInput.field(`${field}.productId`, 'There is no such product.')
        : error
    })
    if (product.materialType === 'FG')
      throw InvalidInput.field(`${field}.productId`, 'Runs take raw and semi-finished products.')
    if (unit !== undefined && unit !== product.priceUnit)
      throw InvalidInput.field(`${field}.unit`, `${product.name} is counted in ${product.priceUnit}.`)
    return product
  }
}

function reservedOf(components: readonly Component[]): Map<string, Milli> {
  const parts = components.flatMap(({ batches }) => batches)
  return new Map(parts.map(({ stockId, reservedMilli }) => [stockId, reservedMilli]))
}

/** What a batch has for the run: what remains, and what the run has of it already. */
export function freeOf(batch: StoredBatch, own: ReadonlyMap<string, Milli>): Milli {
  const remaining = batch.noStockConfirmed ? NO_QUANTITY : batch.remainingMilli
  return addMilli(remaining, own.get(String(batch._id)) ?? NO_QUANTITY)
}

/** A batch that the run has already keeps the price that it was costed with. */
function componentOf(
  { _id, priceUnit }: StoredProduct,
  requiredMilli: Milli,
  { taken }: Assigned<Choice>,
  old: Component | undefined,
): Component {
  const prices = new Map(old?.batches.map(({ stockId, pricePaise }) => [stockId, pricePaise]))
  return costed({
    productId: String(_id),
    requiredMilli,
    unit: priceUnit,
    batches: taken.map(({ batch: { stockId, record }, quantityMilli }) => ({
      stockId,
      batchNumber: record.batchNumber,
      reservedMilli: quantityMilli,
      usedMilli: null,
      pricePaise: prices.get(stockId) ?? record.pricePaise,
    })),
  })
}
