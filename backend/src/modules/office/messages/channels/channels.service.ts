import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { type Channel, CHANNELS } from '../../settings/domain/message-settings.js'
import { type MessageChannel } from './channel.js'
import { EmailChannel } from './email.channel.js'
import { PushChannel } from './push.channel.js'
import { SmsChannel } from './sms.channel.js'
import { WhatsAppChannel } from './whatsapp.channel.js'

/** The channels by their names. */
@Injectable()
export class Channels {
  private readonly byName: Readonly<Record<Channel, MessageChannel>>

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    email: EmailChannel,
    sms: SmsChannel,
    whatsapp: WhatsAppChannel,
    push: PushChannel,
  ) {
    this.byName = { email, sms, whatsapp, push }
  }

  get(channel: Channel): MessageChannel {
    return this.byName[channel]
  }

  isConnected(channel: Channel): boolean {
    return this.byName[channel].isConnected()
  }

  /** What carries each channel; `missing`: nothing does. A browser's push service needs no account of ours. */
  states(): { channel: Channel; state: 'provider' | 'sandbox' | 'missing' }[] {
    const sandboxes: readonly string[] = this.config.sandboxes
    return CHANNELS.map((channel) => {
      if (!this.isConnected(channel)) return { channel, state: 'missing' }
      return { channel, state: sandboxes.includes(channel) ? 'sandbox' : 'provider' }
    })
  }
}
