import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { AppError } from '../kernel/errors/errors.js'

@Schema({ collection: 'requestkeys', versionKey: false })
export class RequestKeyDocument {
  /** Hash of the person and the `Idempotency-Key`. */
  @Prop({ type: String, required: true }) _id!: string
  /** Hash of the request: method, path and body. */
  @Prop({ type: String, required: true }) request!: string
}
export const RequestKeySchema = SchemaFactory.createForClass(RequestKeyDocument)

/** A keyed request: `_id` is the same for the same person and key, `request` for the same path and body. */
export type KeyedRequest = Readonly<Pick<RequestKeyDocument, '_id' | 'request'>>

const served = new AsyncLocalStorage<{ keyed: KeyedRequest; isRepeat: boolean } | null>()

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** A text that is the same for equal values, whatever the order of their fields. */
const canonical = (body: unknown): string =>
  JSON.stringify(body ?? null, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

export function keyedRequest(
  person: string,
  key: string,
  { method, path, body }: { method: string; path: string; body: unknown },
): KeyedRequest {
  const _id = hashOf(person, key)
  return { _id, request: hashOf(_id, method, path, canonical(body)) }
}

/**
 * Remembers the request of each `Idempotency-Key` (docs/domain/basics.md#requests-that-happen-once), in the transaction that does
 * the work, so that the key of a refused request stays free.
 */
@Injectable()
export class RequestKeys {
  constructor(@InjectModel(RequestKeyDocument.name) private readonly keys: Model<RequestKeyDocument>) {}

  /** Serves a keyed request: what `work` begins belongs to it. */
  serve<T>(keyed: KeyedRequest, work: () => Promise<T>): Promise<T> {
    return served.run({ keyed, isRepeat: false }, work)
  }

  /** See `Transactions.runWithoutKey`. */
  withoutKey<T>(work: () => Promise<T>): Promise<T> {
    return served.run(null, work)
  }

  /** Before a request is answered without a transaction. @throws AppError KEY_REUSED when its key belongs to another one */
  async check(): Promise<void> {
    const keyed = served.getStore()?.keyed
    if (keyed) demandSame(await this.keys.findById(keyed._id).lean<RequestKeyDocument>(), keyed)
  }

  /**
   * Stores the key; to be called first in the transaction, so that two requests with one key conflict here
   * and the second then finds the first.
   * @throws AppError KEY_REUSED
   */
  async claim(): Promise<void> {
    const serving = served.getStore()
    if (!serving) return
    const { _id, request } = serving.keyed
    const options = { upsert: true, returnDocument: 'before' } as const
    const before = await this.keys
      .findOneAndUpdate({ _id }, { $setOnInsert: { request } }, options)
      .lean<RequestKeyDocument>()
    demandSame(before, serving.keyed)
    serving.isRepeat = before !== null
  }

  /** See `Transactions.keyed`. */
  get keyed(): KeyedRequest | null {
    return served.getStore()?.keyed ?? null
  }

  /** See `Transactions.isRepeat`. */
  get isRepeat(): boolean {
    return served.getStore()?.isRepeat ?? false
  }

  /**
   * As `claim`, among the writes of a transaction that reads nothing: two requests with one key conflict here too. The
   * database has the key of another request already when it says that the key is a duplicate.
   */
  claims() {
    const keyed = served.getStore()?.keyed
    if (!keyed) return []
    const { _id, request } = keyed
    const update = { $setOnInsert: { request } }
    return [{ model: this.keys, filter: { _id, request }, update, upsert: true }]
  }
}

function demandSame(stored: RequestKeyDocument | null, { request }: KeyedRequest): void {
  if (stored !== null && stored.request !== request)
    throw new AppError('KEY_REUSED', 'This Idempotency-Key was used for another request. Send a new one.')
}
