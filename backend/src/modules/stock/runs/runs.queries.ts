import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { AppError } from '../../../kernel/errors/errors.js'
import { countMatches, readList } from '../../../platform/lists/read-list.js'
import { rowById } from '../../../platform/lists/row-by-id.js'
import { type Condition, type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { type NamedProduct, Products } from '../catalog/products.service.js'
import { BatchQueries, type StoredBatch } from '../inventory/reading/batch.queries.js'
import { RUN_STATUSES, type RunStatus } from './domain/run-status.js'
import { type ReservedBatch, RunDocument, type RunYieldDocument } from './schemas/run.schema.js'

export type StoredRun = Readonly<RunDocument>

/** What a run used and made, with the fields that costs need. */
export interface RunCosts extends Pick<
  StoredRun,
  '_id' | 'quantityToProduceMilli' | 'labourPaise' | 'gasPaise' | 'overheadPaise'
> {
  readonly recipe: Pick<StoredRun['recipe'], 'parentProduct' | 'parentUnit'>
  readonly components: { batches: Pick<ReservedBatch, 'stockId' | 'costPricePaise'>[] }[]
  readonly yields: Pick<RunYieldDocument, 'stockId' | 'quantityMilli' | 'grams' | 'costPaise' | 'packaging'>[]
}

const COST_FIELDS = {
  quantityToProduceMilli: 1,
  labourPaise: 1,
  gasPaise: 1,
  overheadPaise: 1,
  'recipe.parentProduct': 1,
  'recipe.parentUnit': 1,
  'components.batches.stockId': 1,
  'components.batches.costPricePaise': 1,
  'yields.stockId': 1,
  'yields.quantityMilli': 1,
  'yields.grams': 1,
  'yields.costPaise': 1,
  'yields.packaging': 1,
}

/** What a run used and made, with the fields that a trace shows, without money. */
export interface RunLots extends Pick<
  StoredRun,
  | '_id'
  | 'reservationId'
  | 'status'
  | 'quantityToProduceMilli'
  | 'reservedBy'
  | 'reservedAt'
  | 'completedBy'
  | 'completedAt'
> {
  readonly recipe: Pick<StoredRun['recipe'], 'parentProduct'>
  readonly components: (Pick<StoredRun['components'][number], 'unit'> & {
    batches: Pick<ReservedBatch, 'stockId' | 'reservedMilli' | 'usedMilli'>[]
  })[]
  readonly yields: Pick<RunYieldDocument, 'stockId' | 'quantityMilli'>[]
}

const LOT_FIELDS = {
  reservationId: 1,
  status: 1,
  quantityToProduceMilli: 1,
  reservedBy: 1,
  reservedAt: 1,
  completedBy: 1,
  completedAt: 1,
  'recipe.parentProduct': 1,
  'components.unit': 1,
  'components.batches.stockId': 1,
  'components.batches.reservedMilli': 1,
  'components.batches.usedMilli': 1,
  'yields.stockId': 1,
  'yields.quantityMilli': 1,
}

const OPEN = RUN_STATUSES.filter((status) => status !== 'Production Completed')
const MOST_OPEN = 1000

/** Records that runs refer to, by id (hex). */
export interface RunReferences {
  products: Map<string, NamedProduct>
  batches: Map<string, StoredBatch>
  /** Names of the outlets where the batches are. */
  outlets: Map<string, string>
}

@Injectable()
export class RunQueries {
  constructor(
    @InjectModel(RunDocument.name) private readonly runs: Model<RunDocument>,
    private readonly products: Products,
    private readonly batches: BatchQueries,
  ) {}

  /** How many runs match each of the filters. */
  counts(filters: readonly Condition[]): Promise<number[]> {
    return countMatches(this.runs, filters)
  }

  async page(request: ListRequest): Promise<ListPage<StoredRun>> {
    return readList(this.runs, request)
  }

  /** By `reservationId` or `_id`. @throws NotFound */
  async resolve(id: string): Promise<StoredRun> {
    const found =
      (await this.runs.findOne({ reservationId: id.toUpperCase() }).lean<RunDocument>()) ??
      (await rowById(this.runs, id))
    if (!found) throw new AppError('NOT_FOUND', 'Reservation not found.')
    return found
  }

  /** The run that a request created; null when it created none. */
  async byRequest(requestKey: string): Promise<StoredRun | null> {
    return this.runs.findOne({ requestKey }).lean<RunDocument>()
  }

  /** The run that a request received, with the batches that it made. */
  async byReceipt(receiptKey: string): Promise<{ run: StoredRun; batches: StoredBatch[] } | null> {
    const run = await this.runs.findOne({ receiptKey }).lean<RunDocument>()
    if (!run) return null
    const made = run.yields.map(({ stockId }) => String(stockId))
    const found = new Map((await this.batches.byIds(made)).map((batch) => [String(batch._id), batch]))
    return { run, batches: made.flatMap((id) => found.get(id) ?? []) }
  }

  /** Runs, newest first, at most `limit`; only of `status` if it is given. */
  async newest(status: RunStatus | undefined, limit: number): Promise<StoredRun[]> {
    return this.runs
      .find(status === undefined ? {} : { status })
      .sort({ reservedAt: -1, _id: -1 })
      .limit(limit)
      .lean<RunDocument[]>()
  }

  /** Runs that are planned or reserved but not received, the oldest first. */
  async underWay(): Promise<StoredRun[]> {
    return this.runs
      .find({ status: { $in: OPEN } })
      .sort({ reservedAt: 1, _id: 1 })
      .limit(MOST_OPEN)
      .lean<RunDocument[]>()
  }

  /** Number of runs that need or make a product. */
  async countWith(productId: Types.ObjectId): Promise<number> {
    return this.runs.countDocuments({
      $or: [{ 'components.productId': productId }, { 'recipe.parentProduct': productId }],
    })
  }

  /** Runs that used batches (hex), in a fixed order, at most `limit`. */
  async costedWith(stockIds: readonly string[], limit: number): Promise<StoredRun[]> {
    return this.runs
      .find({ 'components.batches.stockId': { $in: [...stockIds] } })
      .sort({ _id: 1 })
      .limit(limit)
      .batchSize(limit)
      .lean<RunDocument[]>()
  }

  /** Number of runs that were made from a BOM. */
  async countOfBom(bomId: Types.ObjectId): Promise<number> {
    return this.runs.countDocuments({ bomId })
  }

  /** Runs that have reserved or used one of the batches, newest first, at most `limit`. */
  async withBatch(stockIds: readonly Types.ObjectId[], limit: number): Promise<StoredRun[]> {
    return this.runs
      .find({ 'components.batches.stockId': { $in: [...stockIds] } })
      .sort({ reservedAt: -1, _id: -1 })
      .limit(limit)
      .lean<RunDocument[]>()
  }

  /** Runs by `_id` (hex); unknown ones are absent. */
  async byIds(ids: readonly string[]): Promise<StoredRun[]> {
    return this.runs.find({ _id: { $in: [...ids] } }).lean<RunDocument[]>()
  }

  /** As `byIds`, with only the fields that costs need: a year of margins reads thousands of runs. */
  async costsOf(ids: readonly string[]): Promise<RunCosts[]> {
    return this.runs
      .find({ _id: { $in: [...ids] } }, COST_FIELDS)
      .batchSize(ids.length)
      .lean<RunCosts[]>()
  }

  /** Runs by `_id` (hex) with the fields that a trace shows. */
  async lotsOf(ids: readonly string[]): Promise<RunLots[]> {
    const found = this.runs.find({ _id: { $in: [...ids] } }, LOT_FIELDS)
    return found.batchSize(ids.length).lean<RunLots[]>()
  }

  /** Runs that use one of the batches, by the batches' `_id` (hex), for a trace; at most `limit`. */
  async lotsWith(stockIds: readonly string[], limit: number): Promise<RunLots[]> {
    const found = this.runs.find({ 'components.batches.stockId': { $in: [...stockIds] } }, LOT_FIELDS)
    return found.limit(limit).batchSize(limit).lean<RunLots[]>()
  }

  async referencesOf(reservations: readonly StoredRun[]): Promise<RunReferences> {
    const products = await this.products.byIds(
      reservations.flatMap(({ recipe, components, yields }) => [
        recipe.parentProduct,
        ...components.map(({ productId }) => productId),
        ...yields.map(({ productId }) => productId),
      ]),
    )
    const parts = reservations.flatMap(({ components }) => components.flatMap(({ batches }) => batches))
    const batches = await this.batches.byIds([...new Set(parts.map(({ stockId }) => String(stockId)))])
    const outlets = await this.batches.outletsOf(batches)
    return { products, outlets, batches: new Map(batches.map((batch) => [String(batch._id), batch])) }
  }
}
