import { Injectable } from '@nestjs/common'
import { istDay } from '../../../kernel/dates/ist.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { TooManyRequests } from '../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../../platform/clock.js'
import { SlidingLimits } from '../../../platform/sliding-limits.js'
import { type NamedProduct, Products } from '../catalog/products.service.js'
import { BatchQueries, type StoredBatch } from '../inventory/reading/batch.queries.js'
import { type JarState, jarState } from './domain/jar-state.js'

/** Enough requests for a shelf of jars; a person who tries out batch numbers is slowed down. */
const LIMIT = { count: 60, windowMs: 5 * 60_000 }

export interface Jar {
  batch: StoredBatch
  product: NamedProduct
  state: JarState
}

/** Finds the public facts about a jar (docs/domain/catalogue.md#your-jar). */
@Injectable()
export class Jars {
  private readonly limits: SlidingLimits

  constructor(
    private readonly batches: BatchQueries,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {
    this.limits = new SlidingLimits(LIMIT, clock)
  }

  /**
   * The jar of a batch number. @param address network address of the caller
   * @throws NotFound, also for a batch that is not of jars; TooManyRequests
   */
  async find(batchNumber: string, address: string): Promise<Jar> {
    const waitMs = this.limits.spend(address)
    if (waitMs > 0) throw new TooManyRequests('Too many jars at once.', waitMs)
    const number = batchNumber.toUpperCase()
    const batch = /^FG-\d/.test(number) ? await this.batches.resolve(number).catch(asNone) : null
    const product = batch && (await this.products.byIds([batch.product])).get(String(batch.product))
    if (!batch || !product || batch.materialType !== 'FG') throw new NotFound('The jar')
    return { batch, product, state: jarState(batch, istDay(this.clock.now())) }
  }
}

/** A missing batch is an answer; any other error is thrown. */
function asNone(error: unknown): null {
  if (error instanceof NotFound) return null
  throw error
}
