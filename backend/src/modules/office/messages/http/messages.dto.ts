import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Length,
  Matches,
  Min,
  ValidateNested,
} from 'class-validator'
import { paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { maskMobileNumber } from '../../../../kernel/text/mobile-number.js'
import { Flag, Formed, Group } from '../../../../platform/http/fields/bounded-fields.js'
import { NotNull, Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, tooLong } from '../../../../platform/http/fields/text-fields.js'
import { type Channel, CHANNELS, type MessageTemplate } from '../../settings/domain/message-settings.js'
import { type Audience, EVENTS, type MessageEvent, type MessageKind, ruleOf } from '../domain/events.js'
import { occasionInWords } from '../domain/occasion.js'
import { MESSAGE_STATUSES, type MessageStatus } from '../domain/sending-rules.js'
import { defaultTemplate, smsParts, variablesOf } from '../domain/templates.js'
import { type Words } from '../outbox/letters.service.js'
import { type StoredMessage } from '../outbox/sent-messages.service.js'
import { type EditedTemplate, type Preview } from '../templates/templates.service.js'

const EVENT_NAMES = Object.keys(EVENTS) as MessageEvent[]

/** A message in the list: whom it went to is masked. */
export class SentMessageAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ enum: EVENT_NAMES, enumName: 'MessageEvent', example: 'orderPaid' }) event!: MessageEvent
  @ApiProperty({ example: 'Order paid' }) title!: string
  @ApiProperty({ enum: ['customer', 'staff'], example: 'customer' }) audience!: Audience
  @ApiProperty({ enum: CHANNELS, enumName: 'MessageChannel', example: 'email' }) channel!: Channel
  @ApiProperty({
    example: 'la••••@example.in',
    description: 'Masked; empty for a push, which has no address',
  })
  to!: string
  @ApiProperty({ example: 'Lakshmi', description: 'Of the person; empty where nobody knows it' })
  name!: string
  @ApiProperty({ enum: MESSAGE_STATUSES, enumName: 'MessageStatus', example: 'sent' }) status!: MessageStatus
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Why it was not sent, or not yet: a sentence',
  })
  reason!: string | null
  @ApiProperty({ example: 1 }) tries!: number
  @ApiProperty({
    example: 'P-7KQ4-M2XD',
    description: 'What it is about: a number that people know; empty where there is none',
  })
  about!: string
  @ApiProperty({ example: '2026-11-21T06:30:00.000Z' }) at!: string
  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T06:30:02.000Z' }) sentAt!: string | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'When it is sent or tried again, while it waits',
  })
  nextAt!: string | null
  @ApiProperty({ example: 0.25, description: 'Rupees' }) cost!: number
}

export class SentMessageDetail extends SentMessageAnswer {
  @ApiProperty({ example: 'Paid: your order P-7KQ4-M2XD', description: 'Of an e-mail; the title of a push' })
  subject!: string
  @ApiProperty({ example: 'Dear Lakshmi, …', description: 'Plain text' }) text!: string
  @ApiProperty({ example: '<!doctype html>…', description: 'Of an e-mail; otherwise empty' }) html!: string
  @ApiProperty({ example: 'https://jaadi.example/userhomepage?tab=placeOrder&order=P-7KQ4-M2XD' })
  link!: string
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://wa.me/919876543210?text=Dear%20Lakshmi',
    description: 'A chat with the customer, the text ready; null for staff',
  })
  whatsappLink!: string | null
}

/** `la••••@example.in`, `98••••••21`. */
function masked({ channel, to }: Pick<StoredMessage, 'channel' | 'to'>): string {
  if (to === '') return ''
  return channel === 'email' ? to.replace(/^(.{1,2}).*@/, '$1••••@') : maskMobileNumber(to)
}

export function toMessageAnswer(message: StoredMessage): SentMessageAnswer {
  const { _id, event, audience, channel, name, status, reason, tries, about, at, sentAt, nextAt, costPaise } =
    message
  return {
    id: String(_id),
    event,
    title: ruleOf(event).title,
    audience,
    channel,
    to: masked(message),
    name,
    status,
    reason,
    tries,
    about: occasionInWords(about),
    at: at.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextAt: status === 'waiting' || status === 'failed' ? nextAt.toISOString() : null,
    cost: paiseToRupees(paise(costPaise)),
  }
}

export function toMessageDetail(
  message: StoredMessage,
  { composed, whatsappLink }: Words,
): SentMessageDetail {
  const { subject, text, html, link } = composed
  return { ...toMessageAnswer(message), subject, text, html, link, whatsappLink }
}

