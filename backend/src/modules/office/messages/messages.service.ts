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

/** What somebody is told; `person` is null for all staff who hold the event's permission. */
export interface Notice {
  event: MessageEvent
  /** Natural key of the occasion: the order, the refund of an order, the issue and its message. */
  about: string
  person: string | null
  name?: string
  email?: string
  facts: object
}

interface CustomerNotice<E extends CustomerEvent> {
  customer: { mobileNumber: string; name?: string; email?: string }
  about: string
  facts: FactsOf<E>
}

/** Without `only`, all active staff who hold the event's permission are told. */
interface StaffNotice<E extends StaffEvent> {
  about: string
  facts: FactsOf<E>
  only?: string
}

export function customerNotice<E extends CustomerEvent>(event: E, notice: CustomerNotice<E>): Notice {
  const { customer, about, facts } = notice
  const { mobileNumber: person, name = '', email = '' } = customer
  return { event, about, person, name, email, facts }
}

export function staffNotice<E extends StaffEvent>(event: E, notice: StaffNotice<E>): Notice {
  const { about, facts, only = null } = notice
  return { event, about, person: only, facts }
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

  toCustomer<E extends CustomerEvent>(event: E, notice: CustomerNotice<E>): Promise<void> {
    return this.tell([customerNotice(event, notice)])
  }

  toStaff<E extends StaffEvent>(event: E, notice: StaffNotice<E>): Promise<void> {
    return this.tell([staffNotice(event, notice)])
  }

  /**
   * Tells people, in the caller's transaction, of which the notices are the last write; everything else comes after the
   * commit. The same event, `about` and person are told once, so repeating it changes nothing.
   */
  async tell(notices: readonly Notice[]): Promise<void> {
    const rows = notices.map((notice) => this.rowOf(notice))
    await this.transactions.append(this.notices, rows, { once: true })
    await this.transactions.afterCommit(() => this.outbox.poke())
  }

  private rowOf({ event, about, person, name = '', email = '', facts: given }: Notice): NoticeDocument {
    const { attachment = null, ...facts } = given as { attachment?: Attachment } & Record<string, string>
    const _id = `${event} ${about} ${person ?? 'staff'}`
    const at = this.clock.now()
    return { _id, event, about, person, name, email, facts, attachment, at, writtenAt: null }
  }
}
