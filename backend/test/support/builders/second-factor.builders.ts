import { TOTP } from 'otpauth'
import { startApp, type TestApp } from '../http/app.js'
import { type Answer, Client } from '../http/client.js'
import { SoftKey } from '../http/soft-key.js'
import { ADMIN, admin, WITH_ADMIN } from './auth.builders.js'

const STEP_MS = 30_000
/** Where the shop of these tests says that it is. */
export const SHOP = 'https://jaadi.example'
export const PATH = '/api/own-second-factor'
export const WANTED = { status: 403, body: { code: 'SECOND_FACTOR_WANTED' } }
export const REFUSED = { status: 401, body: { code: 'INVALID_OTP' } }
export const PIN_WANTED = { status: 403, body: { code: 'PIN_WANTED', details: { reason: 'second-factor' } } }

interface SecondFactorShop {
  app: TestApp
  /** The only employee, logged in, without a second factor at the beginning of each test. */
  boss: Client
  newcomer: () => Client
}

/** The shop in which a file's tests of second factors run. */
export function secondFactorShop(): SecondFactorShop {
  const shop = { newcomer: () => new Client(shop.app.url) } as SecondFactorShop
  beforeAll(async () => {
    shop.app = await startApp({ environment: { ...WITH_ADMIN, PUBLIC_URL: SHOP } })
  }, 30_000)
  afterAll(() => shop.app.close())
  beforeEach(async () => {
    await forgetFactors(shop.app)
    shop.boss = await admin(shop.app)
  })
  return shop
}

/** What the app of a telephone shows; `steps` away from now. */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

export const showPin = (client: Client, pin: string): Promise<Answer> =>
  client.post('/api/session/pin', { pin })

/** An authenticator app set up and confirmed; the code that it shows now may be used once more. */
export async function setUpApp(
  { db }: { db: Pick<TestApp['db'], 'collection'> },
  client: Client,
  pin: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await showPin(client, pin)
  const { body } = await client.post<{ secret: string }>(`${PATH}/app`)
  const confirmed = await client.post<{ recoveryCodes: string[] }>(`${PATH}/app/confirm`, {
    code: appCode(body.secret),
  })
  if (confirmed.status !== 200) throw new Error(`confirm: ${JSON.stringify(confirmed.body)}`)
  await db.collection('secondfactors').updateMany({}, { $set: { lastStep: 0 } })
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes }
}

/**
 * The options with which the browser makes a passkey, after the PIN was entered; `shown` is needed when a second factor
 * is on already.
 */
export async function beginPasskey(
  client: Client,
  { pin = ADMIN.pin, shown = {} }: { pin?: string; shown?: object } = {},
): Promise<Answer<{ challenge: string }>> {
  await showPin(client, pin)
  return client.post<{ challenge: string }>(`${PATH}/passkeys`, shown)
}

/** A passkey made and taken into use. */
export async function addPasskey(
  client: Client,
  { pin = ADMIN.pin, name = 'My key', shown = {} }: { pin?: string; name?: string; shown?: object } = {},
): Promise<{ key: SoftKey; recoveryCodes: string[] }> {
  const key = new SoftKey(SHOP)
  const { body: options } = await beginPasskey(client, { pin, shown })
  const added = await client.post<{ recoveryCodes: string[] }>(`${PATH}/passkeys/confirm`, {
    name,
    passkey: key.make(options),
  })
  if (added.status !== 200) throw new Error(`confirm: ${JSON.stringify([options, added.body])}`)
  return { key, recoveryCodes: added.body.recoveryCodes }
}

/** The passkey options in an answer that requires a second factor. */
export function askedOf(answer: Answer): { challenge: string; [option: string]: unknown } {
  const { details } = answer.body as { details?: { passkey?: { challenge: string } } }
  if (!details?.passkey) throw new Error(`no passkey is asked for: ${JSON.stringify(answer.body)}`)
  return details.passkey
}

/** A log-in with the PIN of `who`, and with a code or the answer of a passkey if one is given. */
export const logIn = (
  client: Client,
  shown?: string | object,
  who: { mobileNumber: string; pin: string } = ADMIN,
): Promise<Answer> =>
  client.post('/api/verify-otp', {
    mobileNumber: who.mobileNumber,
    otp: who.pin,
    ...(typeof shown === 'string' ? { code: shown } : { passkey: shown }),
  })

/** A browser that has a mark, as each has that asked for a code. */
export async function markedClient(url: string): Promise<Client> {
  const client = new Client(url)
  await client.post('/api/send-otp', { mobileNumber: ADMIN.mobileNumber })
  return client
}

/** The admin is the only employee, without a second factor, and nothing was counted yet. */
async function forgetFactors({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const kept = ['throttles', 'lockouts', 'knowndevices', 'endedsessions', 'auditlog']
  const factors = ['secondfactors', 'passkeys', 'passkeychallenges']
  for (const name of [...kept, ...factors]) await db.collection(name).deleteMany({})
  await db.collection('users').deleteMany({ mobileNumber: { $ne: ADMIN.mobileNumber } })
  await db.collection('users').updateMany({}, { $set: { secondFactorAt: null } })
}

/** What the audit log tells of, the oldest first. */
export async function auditActions({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  const entries = await db.collection<{ action: string }>('auditlog').find().sort({ _id: 1 }).toArray()
  return entries.map(({ action }) => action)
}
