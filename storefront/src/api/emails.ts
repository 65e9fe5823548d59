import { sendJson } from './http.js'
import { type components } from './schema.gen.js'

type Said = components['schemas']['SubscriptionMessage']

/** The same answer whether or not the address has subscribed before. */
export const subscribe = async (body: components['schemas']['SubscribeBody']) =>
  (await sendJson<Said>('POST', '/subscribe', body)).message

/** Ends the emails of the address whose link this token comes from; a refusal 404 for no link of ours. */
export const unsubscribe = async (token: string) =>
  (await sendJson<Said>('POST', '/unsubscribe', { token })).message
