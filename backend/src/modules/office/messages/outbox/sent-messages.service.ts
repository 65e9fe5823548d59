import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { assertTransition, sourcesOf } from '../../../../kernel/states/transitions.js'
import { Clock } from '../../../../platform/clock.js'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { MESSAGE_MACHINE } from '../domain/sending-rules.js'
import { MessageDocument } from '../schemas/message.schema.js'
import { Deliveries } from './deliveries.service.js'
import { Letters, type Words } from './letters.service.js'

export type StoredMessage = Readonly<MessageDocument>

/** The messages of the outbox, as staff look at them: what went out, what did not, and once more. */
@Injectable()
export class SentMessages {
  constructor(
    @InjectModel(MessageDocument.name) private readonly messages: Model<MessageDocument>,
    private readonly letters: Letters,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  page(request: ListRequest): Promise<ListPage<StoredMessage>> {
    return readList(this.messages, request)
  }

  /** What one customer was told, the newest first. */
  toCustomer(person: string, most: number): Promise<StoredMessage[]> {
    return this.messages
      .find({ person, audience: 'customer' })
      .sort({ _id: -1 })
      .limit(most)
      .lean<MessageDocument[]>()
      .exec()
  }

  /** How many wait for somebody to decide: given up, or perhaps sent. */
  countToLookAt(): Promise<number> {
    return this.messages.countDocuments({ status: { $in: ['dead', 'perhapsSent'] } }).exec()
  }

  /** With its text, filled in with the template of today. @throws NotFound */
  async read(id: string): Promise<{ message: StoredMessage; words: Words }> {
    const message = await this.byId(id)
    const words = await this.letters.wordsOf(message)
    if (!words) throw new NotFound('What the message says')
    return { message, words }
  }

  /**
   * Sends a message again that was not sent, or perhaps not: now, whatever the quiet hours.
   * @returns how that went
   * @throws NotFound, Conflict INVALID_TRANSITION for one that was sent or is on its way
   */
  async sendAgain(id: string): Promise<StoredMessage> {
    const { _id, status } = await this.byId(id)
    const waiting = { status: 'waiting', tries: 0, byHand: true, nextAt: this.clock.now() }
    const { matchedCount } = await this.messages.updateOne(
      { _id, status: { $in: sourcesOf(MESSAGE_MACHINE, 'waiting') } },
      { $set: waiting },
    )
    if (matchedCount === 0) {
      assertTransition(MESSAGE_MACHINE, status, 'waiting')
      throw new Conflict('INVALID_TRANSITION', 'The message is being sent already.', { from: status })
    }
    return this.sendNow(id)
  }

  /** Sends one that waits. @returns how that went @throws NotFound */
  async sendNow(id: string): Promise<StoredMessage> {
    const { _id } = await this.byId(id)
    await this.deliveries.one(_id)
    return this.byId(id)
  }

  private async byId(id: string): Promise<StoredMessage> {
    const found = isValidObjectId(id) ? await this.messages.findById(id).lean<MessageDocument>() : null
    if (!found) throw new NotFound('The message')
    return found
  }
}