class EmailText {
  @ApiProperty({ example: 'Paid: your order {{orderId}}', maxLength: 200 })
  @TextUpTo(200, tooLong('The subject', 200))
  subject!: string
  @ApiProperty({ example: 'Dear {{name}},\n\nYour payment has arrived.', maxLength: 5000 })
  @TextUpTo(5000, tooLong('The text', 5000))
  text!: string
}

class SmsText {
  @ApiProperty({ example: 'Dear {{name}}, your payment has arrived. - {{shop}}', maxLength: 1000 })
  @TextUpTo(1000, tooLong('The text', 1000))
  text!: string
  @Formed(/^([\w-]{1,40})?$/, 'A DLT id has up to 40 letters and digits.', '1107161234567890123')
  dltTemplateId!: string
  @ApiProperty({ example: 'Dear {#var#}, your payment has arrived. - {#var#}', maxLength: 1000 })
  @TextUpTo(1000, tooLong('The registered text', 1000))
  registeredText!: string
}

class WhatsAppText {
  @ApiProperty({ example: 'Dear {{name}}, your payment has arrived.', maxLength: 1000 })
  @TextUpTo(1000, tooLong('The text', 1000))
  text!: string
  @Formed(/^[a-z0-9_]{1,512}$/, 'The name of a template has small letters, digits and _.', 'order_paid')
  templateName!: string
  @Formed(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'A language is written en, te or en_GB.', 'en')
  language!: string
}

class PushText {
  @ApiProperty({ example: 'Your payment has arrived', maxLength: 100 })
  @TextUpTo(100, tooLong('The title', 100))
  title!: string
  @ApiProperty({ example: '{{orderId}}, {{total}}.', maxLength: 300 })
  @TextUpTo(300, tooLong('The text', 300))
  text!: string
}

/** What an event says by each channel; a variable stands as `{{orderId}}`. */
export class TemplateValues {
  @ApiProperty({ enum: CHANNELS, enumName: 'MessageChannel', isArray: true, example: ['email', 'push'] })
  @IsArray({ message: 'Channels are a list.' })
  @ArrayUnique({ message: 'Each channel is named once.' })
  @IsIn(CHANNELS, { each: true })
  channels!: Channel[]
  @Group(() => EmailText, 'The e-mail') email!: EmailText
  @Group(() => SmsText, 'The SMS') sms!: SmsText
  @Group(() => WhatsAppText, 'The WhatsApp message') whatsapp!: WhatsAppText
  @Group(() => PushText, 'The push') push!: PushText
}

export class TemplateBody extends TemplateValues {
  @ApiProperty({ example: 4, description: 'As the template was read' })
  @IsInt({ message: 'The version which the template had when it was read.' })
  @Min(0, { message: 'The version which the template had when it was read.' })
  version!: number
}

class VariableAnswer {
  @ApiProperty({ example: 'orderId' }) name!: string
  @ApiProperty({ example: 'the number of the order' }) is!: string
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) example!: string
}

export class TemplateAnswer extends TemplateValues {
  @ApiProperty({ enum: EVENT_NAMES, enumName: 'MessageEvent', example: 'orderPaid' }) id!: MessageEvent
  @ApiProperty({ example: 'Order paid' }) title!: string
  @ApiProperty({ enum: ['customer', 'staff'], example: 'customer' }) audience!: Audience
  @ApiProperty({ enum: ['service', 'marketing'], example: 'service' }) kind!: MessageKind
  @ApiProperty({ example: false, description: 'Sent after the quiet hours, not in them' }) mayWait!: boolean
  @ApiProperty({ type: [VariableAnswer], description: 'What the texts may name' })
  variables!: VariableAnswer[]
  @ApiProperty({ example: false, description: 'The owner changed it' }) changed!: boolean
  @ApiProperty({ description: 'What it said at first' }) defaults!: TemplateValues
  @ApiProperty({ example: 4, description: 'Of the settings' }) version!: number
}

export function toTemplateAnswer({ event, template, isChanged, version }: EditedTemplate): TemplateAnswer {
  const { title, audience, kind, mayWait } = ruleOf(event)
  const variables = Object.entries(variablesOf(event)).map(([name, variable]) => ({ name, ...variable }))
  const values = ({ channels, ...texts }: MessageTemplate): TemplateValues => ({
    channels: [...channels],
    ...texts,
  })
  return {
    id: event,
    title,
    audience,
    kind,
    mayWait,
    variables,
    changed: isChanged,
    version,
    defaults: values(defaultTemplate(event)),
    ...values(template),
  }
}

