import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, type Types } from 'mongoose'
import { NotFound } from '../../../kernel/errors/errors.js'
import { readList } from '../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { OutletDocument } from './schemas/outlet.schema.js'

/** An outlet without its code. */
export type StoredOutlet = Readonly<Omit<OutletDocument, 'otpHash'>>

const WITHOUT_CODE = { otpHash: 0 }
const MOST_OUTLETS = 500

/** Reads outlets for the console and the other modules; the code's hash never leaves the collection. */
@Injectable()
export class Outlets {
  constructor(@InjectModel(OutletDocument.name) private readonly outlets: Model<OutletDocument>) {}

  async page(request: ListRequest): Promise<ListPage<StoredOutlet>> {
    return readList(this.outlets, request, WITHOUT_CODE)
  }

  /** @throws NotFound */
  async byId(id: string): Promise<StoredOutlet> {
    const outlet = isValidObjectId(id)
      ? await this.outlets.findById(id, WITHOUT_CODE).lean<OutletDocument>()
      : null
    if (!outlet) throw new NotFound('The outlet')
    return outlet
  }

  /** Every outlet by name, for the contract's list; a maker has a handful. */
  async all(): Promise<StoredOutlet[]> {
    return this.outlets
      .find({}, WITHOUT_CODE)
      .sort({ name: 1, _id: 1 })
      .limit(MOST_OUTLETS)
      .lean<OutletDocument[]>()
  }

  /**
   * Writes the outlet in the transaction of a receipt. The write conflicts with the outlet's deletion: one
   * of them starts over and sees the other's change.
   * @throws NotFound
   */
  async receives(id: Types.ObjectId | string): Promise<void> {
    const booked = isValidObjectId(id)
      ? await this.outlets.updateOne({ _id: id }, { $inc: { receipts: 1 } })
      : { matchedCount: 0 }
    if (booked.matchedCount === 0) throw new NotFound('The outlet')
  }

  /** Names by id (hex), for lists that show an outlet; unknown ids are absent. */
  async namesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
    const found = await this.outlets.find({ _id: { $in: [...ids] } }, { name: 1 }).lean()
    return new Map(found.map((outlet) => [String(outlet._id), outlet.name]))
  }
}
