import { Injectable } from '@nestjs/common'
import { type Channel } from '../../settings/domain/message-settings.js'
import { type MessageChannel } from './channel.js'
import { EmailChannel } from './email.channel.js'
import { PushChannel } from './push.channel.js'
import { SmsChannel } from './sms.channel.js'
import { WhatsAppChannel } from './whatsapp.channel.js'

/** The channels by their names. */
@Injectable()
export class Channels {
  private readonly byName: Readonly<Record<Channel, MessageChannel>>

  constructor(email: EmailChannel, sms: SmsChannel, whatsapp: WhatsAppChannel, push: PushChannel) {
    this.byName = { email, sms, whatsapp, push }
  }

  get(channel: Channel): MessageChannel {
    return this.byName[channel]
  }

  isConnected(channel: Channel): boolean {
    return this.byName[channel].isConnected()
  }
}
