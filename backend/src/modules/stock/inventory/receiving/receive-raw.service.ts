import { Injectable } from '@nestjs/common'
import { measureOf } from '../../../../kernel/amounts/units.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type PriceUnit, Products, type StoredProduct } from '../../catalog/products.service.js'
import { demandUsual, type UnusualFigure, unusualPrice, unusualQuantity } from '../domain/unusual.js'
import { type StoredBatch } from '../movements/stored-batch.js'
import { StockQueries } from '../reading/stock.queries.js'
import { type Receipt, Receiving } from './receiving.service.js'

/** So many of the last receipts of a product say what is usual. */
const COMPARED = 10

/** A sack comes in (docs/domain.md#receiving-raw-material). */
@Injectable()
export class ReceiveRaw {
  constructor(
    private readonly products: Products,
    private readonly receiving: Receiving,
    private readonly queries: StockQueries,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param unit what the client takes the product's unit for, if it says
   * @param reservation what the client names as its run; raw material has none
   * @param isConfirmed figures far from the last receipts were asked about, and are right
   * @throws InvalidInput naming the field; NotFound (product, outlet); Conflict UNUSUAL_FIGURES
   */
  async execute(
    receipt: Receipt,
    unit: PriceUnit | undefined,
    reservation: string | null,
    isConfirmed = false,
  ): Promise<StoredBatch> {
    return this.once(receipt, async () => {
      const product = await this.products.resolve(receipt.productId)
      const { materialType, priceUnit } = product
      if (materialType !== 'RM')
        throw InvalidInput.field(
          'product',
          'Finished and semi-finished products are received from their run.',
        )
      if (reservation !== null)
        throw InvalidInput.field('reservation', 'Raw material does not come from a run.')
      if (unit !== undefined && unit !== priceUnit)
        throw InvalidInput.field('priceUnit', `The product is counted in ${priceUnit}.`)
      const before = isConfirmed ? [] : await this.queries.lastBought(product._id, COMPARED)
      // Asked last: nothing is confirmed that is refused afterwards.
      const batch = await this.receiving.receive(receipt)
      demandUsual(unusualIn(product, receipt, before))
      return batch
    })
  }

  /** If the same request comes again after a lost answer, or twice at once, it gives the batch that was made. */
  private async once(receipt: Receipt, receive: () => Promise<StoredBatch>): Promise<StoredBatch> {
    const { requestKey } = receipt
    if (requestKey === undefined) return this.transactions.run(receive)
    const known = await this.queries.byRequest(requestKey)
    if (known) return known
    try {
      return await this.transactions.run(receive)
    } catch (error) {
      const rival = isDuplicateKey(error) ? await this.queries.byRequest(requestKey) : null
      if (rival) return rival
      throw error
    }
  }
}

/** What a receipt is beside the last ones of its product (docs/domain.md#unusual-figures). */
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
