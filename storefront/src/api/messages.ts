import { getJson, sendJson } from './http.js'

export const CHANNELS = ['email', 'sms', 'whatsapp', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** What a message is about: something ordered, or something on offer. */
export const KINDS = ['service', 'marketing'] as const
export type Kind = (typeof KINDS)[number]

type Choices = Record<Kind, Record<Channel, boolean>>
export interface MessageChoices extends Choices {
  /** Where emails go; empty where none is known. */
  email: string
  /** Whether an email to that address came back, so that none are sent there. */
  emailRefused: boolean
}

export const fetchChoices = () => getJson<MessageChoices>('/message-preferences')
export const saveChoices = ({ service, marketing }: MessageChoices) =>
  sendJson<MessageChoices>('PUT', '/message-preferences', { service, marketing })
