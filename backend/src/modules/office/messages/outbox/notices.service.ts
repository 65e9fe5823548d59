import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { type Channel } from '../../settings/domain/message-settings.js'
import { type ShopSettings } from '../../settings/domain/shop-settings.js'
import { Settings } from '../../settings/settings.service.js'
import { Channels } from '../channels/channels.service.js'
import { templateOf } from '../composing.service.js'
import { ruleOf } from '../domain/events.js'
import { type MessageStatus, quietUntil } from '../domain/sending-rules.js'
import { MessageAddresses, type Recipient } from '../message-addresses.service.js'
import { PushSubscriptions } from '../push-subscriptions.service.js'
import { MessageDocument, messageWords } from '../schemas/message.schema.js'
import { NoticeDocument } from '../schemas/notice.schema.js'

const AT_A_TIME = 50

/** A message before it is stored. */
type NewMessage = Omit<MessageDocument, '_id'>

/** Turns each notice into one message for each person and channel. */
@Injectable()
export class Notices {
  constructor(
    @InjectModel(NoticeDocument.name) private readonly notices: Model<NoticeDocument>,
    @InjectModel(MessageDocument.name) private readonly messages: Model<MessageDocument>,
    private readonly addresses: MessageAddresses,
    private readonly subscriptions: PushSubscriptions,
    private readonly channels: Channels,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes all notices that have no messages yet. A process may die, or another one do the same at the same time: the key
   * of each message is unique, so it is written once.
   * @returns how many notices there were
   */
  async writeMessages(): Promise<number> {
    let count = 0
    for (;;) {
      const open = await this.notices
        .find({ writtenAt: null })
        .sort({ at: 1 })
        .limit(AT_A_TIME)
        .lean<NoticeDocument[]>()
      if (open.length === 0) return count
      const settings = await this.settings.current()
      for (const notice of open) await this.write(notice, settings)
      count += open.length
    }
  }

  private async write(notice: NoticeDocument, settings: ShopSettings): Promise<void> {
    const made: NewMessage[] = []
    for (const recipient of await this.recipients(notice))
      for (const channel of templateOf(notice.event, settings).channels) {
        const message = await this.messageBy(channel, recipient, notice, settings)
        if (message) made.push(message)
      }
    if (made.length > 0)
      await this.messages.bulkWrite(
        made.map((message) => ({
          updateOne: { filter: { key: message.key }, update: { $setOnInsert: message }, upsert: true },
        })),
        { ordered: false },
      )
    await this.notices.updateOne({ _id: notice._id }, { $set: { writtenAt: this.clock.now() } })
  }

  /** Names and addresses of the account fill in what the notice does not say. */
  private async recipients({ event, person, name, email }: NoticeDocument): Promise<Recipient[]> {
    const { permission } = ruleOf(event)
    if (person === null) return permission ? this.addresses.staffWith(permission) : []
    const account = await this.addresses.account(person)
    return [
      {
        mobileNumber: person,
        name: name || account?.name || '',
        // The account's address is the newer one; the order's may belong to a person without an account.
        email: account?.email || email,
      },
    ]
  }

  private async messageBy(
    channel: Channel,
    { mobileNumber: person, name, email }: Recipient,
    { _id, event, about, at }: NoticeDocument,
    settings: ShopSettings,
  ): Promise<NewMessage | null> {
    const { audience, mayWait } = ruleOf(event)
    const isConnected = this.channels.isConnected(channel)
    // Without a key of WhatsApp staff can still write to a customer by hand.
    if (!isConnected && !(channel === 'whatsapp' && audience === 'customer')) return null
    if (channel === 'push' && (await this.subscriptions.of(person)).length === 0) return null
    const to = channel === 'email' ? email : channel === 'push' ? '' : person
    const now = this.clock.now()
    const [status, reason]: [MessageStatus, string | null] = !isConnected
      ? ['skipped', 'WhatsApp is not connected: open the chat, where the text is ready, and press Send.']
      : channel === 'email' && to === ''
        ? ['skipped', 'The person has given no e-mail address.']
        : ['waiting', null]
    return {
      key: [event, about, person, channel].join(' '),
      notice: _id,
      event,
      about,
      audience,
      channel,
      person,
      name,
      to,
      status,
      reason,
      tries: 0,
      at,
      nextAt: (mayWait ? quietUntil(now, settings.messages.quietHours) : null) ?? now,
      claim: null,
      claimedUntil: null,
      sentAt: null,
      costPaise: 0,
      byHand: false,
      words: messageWords({ about, person, name }),
    }
  }
}
