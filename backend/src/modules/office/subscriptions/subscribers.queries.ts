import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { NotFound } from '../../../kernel/errors/errors.js'
import { readList } from '../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { normalEmail } from './domain/consent.js'
import { SubscriberDocument } from './schemas/subscriber.schema.js'

export type StoredSubscriber = Readonly<SubscriberDocument>

@Injectable()
export class SubscriberQueries {
  constructor(
    @InjectModel(SubscriberDocument.name) private readonly subscribers: Model<SubscriberDocument>,
  ) {}

  async page(request: ListRequest): Promise<ListPage<StoredSubscriber>> {
    return readList(this.subscribers, request)
  }

  /** What an address agreed to; null when it never subscribed. */
  async byEmail(email: string): Promise<StoredSubscriber | null> {
    return this.subscribers.findOne({ email: normalEmail(email) }).lean<SubscriberDocument>()
  }

  /** @throws NotFound */
  async byId(id: string): Promise<StoredSubscriber> {
    const found = isValidObjectId(id) ? await this.subscribers.findById(id).lean<SubscriberDocument>() : null
    if (!found) throw new NotFound('The subscriber')
    return found
  }
}
