import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import {
  type Attachment,
  type CustomerEvent,
  type FactsOf,
  type MessageEvent,
  type StaffEvent,
} from './domain/events.js'
import { Outbox } from './outbox/outbox.service.js'
import { NoticeDocument } from './schemas/notice.schema.js'

interface Told {
  event: MessageEvent
  about: string
  person: string | null
  name?: string
  email?: string
  facts: object
}

/** Telling people what happened, for every module above (docs/domain/messages.md). */
@Injectable()
export class Messages {
  constructor(
    @InjectModel(NoticeDocument.name) private readonly notices: Model<NoticeDocument>,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Tells a customer, in the caller's transaction. It is one write; everything else comes after the commit. The same
   * event, `about` and customer are told once, so repeating it changes nothing.
   * @param message.about natural key of the occasion: the order, the refund of an order, the issue and its message
   */
  async toCustomer<E extends CustomerEvent>(
    event: E,
    message: {
      customer: { mobileNumber: string; name?: string; email?: string }
      about: string
      facts: FactsOf<E>
    },
  ): Promise<void> {
    const { customer, about, facts } = message
    const { mobileNumber: person, name = '', email = '' } = customer
    await this.write({ event, about, person, name, email, facts })
  }

  /** Tells the active staff who hold the event's permission, or one of them; otherwise as `toCustomer`. */
  async toStaff<E extends StaffEvent>(
    event: E,
    message: { about: string; facts: FactsOf<E>; only?: string },
  ): Promise<void> {
    const { about, facts, only = null } = message
    await this.write({ event, about, person: only, facts })
  }

  private async write({ event, about, person, facts: given, ...names }: Told): Promise<void> {
    const { attachment = null, ...facts } = given as { attachment?: Attachment } & Record<string, string>
    const notice = { event, about, person, ...names, facts, attachment, at: this.clock.now() }
    // An insert of what is there already would end the caller's transaction; this finds it and changes nothing.
    await this.notices.updateOne(
      { _id: `${event} ${about} ${person ?? 'staff'}` },
      { $setOnInsert: notice },
      { upsert: true },
    )
    await this.transactions.afterCommit(() => this.outbox.poke())
  }
}
