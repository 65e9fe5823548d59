import { type components } from '@jaadi/wire'
import { sendJson } from './http.js'

type Said = components['schemas']['SubscriptionMessage']

/** Subscribes an address. The answer is the same whether or not it has subscribed before. */
export const subscribe = async (body: components['schemas']['SubscribeBody']) =>
  (await sendJson<Said>('POST', '/subscribe', body)).message

/**
 * Ends the emails that the link with this token came with, or takes that back; answers in words. A refusal 404 for a link
 * that is not ours.
 */
export const unsubscribe = async (token: string, undo: boolean) =>
  (await sendJson<Said>('POST', '/unsubscribe', undo ? { token, undo } : { token })).message
