import {
  type CustomerEvent,
  EVENTS,
  type FactsOf,
  type MessageEvent,
  type StaffEvent,
} from '../../../src/modules/office/messages/domain/events.js'
import { Messages } from '../../../src/modules/office/messages/messages.service.js'
import { Outbox } from '../../../src/modules/office/messages/outbox/outbox.service.js'
import { type TestApp } from '../http/app.js'
import { Client } from '../http/client.js'

/** What a module wrote to be told. */
export interface WrittenNotice {
  event: MessageEvent
  about: string
  /** Mobile number; null: all staff who may know. */
  person: string | null
  facts: Record<string, string>
  attachment: { kind: string; id: string } | null
}

/** A message as the sandbox's provider got it. */
export interface Delivered {
  channel: string
  to: string
  text: string
  subject?: string
  html?: string
  link?: string
  template?: string
  files?: string[]
  headers?: Record<string, string>
}

/** A message as the console lists it. */
export interface WireMessage {
  id: string
  event: string
  title: string
  audience: string
  channel: string
  to: string
  status: string
  reason: string | null
  tries: number
  about: string
  sentAt: string | null
  nextAt: string | null
  cost: number
}

type Shop = Pick<TestApp, 'app' | 'db' | 'url'>

/** What was written to be told, oldest first; of one occasion, where `about` is given. */
export async function written({ db }: Pick<Shop, 'db'>, about?: string): Promise<WrittenNotice[]> {
  const found = await db
    .collection<WrittenNotice>('messagenotices')
    .find(about === undefined ? {} : { about })
    .sort({ at: 1, _id: 1 })
    .toArray()
  return found.map(({ event, about: occasion, person, facts, attachment }) => ({
    event,
    about: occasion,
    person,
    facts,
    attachment,
  }))
}

/** Sends what is due, as the job does, and says how that went. */
export const sendDue = ({ app }: Pick<Shop, 'app'>): Promise<Record<string, number>> =>
  app.get(Outbox, { strict: false }).sendDue()

/** What the sandbox's providers have got, oldest first: fifty at most. */
export async function delivered({ url }: Pick<Shop, 'url'>, to?: string): Promise<Delivered[]> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
  return (await new Client(url).get<Delivered[]>(`/sandbox/outbox${query}`)).body.reverse()
}

/** Facts of an event, as good as any. */
export function someFacts<E extends MessageEvent>(event: E, given: Partial<FactsOf<E>> = {}): FactsOf<E> {
  const examples = Object.entries(EVENTS[event].variables).map(([name, { example }]) => [name, example])
  return { ...Object.fromEntries(examples), link: '/orders/P-7KQ4-M2XD', ...given } as FactsOf<E>
}

/** Tells a customer, as a module does. */
export function tellCustomer<E extends CustomerEvent>(
  { app }: Pick<Shop, 'app'>,
  event: E,
  told: { mobileNumber: string; name?: string; email?: string; about: string; facts?: Partial<FactsOf<E>> },
): Promise<void> {
  const { about, facts, ...customer } = told
  return app
    .get(Messages, { strict: false })
    .toCustomer(event, { customer, about, facts: someFacts(event, facts) })
}

/** Tells staff, as a module does. */
export function tellStaff<E extends StaffEvent>(
  { app }: Pick<Shop, 'app'>,
  event: E,
  told: { about: string; facts?: Partial<FactsOf<E>>; only?: string },
): Promise<void> {
  const { facts, ...rest } = told
  return app.get(Messages, { strict: false }).toStaff(event, { ...rest, facts: someFacts(event, facts) })
}

/** A browser of the sandbox's push service, subscribed for whoever `client` is. */
export async function subscribeBrowser(
  client: Client,
): Promise<{ endpoint: string; id: string; leave: () => Promise<void> }> {
  const { body } = await client.post<{ endpoint: string; keys: object }>('/sandbox/push/subscriptions')
  const { status } = await client.post('/api/push-subscriptions', body)
  if (status !== 204) throw new Error(`push-subscriptions answered ${status}`)
  const id = body.endpoint.split('/').at(-1) ?? ''
  return {
    endpoint: body.endpoint,
    id,
    leave: async () => void (await client.delete(`/sandbox/push/${id}`)),
  }
}
