import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, Types } from 'mongoose'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { copyName, filesOf, plainAddress } from './domain/picture-rules.js'
import { PictureMaker } from './picture-maker.service.js'
import { UploadDocument } from './schemas/upload.schema.js'
import { PictureStore } from './storage/picture-store.js'
import { UploadUses } from './upload-uses.service.js'

/** A picture in the store. Copies lie at `/uploads/<id>-<width>.webp` and `.avif`. */
export interface StoredPicture {
  id: string
  /** Address of the copy for a plain `<img>`. */
  url: string
  width: number
  height: number
  widths: number[]
}

/**
 * How long unused uploads are kept: those of a form that was never saved, and private ones. Pictures that
 * the shop has shown are kept longer, since orders may show them.
 */
const KEPT_MS = { unused: DAY_MS, used: 180 * DAY_MS }
const A_NIGHT = 500
/** Filter for pictures that the shop shows; those of staff are `PrivatePictures`. */
const PUBLIC = { secret: { $in: ['', null] } }

/** Manages pictures that staff upload, until no document shows them. */
@Injectable()
export class Uploads {
  constructor(
    @InjectModel(UploadDocument.name) private readonly uploads: Model<UploadDocument>,
    private readonly maker: PictureMaker,
    private readonly store: PictureStore,
    private readonly uses: UploadUses,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the copies of a picture and stores them. Its record is written first, so that the clean-up knows
   * of every stored file.
   * @throws what `PictureMaker.make` throws; AppError STORAGE_UNAVAILABLE when the store does not answer.
   */
  async add(bytes: Buffer): Promise<StoredPicture> {
    const { width, height, widths, copies } = await this.maker.make(bytes)
    const upload = { _id: new Types.ObjectId(), width, height, widths, touchedAt: this.clock.now() }
    await this.uploads.create({ ...upload, state: 'storing' })
    for (const copy of copies)
      await this.store.put(copyName(String(upload._id), copy.width, copy.format), copy.bytes)
    await this.uploads.updateOne({ _id: upload._id }, { $set: { state: 'ready' } })
    return toStored(upload)
  }

  /**
   * Marks uploads as used, in the transaction of the document that shows them; `left` are those it no
   * longer shows. The write makes a saved form and the clean-up conflict: one of them starts over.
   * @throws InvalidInput when one was deleted.
   */
  async use(ids: readonly string[], left: readonly string[] = []): Promise<Map<string, StoredPicture>> {
    const wanted = ids.filter((id) => isValidObjectId(id))
    if (wanted.length + left.length > 0)
      await this.uploads.updateMany(
        { _id: { $in: [...wanted, ...left] }, state: 'ready', ...PUBLIC },
        { $set: { touchedAt: this.clock.now(), wasUsed: true } },
      )
    return this.stored(ids)
  }

  /** Pictures by their ids. @throws InvalidInput when one was deleted. */
  async stored(ids: readonly string[]): Promise<Map<string, StoredPicture>> {
    if (ids.length === 0) return new Map()
    const found = await this.uploads
      .find({ _id: { $in: ids.filter((id) => isValidObjectId(id)) }, state: 'ready', ...PUBLIC })
      .lean<UploadDocument[]>()
    const stored = new Map(found.map((upload) => [String(upload._id), toStored(upload)]))
    if (ids.some((id) => !stored.has(id))) {
      const sentence = 'A picture is no longer in the store. Upload it again.'
      throw InvalidInput.field('pictures', sentence)
    }
    return stored
  }

  /** Deletes pictures that no document shows. @returns how many. */
  async cleanUp(): Promise<number> {
    const now = this.clock.now().getTime()
    const unused = new Date(now - KEPT_MS.unused)
    const used = new Date(now - KEPT_MS.used)
    const old = await this.uploads
      .find({
        touchedAt: { $lt: unused },
        $or: [{ wasUsed: false }, { secret: { $gt: '' } }, { touchedAt: { $lt: used } }],
      })
      .sort({ touchedAt: 1, _id: 1 })
      .limit(A_NIGHT)
      .lean<UploadDocument[]>()
    let removed = 0
    for (const upload of old) if (await this.remove(upload)) removed += 1
    return removed
  }

  private async remove(upload: UploadDocument): Promise<boolean> {
    const { _id, touchedAt } = upload
    const condemned = await this.transactions.run(async () => {
      if (await this.uses.isShown(_id)) return false
      const marked = await this.uploads.updateOne({ _id, touchedAt }, { $set: { state: 'removing' } })
      return marked.matchedCount === 1
    })
    if (!condemned) return false
    for (const file of filesOf(String(_id), upload)) await this.store.remove(file)
    await this.uploads.deleteOne({ _id, state: 'removing' })
    return true
  }
}

function toStored({
  _id,
  width,
  height,
  widths,
}: Pick<UploadDocument, '_id' | 'width' | 'height' | 'widths'>): StoredPicture {
  const id = String(_id)
  return { id, url: plainAddress(id, widths), width, height, widths }
}
