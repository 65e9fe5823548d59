import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { type Channel } from '../../settings/domain/message-settings.js'
import { type ShopSettings } from '../../settings/domain/shop-settings.js'
import { Settings } from '../../settings/settings.service.js'
import { Channels } from '../channels/channels.service.js'
import { ruleOf } from '../domain/events.js'
import { type MessageStatus, quietUntil } from '../domain/sending-rules.js'
import { type Recipient } from '../recipients/message-addresses.service.js'
import { Recipients } from '../recipients/recipients.service.js'
import { MessageDocument, messageWords } from '../schemas/message.schema.js'
import { NoticeDocument } from '../schemas/notice.schema.js'
import { templateOf } from '../templates/composing.service.js'

const AT_A_TIME = 50

/** A message before it is stored. */
type NewMessage = Omit<MessageDocument, '_id'>

/** Turns each notice into one message for each person and channel. */
@Injectable()
export class Notices {
  private readonly logger = new Logger('Messages')

  constructor(
    @InjectModel(NoticeDocument.name) private readonly notices: Model<NoticeDocument>,
    @InjectModel(MessageDocument.name) private readonly messages: Model<MessageDocument>,
    private readonly recipients: Recipients,
    private readonly channels: Channels,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes all notices that have no messages yet. A process may die, or another one do the same at the same time: the key
   * of each message is unique, so it is written once. A notice that cannot be turned into messages is left for the next
   * time, and keeps none of the others waiting.
   * @returns how many notices there were, and the channels of the messages that may be sent now
   */
  async writeMessages(): Promise<{ notices: number; channels: Set<Channel> }> {
    let notices = 0
    const channels = new Set<Channel>()
    const failed: string[] = []
    for (;;) {
      const open = await this.notices
        .find({ writtenAt: null, _id: { $nin: failed } })
        .sort({ at: 1 })
        .limit(AT_A_TIME)
        .lean<NoticeDocument[]>()
      const settings = await this.settings.current()
      for (const notice of open)
        try {
          for (const { channel, status } of await this.write(notice, settings))
            if (status === 'waiting') channels.add(channel)
        } catch (error) {
          failed.push(notice._id)
          this.logger.error({ failed: 'notice', event: notice.event, about: notice.about, err: error })
        }
      notices += open.length
      if (open.length < AT_A_TIME) return { notices, channels }
    }
  }

  private async write(notice: NoticeDocument, settings: ShopSettings): Promise<NewMessage[]> {
    const made: NewMessage[] = []
    for (const recipient of await this.recipients.of(notice))
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
    return made
  }

  private async messageBy(
    channel: Channel,
    recipient: Recipient,
    { _id, event, about, at }: NoticeDocument,
    settings: ShopSettings,
  ): Promise<NewMessage | null> {
    const { audience, mayWait } = ruleOf(event)
    const isConnected = this.channels.isConnected(channel)
    // Without a key of WhatsApp staff can still write to a customer by hand.
    if (!isConnected && !(channel === 'whatsapp' && audience === 'customer')) return null
    const to = await this.recipients.addressOf(recipient, channel)
    // Most people let no browser be pushed to: that is no message that failed.
    if (channel === 'push' && to === null) return null
    const now = this.clock.now()
    const [status, reason]: [MessageStatus, string | null] = !isConnected
      ? ['skipped', 'WhatsApp is not connected: open the chat, where the text is ready, and press Send.']
      : to === null
        ? ['skipped', 'The person has given no e-mail address.']
        : ['waiting', null]
    const { mobileNumber: person, name } = recipient
    return {
      key: [event, about, person, channel].join(' '),
      notice: _id,
      event,
      about,
      audience,
      channel,
      person,
      name,
      to: to ?? '',
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
