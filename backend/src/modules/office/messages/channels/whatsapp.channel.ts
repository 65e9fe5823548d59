import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { OwnAddress } from '../../../../platform/own-address.js'
import { type Outcome } from '../domain/sending-rules.js'
import { namesIn, oneLine } from '../domain/templates.js'
import { type Letter, MessageChannel } from './channel.js'
import { jsonFields, post } from './post.js'

const LONGEST_PARAMETER = 1_000
/** Codes of the Cloud API: nobody has WhatsApp there, or the person ended our messages. */
const OF_THE_NUMBER = [131_026, 131_050, 131_021]
/** Too many at once, or an outage: nothing was sent, and it may be tried again. */
const LATER = [4, 80_007, 130_429, 131_048, 131_056, 131_057]
/** The token has ended, or the account is shut: nothing gets through. */
const DOWN = [0, 190, 10, 131_031, 131_042, 368]

/** WhatsApp's Cloud API (docs/integrations.md#whatsapp): a template that Meta approved, and our values for it. */
@Injectable()
export class WhatsAppChannel extends MessageChannel {
  readonly channel = 'whatsapp'

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly ownAddress: OwnAddress,
  ) {
    super()
  }

  isConnected(): boolean {
    return this.config.whatsapp !== null || this.config.sandboxes.includes('whatsapp')
  }

  async send({ to, template, values }: Letter): Promise<Outcome> {
    const { token, phoneId, baseUrl } = this.config.whatsapp ?? {
      token: 'sandbox-token',
      phoneId: '100000000000000',
      baseUrl: `${this.ownAddress.get()}/sandbox/whatsapp`,
    }
    const { templateName, language, text } = template.whatsapp
    const parameters = namesIn(text).map((name) => ({
      type: 'text',
      // Meta refuses line breaks, tabs, many spaces and nothing at all.
      text: oneLine(values[name] ?? '', LONGEST_PARAMETER) || '-',
    }))
    const posted = await post(`${baseUrl}/${phoneId}/messages`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: `91${to}`,
        type: 'template',
        template: {
          name: templateName,
          language: { code: language },
          components: parameters.length > 0 ? [{ type: 'body', parameters }] : [],
        },
      }),
    })
    if (posted.is === 'notSent') return { is: 'later', why: `WhatsApp: ${posted.why}`, down: true }
    if (posted.is === 'unknown') return { is: 'unknown', why: `WhatsApp: ${posted.why}`, down: true }
    return read(posted.status, jsonFields(posted.text))
  }
}

function read(status: number, { messages, error }: Record<string, unknown>): Outcome {
  if (error === undefined && Array.isArray(messages) && messages.length > 0) return { is: 'sent' }
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  const said = typeof message === 'string' ? message.slice(0, 200) : `HTTP ${status} without a reason`
  const why = `WhatsApp: ${said}`
  const known = typeof code === 'number' ? code : null
  if (known !== null && OF_THE_NUMBER.includes(known)) return { is: 'addressRefused', why }
  if (status === 429 || (known !== null && LATER.includes(known))) return { is: 'later', why }
  if (status === 401 || (known !== null && DOWN.includes(known))) return { is: 'later', why, down: true }
  // Neither an id nor an error: perhaps it went out.
  if (known === null && (status < 300 || status >= 500)) return { is: 'unknown', why }
  return { is: 'refused', why }
}
