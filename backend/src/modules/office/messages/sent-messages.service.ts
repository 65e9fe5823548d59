import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { Conflict, InvalidInput, NotFound } from '../../../kernel/errors/errors.js'
import { assertTransition, sourcesOf } from '../../../kernel/states/transitions.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { readList } from '../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { type Channel } from '../settings/domain/message-settings.js'
import { Settings } from '../settings/settings.service.js'
import { Channels } from './channels/channels.service.js'
import { type Composed, Composing, templateOf } from './composing.service.js'
import { ruleOf } from './domain/events.js'
import { chatLink, MESSAGE_MACHINE } from './domain/sending-rules.js'
import { MessageAddresses } from './message-addresses.service.js'
import { Deliveries } from './outbox/deliveries.service.js'
import { PushSubscriptions } from './push-subscriptions.service.js'
import { MessageDocument, messageWords } from './schemas/message.schema.js'
import { NoticeDocument } from './schemas/notice.schema.js'
import { eventNamed } from './templates.service.js'

export type StoredMessage = Readonly<MessageDocument>

/** A message with what it says. */
export interface ReadMessage {
  message: StoredMessage
  composed: Pick<Composed, 'subject' | 'text' | 'html' | 'link'>
  /** A chat with the customer, the text ready; null for staff. */
  whatsappLink: string | null
}

/** The messages of the outbox, as staff look at them: what went out, what did not, and once more. */
@Injectable()
export class SentMessages {
  constructor(
    @InjectModel(MessageDocument.name) private readonly messages: Model<MessageDocument>,
    @InjectModel(NoticeDocument.name) private readonly notices: Model<NoticeDocument>,
    private readonly composing: Composing,
    private readonly deliveries: Deliveries,
    private readonly channels: Channels,
    private readonly subscriptions: PushSubscriptions,
    private readonly addresses: MessageAddresses,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  page(request: ListRequest): Promise<ListPage<StoredMessage>> {
    return readList(this.messages, request)
  }

  /** With its text, filled in with the template of today. @throws NotFound */
  async read(id: string): Promise<ReadMessage> {
    const message = await this.byId(id)
    const { event, channel, person, name, audience } = message
    const notice = await this.notices.findById(message.notice).lean<NoticeDocument>()
    if (!notice) throw new NotFound('What the message says')
    const settings = await this.settings.current()
    const template = templateOf(event, settings)
    const compose = (by: Channel) =>
      this.composing.compose({ event, channel: by, person, name, facts: notice.facts }, template, settings)
    const composed = await compose(channel)
    const chat = template.whatsapp.text === '' ? composed : await compose('whatsapp')
    return {
      message,
      composed,
      whatsappLink: audience === 'customer' ? chatLink(person, chat.text) : null,
    }
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
    await this.deliveries.one(_id)
    return this.byId(id)
  }

  /**
   * Sends the stored template of an event, filled with examples, to the member of staff who asks.
   * @returns how that went
   * @throws InvalidInput when the channel has no provider, or the caller no address there
   */
  async sendTest(
    name: string,
    channel: Channel,
    { mobileNumber: person }: Principal,
  ): Promise<StoredMessage> {
    const event = eventNamed(name)
    if (!this.channels.isConnected(channel))
      throw InvalidInput.field('channel', 'No provider is set up for this channel.')
    const self = await this.addresses.account(person)
    if (channel === 'email' && !self?.email)
      throw InvalidInput.field('channel', 'Your account has no e-mail address.')
    if (channel === 'push' && (await this.subscriptions.of(person)).length === 0)
      throw InvalidInput.field('channel', 'Switch notifications on in this browser first.')
    const at = this.clock.now()
    const about = `test ${randomUUID()}`
    const own = { event, about, person, name: self?.name ?? '', at }
    const notice = [event, about, person].join(' ')
    await this.notices.create([
      { _id: notice, ...own, facts: this.composing.exampleFacts(event), writtenAt: at },
    ])
    const [made] = await this.messages.create([
      {
        ...own,
        key: [notice, channel].join(' '),
        notice,
        audience: ruleOf(event).audience,
        channel,
        to: channel === 'email' ? self?.email : channel === 'push' ? '' : person,
        status: 'waiting',
        nextAt: at,
        byHand: true,
        words: messageWords(own),
      },
    ])
    if (!made) throw new Error('The message was not stored')
    await this.deliveries.one(made._id)
    return this.byId(String(made._id))
  }

  private async byId(id: string): Promise<StoredMessage> {
    const found = isValidObjectId(id) ? await this.messages.findById(id).lean<MessageDocument>() : null
    if (!found) throw new NotFound('The message')
    return found
  }
}
