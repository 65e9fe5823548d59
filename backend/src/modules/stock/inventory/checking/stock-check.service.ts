import { Injectable, Logger } from '@nestjs/common'
import { type Types } from 'mongoose'
import { addMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type ProductCounters, StockCounters } from '../../catalog/stock-counters.service.js'
import {
  differences,
  type Drift,
  expectedBatch,
  expectedProduct,
  type StoredProduct,
} from '../domain/drift.js'
import { type BatchCounters, remaining } from '../domain/ledger.js'
import { COUNTED } from '../domain/standing.js'
import { CommittedQuantities } from './committed-quantities.service.js'
import { type BatchBooks, StockBooks } from './stock-books.service.js'

/**
 * The result of a check; `drift` is the number of wrong counters that were repaired. Zero is the only
 * healthy number.
 */
export interface StockCheckReport {
  products: number
  batches: number
  drift: number
  repaired: Drift[]
}

/** The stored counters and their correct values. */
export interface StockFindings {
  products: number
  batches: number
  found: Drift[]
}

/** The part of the stock that is checked. */
interface Scope {
  products: readonly Types.ObjectId[]
  /** Batches to compare with their history; all batches of the products when not given. */
  batches?: readonly Types.ObjectId[]
}

/** Most repairs that a report names; further ones are only counted. */
const MOST_REPAIRS_NAMED = 50
/** Number of products in one snapshot. */
const PRODUCTS_AT_A_TIME = 10

/**
 * Recomputes counters from the ledger and the open documents, and repairs those that drifted. No counter
 * should ever drift: each repair is logged as an error. Reads and repairs share a snapshot, so that
 * concurrent work is not seen as drift.
 */
@Injectable()
export class StockCheck {
  private readonly logger = new Logger('StockCheck')

  constructor(
    private readonly books: StockBooks,
    private readonly counters: StockCounters,
    private readonly committed: CommittedQuantities,
    private readonly transactions: Transactions,
  ) {}

  /** Checks all products, or those given, with all their batches. */
  async recompute(productIds?: readonly Types.ObjectId[]): Promise<StockCheckReport> {
    return this.report(await this.compare({ products: productIds ?? (await this.counters.ids()) }, true))
  }

  /** As `recompute` for all products, but repairs nothing. */
  async inspect(): Promise<StockFindings> {
    return this.compare({ products: await this.counters.ids() }, false)
  }

  /** Checks all products, and those of their batches that changed since a moment. */
  async recomputeSince(since: Date): Promise<StockCheckReport> {
    const changed = await this.books.changedSince(since)
    const batches = changed.map(({ _id }) => _id)
    return this.report(await this.compare({ products: await this.counters.ids(), batches }, true))
  }

  private report({ products, batches, found }: StockFindings): StockCheckReport {
    for (const drift of found) this.logger.error({ msg: 'Stock counter drifted; repaired', ...drift })
    return { products, batches, drift: found.length, repaired: found.slice(0, MOST_REPAIRS_NAMED) }
  }

  private async compare({ products, batches }: Scope, repairs: boolean): Promise<StockFindings> {
    const findings: StockFindings = { products: 0, batches: 0, found: [] }
    for (let first = 0; first < products.length; first += PRODUCTS_AT_A_TIME) {
      const some = products.slice(first, first + PRODUCTS_AT_A_TIME)
      const part = await this.transactions.run(() => this.comparePart(some, batches, repairs))
      findings.products += part.products
      findings.batches += part.batches
      findings.found.push(...part.found)
    }
    return findings
  }

  private async comparePart(
    productIds: readonly Types.ObjectId[],
    batchIds: readonly Types.ObjectId[] | undefined,
    repairs: boolean,
  ): Promise<StockFindings> {
    const products = await this.counters.read(productIds)
    const committed = await this.committed.byProduct()
    const findings: StockFindings = { products: products.length, batches: 0, found: [] }
    const some = batchIds ? { _id: { $in: [...batchIds] } } : {}
    const onHand = new Map<string, Milli>()
    for await (const portion of this.books.portions({ product: { $in: [...productIds] }, ...some })) {
      findings.batches += portion.length
      for (const books of portion) {
        findings.found.push(...(await this.checkBatch(books, repairs)))
        addOnHand(onHand, books)
      }
    }
    const counted = batchIds ? await this.books.onHand(productIds) : onHand
    for (const product of products) {
      const key = String(product._id)
      const expected = expectedProduct(counted.get(key) ?? NO_QUANTITY, committed.get(key) ?? NO_QUANTITY)
      findings.found.push(...(await this.checkProduct(product, expected, repairs)))
    }
    return findings
  }

  private async checkBatch({ batch, history }: BatchBooks, repairs: boolean): Promise<Drift[]> {
    const expected = expectedBatch(history)
    const found = differences<BatchCounters & { remainingMilli: Milli }>(
      `stock ${batch.batchNumber}`,
      batch,
      expected,
    )
    if (repairs && found.length > 0) await this.books.repair(batch._id, expected)
    return found
  }

  private async checkProduct(
    product: ProductCounters,
    expected: StoredProduct,
    repairs: boolean,
  ): Promise<Drift[]> {
    const found = differences(`product ${product.Id}`, product, expected)
    if (repairs && found.length > 0) await this.counters.write(product._id, expected)
    return found
  }
}

/** Counts what the batch should hold by its history, not its stored counters. */
function addOnHand(sums: Map<string, Milli>, { batch, history }: BatchBooks): void {
  if (!COUNTED.holds(batch)) return
  const key = String(batch.product)
  sums.set(key, addMilli(sums.get(key) ?? NO_QUANTITY, remaining(history)))
}
