import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { VendorError } from './domain/vendor-error.js'
import { CashfreeKey } from './schemas/cashfree-records.schema.js'

export interface Replayable {
  answer: Record<string, unknown>
  replayed: boolean
}

/** Idempotency keys: the same key gives the first answer again; with another body it is refused. */
@Injectable()
export class CashfreeKeys {
  constructor(@InjectModel(CashfreeKey.name) private readonly keys: Model<CashfreeKey>) {}

  /** @throws VendorError 422 for a key that came with another body. */
  async once(
    scope: string,
    key: string | undefined,
    body: unknown,
    work: () => Promise<Record<string, unknown>>,
  ): Promise<Replayable> {
    if (!key) return { answer: await work(), replayed: false }
    const id = `${scope} ${key}`
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    const known = await this.keys.findById(id).lean()
    if (known && known.bodyHash !== bodyHash)
      throw new VendorError(
        422,
        'idempotency_key_invalid',
        'the idempotency key came with another body',
        'idempotency_error',
      )
    if (known) return { answer: known.answer, replayed: true }
    const answer = await work()
    await this.keys.updateOne({ _id: id }, { $setOnInsert: { bodyHash, answer } }, { upsert: true })
    return { answer, replayed: false }
  }
}