export class ChannelBody {
  @ApiProperty({ enum: CHANNELS, enumName: 'MessageChannel', example: 'email' })
  @IsIn(CHANNELS)
  channel!: Channel
}

export const CHANNEL_STATES = ['provider', 'sandbox', 'missing'] as const
export class ChannelStateAnswer extends ChannelBody {
  @ApiProperty({
    enum: CHANNEL_STATES,
    example: 'provider',
    description: '`sandbox`: messages lie in the outbox of the sandbox; `missing`: nothing is sent',
  })
  state!: (typeof CHANNEL_STATES)[number]
}

export class PreviewBody extends ChannelBody {
  @ApiProperty({
    type: () => TemplateValues,
    required: false,
    description: 'Shown instead of the stored template',
  })
  @Optional()
  @ValidateNested({ message: 'The draft: some fields are missing.' })
  @NotNull()
  @Type(() => TemplateValues)
  draft?: TemplateValues

  @ApiProperty({
    required: false,
    example: 'P-7KQ4-M2XD',
    description: 'What it is about; left out: the last occasion, or examples',
  })
  @Optional()
  @Length(1, 100, { message: 'What it is about has 1 to 100 characters.' })
  about?: string
}

export class PreviewAnswer {
  @ApiProperty({ example: 'Paid: your order P-7KQ4-M2XD' }) subject!: string
  @ApiProperty({ example: 'Dear Lakshmi, …' }) text!: string
  @ApiProperty({ example: '<!doctype html>…', description: 'Of an e-mail; otherwise empty' }) html!: string
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'P-7KQ4-M2XD',
    description: 'Whose facts it shows, empty where people know no number of it; null: examples',
  })
  about!: string | null
  @ApiProperty({ example: 1, description: 'Parts that an SMS of this text is paid in' }) parts!: number
}

export function toPreviewAnswer({ subject, text, html, about }: Preview): PreviewAnswer {
  return { subject, text, html, about: about && occasionInWords(about), parts: smsParts(text) }
}

class ServiceChoices {
  @Flag('By e-mail', true) email!: boolean
  @Flag('By SMS', true) sms!: boolean
  @Flag('By WhatsApp', true) whatsapp!: boolean
  @Flag('In the browser', true) push!: boolean
}
class MarketingChoices {
  @Flag('By e-mail', false) email!: boolean
  @Flag('By SMS', false) sms!: boolean
  @Flag('By WhatsApp', false) whatsapp!: boolean
  @Flag('In the browser', false) push!: boolean
}

/** How a person wants to be told: about their orders, and about anything else. */
export class PreferencesBody {
  @Group(() => ServiceChoices, 'Messages about orders') service!: ServiceChoices
  @Group(() => MarketingChoices, 'Other messages') marketing!: MarketingChoices
}

export class PreferencesAnswer extends PreferencesBody {
  @ApiProperty({ example: 'lakshmi@example.in', description: 'Of the account; empty where none is given' })
  email!: string
  @ApiProperty({
    example: false,
    description: 'E-mails to this address came back, so none are sent until it is another one',
  })
  emailRefused!: boolean
}

export class PushKeyAnswer {
  @ApiProperty({
    example: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m2mYZBc62frMKrEoMk88r3Lk596T0ck2QDqqHvJ8ZlWrkqyDgKSlhCE',
    description: "The shop's public key, for `pushManager.subscribe` (VAPID)",
  })
  publicKey!: string
}

const SUBSCRIPTION = 'This is no subscription of a browser.'

class SubscriptionKeys {
  @ApiProperty({
    example: 'BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI',
  })
  @Matches(/^[\w-]{80,100}={0,2}$/, { message: SUBSCRIPTION })
  p256dh!: string
  @ApiProperty({ example: 'BTBZMqHH6r4Tts7J_aSIgg' })
  @Matches(/^[\w-]{20,30}={0,2}$/, { message: SUBSCRIPTION })
  auth!: string
}

export class EndpointBody {
  @ApiProperty({ example: 'https://fcm.googleapis.com/fcm/send/dNPd2lPxQ7k:APA91b', maxLength: 1000 })
  @Matches(/^https?:\/\/[^\s"'<>]{4,990}$/, { message: SUBSCRIPTION })
  endpoint!: string
}

/** As `PushSubscription.toJSON()` gives it. */
export class SubscriptionBody extends EndpointBody {
  @Group(() => SubscriptionKeys, 'The keys of the browser') keys!: SubscriptionKeys
  @ApiProperty({ type: Number, nullable: true, required: false, example: null, description: 'Not used' })
  @IsOptional()
  expirationTime?: number | null
}
