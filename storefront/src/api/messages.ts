import { getJson, sendJson } from './http.js'

export const CHANNELS = ['email', 'sms', 'whatsapp', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** What a message is about: something ordered, or something on offer. */
export const KINDS = ['service', 'marketing'] as const
export type Kind = (typeof KINDS)[number]

export type MessageChoices = Record<Kind, Record<Channel, boolean>> & { email: string }

export const fetchChoices = () => getJson<MessageChoices>('/message-preferences')
export const saveChoices = (choices: MessageChoices) =>
  sendJson<MessageChoices>('PUT', '/message-preferences', choices)
