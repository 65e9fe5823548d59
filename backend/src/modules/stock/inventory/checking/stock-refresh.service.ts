import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { StockCheckpointDocument } from '../schemas/stock-checkpoint.schema.js'
import { Expiry } from '../upkeep/expiry.service.js'
import { StockCheck, type StockCheckReport } from './stock-check.service.js'

/** Longer than a transaction lasts, and than the clocks of two processes differ. */
const OVERLAP_MS = 5 * 60_000

/**
 * Keeps the stock right between two nights: marks expired batches, and checks batches that moved since the
 * last refresh. Its cost depends on the movements, not on the length of the ledger.
 */
@Injectable()
export class StockRefresh {
  constructor(
    @InjectModel(StockCheckpointDocument.name)
    private readonly checkpoints: Model<StockCheckpointDocument>,
    private readonly check: StockCheck,
    private readonly expiry: Expiry,
    private readonly clock: Clock,
  ) {}

  /** May run twice at once and beside all other work: the later run finds nothing left to do. */
  async refresh(): Promise<StockCheckReport & { expired: number }> {
    const begun = this.clock.now()
    const expired = await this.expiry.markDue()
    const last = await this.checkpoints.findById('stock').lean()
    const report = last
      ? await this.check.recomputeSince(new Date(last.checkedUntil.getTime() - OVERLAP_MS))
      : await this.check.recompute()
    await this.reached(begun)
    return { ...report, expired }
  }

  /** Checks every batch, even those that did not move. */
  async recheckAll(): Promise<StockCheckReport> {
    const begun = this.clock.now()
    const report = await this.check.recompute()
    await this.reached(begun)
    return report
  }

  private async reached(begun: Date): Promise<void> {
    await this.checkpoints.updateOne({ _id: 'stock' }, { $set: { checkedUntil: begun } }, { upsert: true })
  }
}
