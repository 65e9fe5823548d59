import { type TestApp } from '../http/app.js'

/** What somebody is to be told, as it is written with the event. */
export interface Notice {
  event: string
  about: string
  /** Mobile number; null for all staff who hold the event's permission. */
  person: string | null
  name: string
  email: string
  facts: Record<string, string>
  attachment: { kind: string; id: string } | null
}

/** Notices of an event, or about something, in the order in which they were written. */
export async function notices(
  { db }: Pick<TestApp, 'db'>,
  { event, about }: { event?: string; about?: string },
): Promise<Notice[]> {
  const found = await db
    .collection<Notice>('messagenotices')
    .find({ ...(event ? { event } : {}), ...(about ? { _id: new RegExp(about) as never } : {}) })
    .sort({ at: 1 })
    .toArray()
  return found
}

/** Their events alone: of an order, of what is named after it, or of anything else. */
export const told = async (running: Pick<TestApp, 'db'>, about: string): Promise<string[]> =>
  (await notices(running, { about })).map(({ event }) => event)
