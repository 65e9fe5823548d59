import { Injectable } from '@nestjs/common'
import { type Outcome } from '../domain/sending-rules.js'
import { namesIn } from '../domain/templates.js'
import { type Letter, MessageChannel } from './channel.js'
import { Msg91Client } from './msg91.client.js'

/** What MSG91 says of a number that takes no messages, of a way to it that is shut, and of too many at once. */
const OF_THE_NUMBER = /block|dnd|ndnc|opt(ed)?[ -]?out|unsubscrib|not valid|invalid (mobile|number)/i
const OF_THE_WAY = /authenticat|balance|credit|ip .*(not|white)|account/i

/** SMS by MSG91's flow call: the text is registered under the DLT id, and MSG91 fills our values in. */
@Injectable()
export class SmsChannel extends MessageChannel {
  readonly channel = 'sms'

  constructor(private readonly msg91: Msg91Client) {
    super()
  }

  isConnected(): boolean {
    return this.msg91.isConnected()
  }

  async send({ event, to, template, values }: Letter): Promise<Outcome> {
    const { text, dltTemplateId } = template.sms
    const templateId = dltTemplateId || (this.msg91.isSandbox() ? `sandbox-${event}` : '')
    if (templateId === '')
      return { is: 'skipped', why: 'The template has no DLT id, and without it no operator sends an SMS.' }
    const used = Object.fromEntries(namesIn(text).map((name) => [name, values[name] ?? '']))
    const answer = await this.msg91.call('/api/v5/flow', {
      template_id: templateId,
      short_url: '0',
      recipients: [{ mobiles: `91${to}`, ...used }],
    })
    if (answer.is === 'taken') return { is: 'sent' }
    const why = `MSG91: ${answer.why}`
    if (answer.is === 'notSent') return { is: 'later', why, down: true }
    if (answer.is === 'unknown') return { is: 'unknown', why, down: true }
    if (OF_THE_NUMBER.test(answer.why)) return { is: 'addressRefused', why }
    if (answer.status === 429) return { is: 'later', why }
    if (answer.status === 401 || answer.status >= 500 || OF_THE_WAY.test(answer.why))
      return { is: 'later', why, down: true }
    return { is: 'refused', why }
  }
}
