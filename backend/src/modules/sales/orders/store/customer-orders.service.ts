import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { OrderDocument } from '../schemas/order.schema.js'

/** What modules above need of a customer's orders to find what else they keep of the same person. */
@Injectable()
export class CustomerOrders {
  constructor(@InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>) {}

  /** `_id` of every order, deleted ones too; also after the person's name was taken off them. */
  async idsOf(userId: string): Promise<Types.ObjectId[]> {
    const found = await this.orders.find({ userId }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>()
    return found.map(({ _id }) => _id)
  }
}
