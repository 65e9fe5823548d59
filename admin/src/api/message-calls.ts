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
  cost: number
}
export interface Message extends MessageRow {
  subject: string | null
  text: string
  link: string | null
  whatsappLink: string | null
}

const path = (id: string, rest = '') => `/admin/messages/${encodeURIComponent(id)}${rest}`

/** Calls about what customers and staff are told (docs/domain/messages.md). */
export const messageCalls = {
  /** With its text as it was sent, or will be. @throws HttpError 404 */
  message: (id: string, signal?: AbortSignal) => request<Message>('GET', path(id), signal ? { signal } : {}),

  /** @throws HttpError 409 when it is under way or already there. */
  sendMessageAgain: (id: string) => request<Message>('POST', path(id, '/send-again'), { body: {} }),
}
