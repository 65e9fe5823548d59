import { Injectable } from '@nestjs/common'
import { InvalidInput } from '../../kernel/errors.js'
import { isDuplicateKey } from '../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { type PriceUnit, Products } from '../catalog/products.service.js'
import { type Receipt, Receiving } from './receiving.service.js'
import { StockQueries } from './stock.queries.js'
import { type StoredBatch } from './stored-batch.js'

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
   * @throws InvalidInput naming the field; NotFound (product, outlet)
   */
  async execute(
    receipt: Receipt,
    unit: PriceUnit | undefined,
    reservation: string | null,
  ): Promise<StoredBatch> {
    return this.once(receipt, async () => {
      const { materialType, priceUnit } = await this.products.resolve(receipt.productId)
      if (materialType !== 'RM')
        throw refused('product', 'Finished and semi-finished products are received from their run.')
      if (reservation !== null) throw refused('reservation', 'Raw material does not come from a run.')
      if (unit !== undefined && unit !== priceUnit)
        throw refused('priceUnit', `The product is counted in ${priceUnit}.`)
      return this.receiving.receive(receipt)
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

function refused(field: string, message: string): InvalidInput {
  return new InvalidInput(message, { [field]: message })
}
