import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { OwnAddress } from '../../../../platform/own-address.js'
import { type Channel, type MessageTemplate } from '../../settings/domain/message-settings.js'
import { type ShopSettings } from '../../settings/domain/shop-settings.js'
import { emailHtml, type EmailParts, emailText } from '../domain/email-layout.js'
import { type MessageEvent, ruleOf } from '../domain/events.js'
import { cleanValues, defaultTemplate, filled, oneLine, smsText, smsValues } from '../domain/templates.js'
import { MessageKeys } from '../recipients/message-keys.service.js'

/** Longest subject of an e-mail and title of a push. */
const LONGEST_SUBJECT = 150

/** What a message says, in the words of its channel. */
export interface Composed {
  subject: string
  text: string
  html: string
  link: string
  values: Readonly<Record<string, string>>
  unsubscribe: { page: string; oneClick: string } | null
}

/** What a message is made of. */
export interface Material {
  event: MessageEvent
  channel: Channel
  /** Whom it goes to. */
  person: string
  name: string
  /** With the path of the link. */
  facts: Readonly<Record<string, string>>
}

/** The template of an event: the owner's, or the one that it came with. */
export const templateOf = (
  event: MessageEvent,
  { messageTemplates }: Pick<ShopSettings, 'messageTemplates'>,
): MessageTemplate => messageTemplates[event] ?? defaultTemplate(event)

/** Fills templates in: the one place where the text of a message comes from, be it sent, shown or tried. */
@Injectable()
export class Composing {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly ownAddress: OwnAddress,
    private readonly keys: MessageKeys,
  ) {}

  async compose(material: Material, template: MessageTemplate, settings: ShopSettings): Promise<Composed> {
    const { event, channel, person, facts } = material
    const origin = this.origin()
    // Only the path comes from outside, so that no message leads anywhere else.
    const link = `${origin}/${(facts['link'] ?? '').replace(/^[/\\]+/, '')}`
    const { name } = cleanValues({ name: material.name })
    const values = {
      ...cleanValues(facts),
      name: name || 'customer',
      shop: settings.name,
      link,
    }
    const unsubscribe = await this.unsubscribeLinks(event, person, origin)
    const base = { subject: '', html: '', link, unsubscribe }
    switch (channel) {
      case 'email': {
        const subject = oneLine(filled(template.email.subject, values), LONGEST_SUBJECT)
        const parts: EmailParts = {
          subject,
          text: filled(template.email.text, values),
          link,
          linkLabel: ruleOf(event).linkLabel,
          unsubscribeLink: unsubscribe?.page ?? null,
          shop: shopOf(settings, origin),
        }
        return { ...base, subject, text: emailText(parts), html: emailHtml(parts), values }
      }
      case 'sms': {
        const plain = smsValues(values)
        return { ...base, text: filled(smsText(template.sms.text), plain), values: plain }
      }
      case 'whatsapp':
        return { ...base, text: filled(template.whatsapp.text, values), values }
      case 'push':
        return {
          ...base,
          subject: oneLine(filled(template.push.title, values), LONGEST_SUBJECT),
          text: filled(template.push.text, values),
          values,
        }
    }
  }

  /** The shop as customers type it. */
  private origin(): string {
    const { publicUrl, primaryHost } = this.config
    if (publicUrl !== null) return new URL(publicUrl).origin
    return primaryHost === null ? this.ownAddress.get() : `https://${primaryHost}`
  }

  private async unsubscribeLinks(
    event: MessageEvent,
    person: string,
    origin: string,
  ): Promise<Composed['unsubscribe']> {
    const { audience, kind } = ruleOf(event)
    if (audience === 'staff') return null
    const token = await this.keys.endingToken({ person, channel: 'email', kind })
    return {
      page: `${origin}/unsubscribe?token=${token}`,
      oneClick: `${origin}/api/unsubscribe?token=${token}`,
    }
  }
}

function shopOf(settings: ShopSettings, url: string): EmailParts['shop'] {
  const { name, legalName, address, phone, email } = settings
  const { line, city, state, pin } = address
  return { name, legalName, address: `${line}, ${city}, ${state} ${pin}`, phone, email, url }
}
