import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { RecallLineDocument } from './schemas/recall-line.schema.js'
import { type StoredRecall, type StoredRecallLine } from './stored-recall.js'

/** Recalled jars in a line of an order. */
export interface RecallPlace {
  order: { _id: Types.ObjectId | string; orderId: string }
  line: number
}

type LineChange = Partial<
  Pick<RecallLineDocument, 'informed' | 'heldBack' | 'decision' | 'returnedMilli' | 'destroyedMilli'>
>

/** What was done about each line. It is written while the recall is locked, so that no two writes meet. */
@Injectable()
export class RecallLines {
  constructor(@InjectModel(RecallLineDocument.name) private readonly lines: Model<RecallLineDocument>) {}

  find({ _id: recall }: StoredRecall, { order, line }: RecallPlace): Promise<StoredRecallLine | null> {
    return this.lines.findOne({ recall, order: order._id, line }).lean<RecallLineDocument>().exec()
  }

  /** Joins the transaction that locked the recall. */
  async write({ _id: recall, drill }: StoredRecall, { order, line }: RecallPlace, change: LineChange) {
    await this.lines.updateOne(
      { recall, order: order._id, line },
      { $set: change, $setOnInsert: { orderId: order.orderId, drill } },
      { upsert: true, runValidators: true },
    )
  }

  of({ _id: recall }: StoredRecall): Promise<StoredRecallLine[]> {
    return this.lines.find({ recall }).lean<RecallLineDocument[]>().exec()
  }

  /** The lines of some orders, in all recalls but not in drills. */
  ofOrders(orders: readonly Types.ObjectId[]): Promise<StoredRecallLine[]> {
    return this.lines
      .find({ order: { $in: [...orders] }, drill: false })
      .lean<RecallLineDocument[]>()
      .exec()
  }
}
