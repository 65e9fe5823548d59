import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { type Channel } from '../../settings/domain/message-settings.js'
import { Channels } from '../channels/channels.service.js'
import { newTest } from '../domain/occasion.js'
import { exampleFacts } from '../domain/templates.js'
import { Recipients } from '../recipients/recipients.service.js'
import { MessageDocument, messageWords } from '../schemas/message.schema.js'
import { NoticeDocument } from '../schemas/notice.schema.js'
import { eventNamed } from '../templates/templates.service.js'

const NO_ADDRESS: Partial<Record<Channel, string>> = {
  email: 'Your account has no e-mail address.',
  push: 'Switch notifications on in this browser first.',
}

/** Templates are tried out on oneself. */
@Injectable()
export class TestMessages {
  constructor(
    @InjectModel(NoticeDocument.name) private readonly notices: Model<NoticeDocument>,
    @InjectModel(MessageDocument.name) private readonly messages: Model<MessageDocument>,
    private readonly recipients: Recipients,
    private readonly channels: Channels,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a message with the stored template of an event, filled with examples, to the member of staff who asks.
   * @returns its id
   * @throws NotFound for an event that there is not; InvalidInput when the channel has no provider, or the caller no
   * address there
   */
  async write(name: string, channel: Channel, { mobileNumber: person }: Principal): Promise<string> {
    const event = eventNamed(name)
    if (!this.channels.isConnected(channel))
      throw InvalidInput.field('channel', 'No provider is set up for this channel.')
    const self = await this.recipients.byNumber(person)
    const to = await this.recipients.addressOf(self, channel)
    if (to === null) throw InvalidInput.field('channel', NO_ADDRESS[channel] ?? 'You have no address there.')
    const at = this.clock.now()
    const own = { event, about: newTest(randomUUID()), person, name: self.name, at }
    const notice = [event, own.about, person].join(' ')
    await this.notices.create([{ _id: notice, ...own, facts: exampleFacts(event), writtenAt: at }])
    const [made] = await this.messages.create([
      {
        ...own,
        key: [notice, channel].join(' '),
        notice,
        // Whoever it would go to, it goes to staff, with their limits.
        audience: 'staff',
        channel,
        to,
        status: 'waiting',
        nextAt: at,
        byHand: true,
        words: messageWords(own),
      },
    ])
    if (!made) throw new Error('The message was not stored')
    return String(made._id)
  }
}
