import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { MessageDocument } from '../schemas/message.schema.js'
import { NoticeDocument } from '../schemas/notice.schema.js'
import {
  AllowanceDocument,
  ChoicesDocument,
  PushSubscriptionDocument,
  RefusingAddressDocument,
} from '../schemas/recipient.schemas.js'

/** Most messages in a person's download: the newest. */
const MOST_MESSAGES = 500

/** What this module keeps of a person: a copy of it, and its end. */
@Injectable()
export class MessageData {
  constructor(
    @InjectModel(NoticeDocument.name) private readonly notices: Model<NoticeDocument>,
    @InjectModel(MessageDocument.name) private readonly messages: Model<MessageDocument>,
    @InjectModel(ChoicesDocument.name) private readonly choices: Model<ChoicesDocument>,
    @InjectModel(RefusingAddressDocument.name) private readonly refusing: Model<RefusingAddressDocument>,
    @InjectModel(PushSubscriptionDocument.name)
    private readonly subscriptions: Model<PushSubscriptionDocument>,
    @InjectModel(AllowanceDocument.name) private readonly allowances: Model<AllowanceDocument>,
  ) {}

  async collect(person: string): Promise<unknown> {
    const chosen = await this.choices.findById(person).lean<ChoicesDocument>()
    const refusing = await this.refusing.find({ person }).lean<RefusingAddressDocument[]>()
    const browsers = await this.subscriptions.find({ person }).lean<PushSubscriptionDocument[]>()
    const messages = await this.messages
      .find({ person })
      .sort({ _id: -1 })
      .limit(MOST_MESSAGES)
      .lean<MessageDocument[]>()
    return {
      choices: chosen?.choices ?? {},
      addressesThatRefuse: refusing.map(({ channel, why, at }) => ({ channel, why, at })),
      browsers: browsers.map(({ endpoint, at }) => ({ pushService: new URL(endpoint).host, at })),
      messages: messages.map(({ event, about, channel, to, status, at, sentAt }) => ({
        event,
        about,
        channel,
        to,
        status,
        at,
        sentAt,
      })),
    }
  }

  /** Also what was not sent yet: nobody is left to be told. */
  async erase(person: string): Promise<void> {
    await this.notices.deleteMany({ person })
    await this.messages.deleteMany({ person })
    await this.choices.deleteOne({ _id: person })
    await this.refusing.deleteMany({ person })
    await this.subscriptions.deleteMany({ person })
    await this.allowances.deleteMany({ _id: { $regex: `^${person} ` } })
  }
}
