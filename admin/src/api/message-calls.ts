import { request } from './request.js'

export const CHANNELS = ['email', 'sms', 'whatsapp', 'push'] as const
export type Channel = (typeof CHANNELS)[number]
export type MessageStatus = 'waiting' | 'sending' | 'sent' | 'failed' | 'dead' | 'perhapsSent' | 'skipped'

export interface MessageRow {
  id: string
  event: string
  title: string
  audience: 'customer' | 'staff'
  channel: Channel
  to: string
  status: MessageStatus
  reason: string | null
  tries: number
  about: string
  at: string
  sentAt: string | null
  nextAt: string | null
  cost: number
}
export interface Message extends MessageRow {
  subject: string
  text: string
  html: string
  link: string
  whatsappLink: string | null
}

export interface TemplateRow {
  id: string
  title: string
  audience: 'customer' | 'staff'
  kind: 'service' | 'marketing'
  channels: Channel[]
}
export interface TemplateTexts {
  channels: Channel[]
  email: { subject: string; text: string }
  sms: { text: string; dltTemplateId: string; registeredText: string }
  whatsapp: { text: string; templateName: string; language: string }
  push: { title: string; text: string }
}
export interface Template extends TemplateRow, TemplateTexts {
  mayWait: boolean
  variables: { name: string; is: string; example: string }[]
  defaults: TemplateTexts
  changed: boolean
  version: number
}
export interface Preview {
  subject: string
  text: string
  html: string
  about: string | null
  parts: number
}

const path = (id: string, rest = '') => `/admin/messages/${encodeURIComponent(id)}${rest}`

const template = (event: string, rest: string) =>
  `/admin/message-templates/${encodeURIComponent(event)}${rest}`

/** Calls about what customers and staff are told (docs/domain/messages.md). */
export const messageCalls = {
  /** With its text as it was sent, or will be. @throws HttpError 404 */
  message: (id: string, signal?: AbortSignal) => request<Message>('GET', path(id), signal ? { signal } : {}),

  messageTemplates: (signal?: AbortSignal) =>
    request<TemplateRow[]>('GET', '/admin/message-templates', signal ? { signal } : {}),

  /** As a channel's draft would arrive. @throws HttpError 400 with what is wrong by field */
  previewTemplate: (event: string, channel: Channel, draft: TemplateTexts, signal: AbortSignal) =>
    request<Preview>('POST', template(event, '/preview'), { body: { channel, draft }, signal }),

  /** Sends what is saved, filled with an example, to the person who asks. @returns how that went */
  testTemplate: (event: string, channel: Channel) =>
    request<MessageRow>('POST', template(event, '/test'), { body: { channel } }),

  /** @returns how that went @throws HttpError 409 when it is under way or already there. */
  sendMessageAgain: (id: string) => request<MessageRow>('POST', path(id, '/send-again'), { body: {} }),
}
