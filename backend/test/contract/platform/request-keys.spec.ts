import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { admin, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Client, statuses } from '../../support/http/client.js'

let app: TestApp
let boss: Client
let other: Client

beforeAll(async () => {
  app = await startApp({ environment: WITH_ADMIN })
  boss = await admin(app)
  other = (await packer(app, boss)).client
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const name of ['drawers', 'cashmoves', 'requestkeys']) await app.db.collection(name).deleteMany({})
  expect((await once(boss, '', { float: 500 }, 'opening-the-drawer')).status).toBe(200)
})

const once = (by: Client, path: string, body: object, key: string) =>
  by.post(`/api/admin/drawers${path}`, body, { 'idempotency-key': key })
const put = (by: Client, amount: number, key: string) =>
  once(by, '/moves', { kind: 'in', amount, reason: 'Change from the bank' }, key)
const moves = () => app.db.collection('cashmoves').countDocuments()
const REUSED = { status: 422, body: { code: 'KEY_REUSED', error: expect.any(String) as string } }

describe('A request with an Idempotency-Key', () => {
  it('happens once and gives the same answer when it comes again, in whatever order its fields are', async () => {
    const first = await put(boss, 100, 'one-movement')
    const reason = 'Change from the bank'
    const again = await once(boss, '/moves', { reason, amount: 100, kind: 'in' }, 'one-movement')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await moves()).toBe(1)
  })

  it('is refused when its person used the key for another body, and nothing happens', async () => {
    await put(boss, 100, 'one-movement')
    expect(await put(boss, 200, 'one-movement')).toMatchObject(REUSED)
    expect(await once(boss, '', { float: 600 }, 'opening-the-drawer')).toMatchObject(REUSED)
    expect(await moves()).toBe(1)
  })

  it('is refused when its person used the key for another call', async () => {
    expect(await put(boss, 500, 'opening-the-drawer')).toMatchObject(REUSED)
    expect(await moves()).toBe(0)
  })

  it('knows nothing of the keys of other people', async () => {
    expect((await put(boss, 100, 'one-movement')).status).toBe(200)
    expect((await put(other, 200, 'one-movement')).status).toBe(200)
    expect(await moves()).toBe(2)
    const rival = await once(other, '', { float: 500 }, 'opening-the-drawer')
    expect(rival).toMatchObject({ status: 409, body: { code: 'DRAWER_OPEN' } })
  })

  it('binds its key to nothing when it was refused', async () => {
    const short = { kind: 'out', amount: 900, reason: 'To the bank' }
    expect(await once(boss, '/moves', short, 'to-the-bank')).toMatchObject({ body: { code: 'CASH_SHORT' } })
    expect((await once(boss, '/moves', { ...short, amount: 90 }, 'to-the-bank')).status).toBe(200)
  })

  it('happens once when it comes many times at once, and others under its key are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => put(boss, index % 2 === 0 ? 100 : 200, 'many-at-once')),
    )
    expect(statuses(answers)).toEqual({ 200: 6, 422: 6 })
    expect(await moves()).toBe(1)
  })

  it('leaves hashes behind, neither the key nor the body', async () => {
    await put(boss, 100, 'one-movement')
    const stored = JSON.stringify(await app.db.collection('requestkeys').find().toArray())
    for (const told of ['one-movement', 'bank', '100', '9000000001']) expect(stored).not.toContain(told)
  })
})

it('Every call that takes an Idempotency-Key says that a key can be used for one request only', () => {
  interface Operation {
    parameters?: { name?: string }[]
    responses: Record<string, unknown>
  }
  const text = readFileSync(join(__dirname, '../../../openapi.json'), 'utf8')
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
  const keyed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'Idempotency-Key'))
      .map(([method, { responses }]) => [`${method} ${path}`, '422' in responses] as const),
  )
  expect(keyed.length).toBeGreaterThan(15)
  expect(keyed.filter(([, isTold]) => !isTold)).toEqual([])
})
