import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { ANONYMOUS, withoutContacts } from '../../../kernel/text/anonymous.js'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../../office/auth/privacy/personal-data.service.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { issueWords } from './domain/issue-words.js'
import { photoAddress } from './issues.queries.js'
import { IssueDocument, type IssueMessage } from './schemas/issue.schema.js'

/** Support's share of a person's data. What was wrong with an order stays on record; who wrote, and the photos, go. */
@Injectable()
export class SupportPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(IssueDocument.name) private readonly issues: Model<IssueDocument>,
    private readonly orders: OrderQueries,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('support', this)
  }

  async collect({ userId }: DataSubject): Promise<unknown> {
    const issues = await this.of(userId)
    return issues.map(
      ({ _id, orderId, mobileNumber, subject, description, status, messages, createdAt }) => ({
        orderId,
        mobileNumber,
        subject,
        description,
        status,
        createdAt,
        messages: messages.map(({ sender, role, message, timestamp, photo }) => ({
          sender,
          role,
          message,
          timestamp,
          ...(photo ? { photo: photoAddress(_id, photo) } : {}),
        })),
      }),
    )
  }

  async erase({ userId }: DataSubject): Promise<void> {
    for (const issue of await this.of(userId)) {
      const { _id, subject, description, messages, lastMessage, notes } = issue
      await this.issues.updateOne(
        { _id },
        {
          $set: {
            mobileNumber: ANONYMOUS,
            subject: withoutContacts(subject),
            description: withoutContacts(description),
            messages: messages.map(anonymous),
            lastMessage: lastMessage && anonymous(lastMessage),
            words: issueWords({ ...issue, mobileNumber: ANONYMOUS }, ANONYMOUS),
            notes: notes.map((note) => ({ ...note, text: withoutContacts(note.text) })),
          },
        },
      )
    }
  }

  private async of(userId: string): Promise<IssueDocument[]> {
    const order = { $in: await this.orders.idsOfCustomer(userId) }
    return this.issues.find({ order }).sort({ createdAt: -1 }).lean<IssueDocument[]>()
  }
}

/** Staff's own words may repeat the customer's number; their names are the shop's business. */
function anonymous({ sender, role, message, timestamp }: IssueMessage): IssueMessage {
  // Without its photo: one that nothing shows is deleted within two nights.
  return { sender: role === 'user' ? ANONYMOUS : sender, role, message: withoutContacts(message), timestamp }
}
