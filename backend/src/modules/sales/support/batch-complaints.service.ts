import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { Messages } from '../../office/messages/messages.service.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { COMPLAINTS_COUNT_MS, MANY_COMPLAINTS } from './domain/issue.js'
import { IssueDocument } from './schemas/issue.schema.js'

/** More batches with trouble than a shop survives. */
const MOST_BATCHES = 50
const MOST_ISSUES = 100

export interface ComplainedBatch {
  batchNumber: string
  complaints: number
  latestAt: Date
}

/** The batches that an order has jars of. */
export function batchesOf({ items }: Pick<StoredOrder, 'items'>): string[] {
  return [...new Set(items.flatMap(({ allocations }) => allocations.map(({ batchNumber }) => batchNumber)))]
}

/**
 * Issues by the batch that their jars came from: one bad pot shows as several complaints
 * (docs/domain/customers.md#complaints-of-a-batch).
 */
@Injectable()
export class BatchComplaints {
  constructor(
    @InjectModel(IssueDocument.name) private readonly issues: Model<IssueDocument>,
    private readonly messages: Messages,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Batches with so many complaints that somebody must look, the most first. */
  async many(): Promise<ComplainedBatch[]> {
    const found = await this.issues.aggregate<{ _id: string; complaints: number; latestAt: Date }>([
      { $match: { createdAt: { $gte: this.since() } } },
      { $project: { batchNumbers: 1, createdAt: 1 } },
      { $unwind: '$batchNumbers' },
      { $group: { _id: '$batchNumbers', complaints: { $sum: 1 }, latestAt: { $max: '$createdAt' } } },
      { $match: { complaints: { $gte: MANY_COMPLAINTS } } },
      { $sort: { complaints: -1, _id: 1 } },
      { $limit: MOST_BATCHES },
    ])
    return found.map(({ _id: batchNumber, ...rest }) => ({ batchNumber, ...rest }))
  }

  /** The complaints of a batch, the newest first. */
  async ofBatch(batchNumber: string): Promise<IssueDocument[]> {
    return this.issues
      .find({ batchNumbers: batchNumber }, { messages: 0, notes: 0 })
      .sort({ updatedAt: -1, _id: -1 })
      .limit(MOST_ISSUES)
      .lean<IssueDocument[]>()
  }

  /** How many complaints each of these batches has that still count. */
  async counts(batchNumbers: readonly string[]): Promise<{ batchNumber: string; complaints: number }[]> {
    return Promise.all(
      batchNumbers.map(async (batchNumber) => ({
        batchNumber,
        complaints: await this.issues.countDocuments({
          batchNumbers: batchNumber,
          createdAt: { $gte: this.since() },
        }),
      })),
    )
  }

  /** Tells staff, once, of each batch of an issue that has gathered many complaints. */
  async warn(
    { items }: Pick<StoredOrder, 'items'>,
    { batchNumbers }: Pick<IssueDocument, 'batchNumbers'>,
  ): Promise<void> {
    for (const { batchNumber, complaints } of await this.counts(batchNumbers)) {
      if (complaints < MANY_COMPLAINTS) continue
      const item = items.find(({ allocations }) => allocations.some((one) => one.batchNumber === batchNumber))
      await this.messages.toStaff('batchComplaints', {
        about: batchNumber,
        facts: {
          product: item ? await this.settings.nameInWords(item) : '',
          batch: batchNumber,
          complaints: String(complaints),
          link: `/stock-receipt/${batchNumber}`,
        },
      })
    }
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - COMPLAINTS_COUNT_MS)
  }
}
