import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { DATABASE_WAITS, isDatabaseAway } from '../../src/platform/health/database-away.js'
import { Transactions } from '../../src/platform/mongo/transaction.js'
import { RequestKeyDocument, RequestKeys, RequestKeySchema } from '../../src/platform/request-keys.js'
import { type Answer, Client } from '../support/http/client.js'
import { startDatabase } from '../support/processes/command.js'
import { startProcess, temporaryFolder } from '../support/processes/process.js'

const TOKEN = 'a-token-of-thirty-two-characters'

const REFUSED = {
  status: 503,
  body: {
    error: expect.any(String),
    message: expect.any(String),
    code: 'UNAVAILABLE',
    details: { retryAfterSeconds: 5 },
  },
}

async function seconds<T>(call: Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  return [await call, (performance.now() - began) / 1000]
}

describe('a database that cannot be reached', () => {
  const folder = temporaryFolder()
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is 503 with Retry-After on every call, a line in the log, and forgotten when it is back', async () => {
    let database = await startDatabase(folder, '0')
    const MONGODB_URI = database.uri.replace('/?', '/jaadi?')
    const server = await startProcess({ DATA_DIR: folder, MONGODB_URI, METRICS_TOKEN: TOKEN })
    try {
      const visitor = new Client(server.url)
      const customer = new Client(server.url)
      await customer.signIn('9876543210')
      const calls: (() => Promise<Answer>)[] = [
        () => visitor.get('/api/products?materialType=FG&perPage=3'),
        () => visitor.post('/api/send-otp', { mobileNumber: '9876543211' }),
        () => customer.get('/api/cart/items'),
        () => customer.post('/api/orders', { acceptChanges: true }),
      ]
      await database.kill()
      for (const answer of await Promise.all(calls.map((call) => seconds(call())))) {
        const [{ status, body, headers }, took] = answer
        expect({ status, body }).toMatchObject(REFUSED)
        expect(headers.get('retry-after')).toBe('5')
        expect(headers.get('cache-control')).toBe('no-store')
        expect(took).toBeLessThan(15)
      }
      const [ready, took] = await seconds(visitor.get('/api/health/ready'))
      expect(ready).toMatchObject(REFUSED)
      expect(took).toBeLessThan(15)
      expect((await visitor.get('/api/health/live')).status).toBe(200)
      // A monitor gets what does not lie in the database.
      const headers = { authorization: `Bearer ${TOKEN}` }
      const metrics = await (await fetch(`${server.url}/api/metrics`, { headers })).text()
      expect(metrics).toContain('\njaadi_database_up 0\n')
      expect(metrics).toMatch(/^http_request_duration_seconds_count\{.*status="503"\} /m)
      expect(metrics).not.toMatch(/^jaadi_(orders|waiting|holds)/m)

      database = await startDatabase(folder, new URL(database.uri).port)
      for (let tries = 0; (await visitor.get('/api/health/ready')).status !== 200 && tries < 200; tries++)
        await sleep(100)
      for (const call of calls.slice(0, 3)) expect((await call()).status).toBeLessThan(300)

      const lines = server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
      expect(lines.some((line) => /"err":\{"type":"Mongo\w+/.test(line))).toBe(true)
      expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])
    } finally {
      await server.stop()
      await database.kill()
    }
  })

  it('that is cut off and says nothing keeps nobody for long, nor those who queue behind', async () => {
    const database = await startDatabase(folder, '0')
    const connection = await mongoose
      .createConnection(database.uri, { ...DATABASE_WAITS, bufferCommands: false })
      .asPromise()
    try {
      const transactions = new Transactions(
        connection,
        new RequestKeys(connection.model<RequestKeyDocument>(RequestKeyDocument.name, RequestKeySchema)),
      )
      const write = () => transactions.run(() => connection.collection('rows').insertOne({}))
      await write()
      database.freeze()
      const [settled, took] = await seconds(Promise.allSettled(Array.from({ length: 40 }, write)))
      expect(settled.filter(({ status }) => status === 'fulfilled')).toEqual([])
      for (const one of settled) expect(isDatabaseAway((one as PromiseRejectedResult).reason)).toBe(true)
      expect(took).toBeLessThan(25)
    } finally {
      await connection.close()
      await database.kill()
    }
  })
})
