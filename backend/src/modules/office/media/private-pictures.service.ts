import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, Types } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { privateName } from './domain/picture-rules.js'
import { PictureMaker } from './picture-maker.service.js'
import { UploadDocument } from './schemas/upload.schema.js'
import { PictureStore } from './storage/picture-store.js'

const SECRET_BYTES = 16

/** Stores pictures of papers, only for staff. Each has one copy, which only its module gives out. */
@Injectable()
export class PrivatePictures {
  constructor(
    @InjectModel(UploadDocument.name) private readonly uploads: Model<UploadDocument>,
    private readonly maker: PictureMaker,
    private readonly store: PictureStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Encodes a picture again and stores it. It is deleted after a day unless `use` marks it as used.
   * @throws what `PictureMaker.makePaper` throws; AppError STORAGE_UNAVAILABLE when the store does not answer.
   */
  async add(bytes: Buffer): Promise<Types.ObjectId> {
    const { width, height, copy } = await this.maker.makePaper(bytes)
    const _id = new Types.ObjectId()
    const secret = randomBytes(SECRET_BYTES).toString('hex')
    const touchedAt = this.clock.now()
    await this.uploads.create({ _id, secret, width, height, widths: [], touchedAt, state: 'storing' })
    await this.store.put(privateName(String(_id), secret), copy)
    await this.uploads.updateOne({ _id }, { $set: { state: 'ready' } })
    return _id
  }

  /**
   * Marks a picture as used and others as unused, in the transaction of the document that shows them, so
   * that the clean-up conflicts with it.
   */
  async use(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.uploads.updateMany(
      { _id: { $in: [...ids] }, state: 'ready' },
      { $set: { touchedAt: this.clock.now(), wasUsed: true } },
    )
  }

  /** The picture as WebP; null when it does not exist. */
  async read(id: Types.ObjectId): Promise<Buffer | null> {
    const upload = await this.uploads.findOne({ _id: id, state: 'ready' }).lean<UploadDocument>()
    return upload?.secret ? this.store.read(privateName(String(id), upload.secret)) : null
  }
}
