import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { RunQueries, type StoredRun } from '../../stock/runs/runs.queries.js'
import { PlanRequestDocument } from './schemas/plan-request.schema.js'

/** Which request made which runs. */
@Injectable()
export class PlanRequests {
  constructor(
    @InjectModel(PlanRequestDocument.name) private readonly requests: Model<PlanRequestDocument>,
    private readonly runs: RunQueries,
  ) {}

  /** The runs that a request made, in their order, without those that were deleted since. */
  async madeBy(requestKey: string): Promise<StoredRun[] | null> {
    const request = await this.requests.findById(requestKey).lean<PlanRequestDocument>()
    if (!request) return null
    const found = await this.runs.byIds(request.runs.map(String))
    return request.runs.flatMap((id) => found.find((run) => run._id.equals(id)) ?? [])
  }

  /** In the transaction that made the runs; a second request with the key fails on it. */
  async record(requestKey: string, runs: readonly StoredRun[], at: Date): Promise<void> {
    await this.requests.create([{ _id: requestKey, at, runs: runs.map(({ _id }) => _id) }])
  }
}
