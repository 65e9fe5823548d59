import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Binary, type Document } from 'bson'
import { MongoClient } from 'mongodb'
import { startEmbeddedMongo } from '../../src/launch/start.js'
import { startTestEngine, type TestEngine } from '../support/engine.js'
import { RawClient } from '../support/raw-client.js'

const bytes = (text: string): Binary => new Binary(Buffer.from(text))
const textOf = (reply: Document): string => (reply.payload as Binary).toString()
const first = (user: string): Document => ({
  saslStart: 1,
  mechanism: 'SCRAM-SHA-256',
  payload: bytes(`n,,n=${user},r=abcdefgh`),
  options: { skipEmptyExchange: true },
})

describe('an engine on a port', () => {
  let t: TestEngine
  let raw: RawClient
  beforeAll(async () => {
    t = await startTestEngine({ port: 0 })
    await t.client.db('shop').collection('jars').insertOne({ n: 1 })
  })
  beforeEach(async () => {
    raw = await RawClient.open(t.engine.uri)
  })
  afterEach(() => raw.close())
  afterAll(() => t.stop())

  const address = (change: (uri: URL) => void): string => {
    const uri = new URL(t.engine.uri)
    change(uri)
    return uri.toString()
  }
  const read = async (uri: string): Promise<unknown> => {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 2000 })
    try {
      return await client.db('shop').collection('jars').countDocuments()
    } finally {
      await client.close()
    }
  }

  it('accepts clients with its address, several at once, also with a database in it', async () => {
    const uris = ['/', '/shop'].map((path) => address((uri) => (uri.pathname = path)))
    expect(await Promise.all([...uris, ...uris].map(read))).toEqual([1, 1, 1, 1])
    expect(await read(address((uri) => uri.searchParams.set('authMechanism', 'SCRAM-SHA-256')))).toBe(1)
  })

  it('keeps room for clients that speak, however many connections strangers open', async () => {
    const monitor = await RawClient.open(t.engine.uri)
    await monitor.command('admin', { hello: 1 })
    const silent: RawClient[] = []
    while (silent.length < 600)
      silent.push(...(await Promise.all(Array.from({ length: 20 }, () => RawClient.open(t.engine.uri)))))
    expect(await monitor.command('admin', { hello: 1 })).toMatchObject({ ok: 1 })
    expect(await read(t.engine.uri)).toBe(1)
    for (const client of [monitor, ...silent]) client.close()
  })

  it.each<[string, (uri: URL) => void]>([
    ['another password', (uri) => (uri.password = `${uri.password.slice(1)}x`)],
    ['another user', (uri) => (uri.username = 'root')],
    ['a user of another database', (uri) => uri.searchParams.set('authSource', 'shop')],
  ])('refuses %s with the same error as any wrong log-in', async (_title, change) => {
    await expect(read(address(change))).rejects.toMatchObject({
      code: 18,
      codeName: 'AuthenticationFailed',
      message: 'Authentication failed.',
    })
  })

  it('refuses a client without a user, and unknown mechanisms', async () => {
    const anonymous = address((uri) => {
      uri.username = ''
      uri.password = ''
    })
    await expect(read(anonymous)).rejects.toMatchObject({ code: 13, codeName: 'Unauthorized' })
    const older = address((uri) => uri.searchParams.set('authMechanism', 'SCRAM-SHA-1'))
    await expect(read(older)).rejects.toMatchObject({ code: 334, codeName: 'MechanismUnavailable' })
  })

  it.each<Document>([
    { find: 'jars' },
    { insert: 'jars', documents: [{ n: 2 }] },
    { buildInfo: 1 },
    { connectionStatus: 1 },
    { listDatabases: 1 },
    { serverStatus: 1 },
    { nope: 1 },
    { ping: 1, lsid: { id: new Binary(Buffer.alloc(16), 4) } },
  ])('answers nothing before the log-in: %j', async (command) => {
    expect(await raw.command('admin', command)).toMatchObject({ ok: 0, code: 13, codeName: 'Unauthorized' })
  })

  it('answers the handshake before the log-in, but refuses long messages', async () => {
    expect(await raw.command('admin', { hello: 1 })).toMatchObject({ ok: 1, isWritablePrimary: true })
    expect(await raw.command('admin', { ping: 1 })).toMatchObject({ ok: 1 })
    const closed = raw.closed()
    void raw.command('admin', { hello: 1, comment: 'x'.repeat(20_000) })
    await closed
  })

  it('does not reveal which users exist', async () => {
    const salts: Record<string, string | undefined>[] = []
    for (const user of ['owner', 'nobody', 'nobody']) {
      const reply = await raw.command('admin', first(user))
      expect(reply).toMatchObject({ ok: 1, done: false })
      expect(textOf(reply)).toMatch(/^r=abcdefgh[^,]{32},s=[^,]{40},i=15000$/)
      salts.push({ [user]: /s=([^,]+)/.exec(textOf(reply))?.[1] })
    }
    expect(salts[1]).toEqual(salts[2])
    const mechanisms = await Promise.all(
      ['admin.owner', 'admin.nobody'].map((name) =>
        raw.command('admin', { hello: 1, saslSupportedMechs: name }),
      ),
    )
    expect(mechanisms.map(({ saslSupportedMechs }) => saslSupportedMechs as unknown)).toEqual([
      ['SCRAM-SHA-256'],
      ['SCRAM-SHA-256'],
    ])
  })

  it('accepts each message of a log-in once, and only in order', async () => {
    const next = (conversationId: number, payload = ''): Promise<Document> =>
      raw.command('admin', { saslContinue: 1, conversationId, payload: bytes(payload) })
    expect(await next(1)).toMatchObject({ code: 17 })
    const { conversationId } = await raw.command('admin', first('owner'))
    expect(await next(conversationId as number)).toMatchObject({ code: 17 })
    expect(await next(conversationId as number)).toMatchObject({
      code: 17,
      errmsg: 'No SASL session state found',
    })
    expect(await raw.command('admin', { saslStart: 1, mechanism: 'SCRAM-SHA-256' })).toMatchObject({
      code: 40414,
    })
    expect(await raw.command('admin', { ...first('owner'), payload: 'text' })).toMatchObject({ code: 14 })
  })

  it('requires a new log-in after a log-out, and names the user until then', async () => {
    const client = await t.connect({ maxPoolSize: 1 })
    const admin = client.db('admin')
    const { authInfo } = await admin.command({ connectionStatus: 1 })
    expect(authInfo).toEqual({
      authenticatedUsers: [{ user: 'owner', db: 'admin' }],
      authenticatedUserRoles: [{ role: 'root', db: 'admin' }],
    })
    await admin.command({ logout: 1 })
    await expect(admin.command({ buildInfo: 1 })).rejects.toMatchObject({ code: 13 })
  })
})

describe('the password', () => {
  it('stays the same over restarts, is readable by its owner alone, and a damaged file is reported', async () => {
    const t = await startTestEngine({ port: 0 })
    const file = join(t.directory, 'account.json')
    const { password } = new URL(t.engine.uri)
    expect(password).toMatch(/^[\w-]{43}$/)
    expect(readFileSync(file, 'utf8')).toContain(password)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await t.client.close()
    await t.engine.close()
    const again = await startEmbeddedMongo({ directory: t.directory, port: 0, thread: false })
    expect(new URL(again.uri).password).toBe(password)
    await again.close()
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))
    const failed: unknown = await startEmbeddedMongo({
      directory: t.directory,
      port: 0,
      thread: false,
    }).catch((error: unknown) => error)
    expect(String(failed)).toContain(`The file ${file} is damaged`)
    expect(String(failed)).not.toContain(password)
    await t.stop()
  })
})
