import { getModelToken } from '@nestjs/mongoose'
import { type Connection, type Model } from 'mongoose'
import { AccountDocument } from '../../../src/modules/office/auth/schemas/account.schema.js'
import { Sessions } from '../../../src/modules/office/auth/sessions/sessions.service.js'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { type TestApp } from '../http/app.js'
import { Client, type SandboxMessage } from '../http/client.js'

export const ADMIN = { mobileNumber: '9000000001', pin: '246810' }
/** Environment of an application that has a first admin. */
export const WITH_ADMIN = { ADMIN_MOBILE: ADMIN.mobileNumber, ADMIN_PIN: ADMIN.pin }
export const PACKER = { mobileNumber: '9000000002', role: 'ops', name: 'Ramesh', pin: '135790' }

export interface Employee {
  id: string
  mobileNumber: string
  role: string
  name: string
  disabled: boolean
}

/** The code last sent to a number. */
export async function lastCode(url: string, mobileNumber: string): Promise<string> {
  const outbox = await new Client(url).get<SandboxMessage[]>(`/sandbox/outbox?to=${mobileNumber}`)
  return outbox.body.find(({ code }) => code)?.code ?? ''
}

/** A browser that is signed in; `code` is what it verified. */
export async function customer(
  { url }: Pick<TestApp, 'url'>,
  mobileNumber: string,
): Promise<{ client: Client; code: string }> {
  const client = new Client(url)
  await client.signIn(mobileNumber)
  return { client, code: await lastCode(url, mobileNumber) }
}

/**
 * The browser of a customer whose session was opened as signing in opens it, without the code before it: that takes ten
 * times as long, and most tests are not about it.
 */
export async function customerInSession(
  { app, clock, url }: Pick<TestApp, 'app' | 'clock' | 'url'>,
  mobileNumber: string,
): Promise<Client> {
  const now = clock.now()
  const account = await app
    .get<Model<AccountDocument>>(getModelToken(AccountDocument.name))
    .findOneAndUpdate(
      { mobileNumber, role: 'user' },
      { $set: { lastSignInAt: now }, $setOnInsert: { createdAt: now } },
      { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
    )
    .lean<AccountDocument>()
  const sessions = app.get(Sessions)
  const visitor = { address: '127.0.0.1', userAgent: 'node' }
  const { token } = await sessions.open(sessions.newId(), account, visitor)
  const client = new Client(url)
  client.holdSession({ mobileNumber, otp: token, role: account.role })
  return client
}

export async function admin({ url }: Pick<TestApp, 'url'>): Promise<Client> {
  const client = new Client(url)
  await client.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
  return client
}

/** An employee made by the admin, and the employee's signed-in browser. */
export async function packer(
  app: Pick<TestApp, 'url'>,
  by: Client,
): Promise<{ client: Client; employee: Employee }> {
  const { body: employee } = await by.post<Employee>('/api/admin/employees', PACKER)
  const client = new Client(app.url)
  await client.signInStaff(PACKER.mobileNumber, PACKER.pin)
  return { client, employee }
}

/** A code that is not the given one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

/** Wrong guesses at a code, of the places that asked for it and of all others together. */
export async function wrongGuessesOf(
  db: Pick<Connection, 'collection'>,
  mobileNumber: string,
): Promise<number[]> {
  const codes = db.collection<{ _id: string; wrong?: number; tries?: Record<string, number> }>('otpcodes')
  const code = await codes.findOne({ _id: mobileNumber })
  return [...Object.values(code?.tries ?? {}), code?.wrong ?? 0].sort()
}

/** Lets one address sign in as often as a test likes: the limits have tests of their own. */
export async function allowManySignIns({ app }: Pick<TestApp, 'app'>): Promise<void> {
  const { otp } = await app.get(Settings).current()
  const many = { perIpPer10Minutes: 100_000, perNetworkPerDay: 100_000, perDay: 100_000 }
  await app.get(Settings).change({ otp: { ...otp, ...many } })
}
