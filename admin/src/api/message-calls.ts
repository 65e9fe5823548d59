import {
  type Channel,
  type ChannelState,
  type Message,
  type MessagePreview,
  type MessageRow,
  type MessageTemplate,
  type MessageTexts,
} from './api-types.js'
import { request } from './request.js'

/** The ways by which somebody is told, in the order in which they are shown. */
export const CHANNELS = ['email', 'sms', 'whatsapp', 'push'] as const satisfies readonly Channel[]

const path = (id: string, rest = '') => `/admin/messages/${encodeURIComponent(id)}${rest}`

const template = (event: string, rest: string) =>
  `/admin/message-templates/${encodeURIComponent(event)}${rest}`

/** Calls about what customers and staff are told (docs/domain/messages.md). */
export const messageCalls = {
  /** One message with its text. @throws HttpError 404 */
  message: (id: string, signal?: AbortSignal) => request<Message>('GET', path(id), signal ? { signal } : {}),

  messageChannels: (signal?: AbortSignal) =>
    request<ChannelState[]>('GET', '/admin/message-channels', signal ? { signal } : {}),

  messageTemplates: (signal?: AbortSignal) =>
    request<MessageTemplate[]>('GET', '/admin/message-templates', signal ? { signal } : {}),

  /** Shows how a channel's draft would arrive. @throws HttpError 400 with what is wrong by field */
  previewTemplate: (event: string, channel: Channel, draft: MessageTexts, signal: AbortSignal) =>
    request<MessagePreview>('POST', template(event, '/preview'), { body: { channel, draft }, signal }),

  /** Sends what is saved, filled with an example, to the person who asks. @returns how that went */
  testTemplate: (event: string, channel: Channel) =>
    request<MessageRow>('POST', template(event, '/test'), { body: { channel } }),

  /** @returns how that went @throws HttpError 409 when it is under way or already there. */
  sendMessageAgain: (id: string) => request<MessageRow>('POST', path(id, '/send-again'), { body: {} }),
}
