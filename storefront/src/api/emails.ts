import { type components } from '@jaadi/wire'
import { sendJson } from './http.js'

type Said = components['schemas']['SubscriptionMessage']

/** The same answer whether or not the address has subscribed before. */
export const subscribe = async (body: components['schemas']['SubscribeBody']) =>
  (await sendJson<Said>('POST', '/subscribe', body)).message

/** Ends the emails to the address whose link has this token; answers 404 for an unknown link. */
export const unsubscribe = async (token: string) =>
  (await sendJson<Said>('POST', '/unsubscribe', { token })).message
