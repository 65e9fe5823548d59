import { isAllowed, type Role } from '../../../src/kernel/access/permissions.js'
import { RouteTable } from '../../../src/modules/office/auth/access/http/route-table.js'
import { admin, customer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

/** Field names of requests to this shop, each with an operator in it. */
const FIELDS = [
  'mobileNumber',
  'otp',
  'role',
  'mb',
  'Id',
  'id',
  'quantity',
  'pin',
  'name',
  'email',
  'orderId',
  'order_id',
  'stockId',
  'batchNumber',
  'product',
  'status',
  'filter',
  'sort',
  'range',
  'fromDate',
]
const OPERATORS = Object.fromEntries(FIELDS.map((field) => [field, { $gt: '' }]))
const PROTOTYPE = JSON.parse(
  '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}',
) as object
/** The data that no refused request may change. */
const WHAT_COUNTS = [
  'users',
  'products',
  'stock',
  'stockledger',
  'boms',
  'reservations',
  'orders',
  'carts',
  'payments',
  'paymentattempts',
  'refunds',
  'reviews',
  'issues',
  'outlets',
  'expenses',
  'settings',
]
const ODD_IDS = ['%00', '..%2f..%2fetc%2fpasswd', '$where', '%7B%22$gt%22%3A%22%22%7D', 'a'.repeat(300)]

let app: TestApp
/** Somebody without a session, a customer and an admin; `role` is null for the first. */
let callers: { client: Client; role: Role | null }[]
let clients: Client[]
let routes: ReturnType<RouteTable['all']>

beforeAll(async () => {
  app = await startApp({ environment: WITH_ADMIN })
  callers = [
    { client: new Client(app.url), role: null },
    { client: (await customer(app, '9876543210')).client, role: 'user' },
    { client: await admin(app), role: 'admin' },
  ]
  clients = callers.map(({ client }) => client)
  routes = app.app
    .get(RouteTable)
    .all()
    .filter(({ path }) => !path.startsWith('/sandbox'))
    .filter(({ method, path }) => !(method === 'DELETE' && path === '/sessions') && path !== '/logout')
})
afterAll(() => app.close())

const isOpenTo = (role: Role | null, { access }: (typeof routes)[number]): boolean =>
  access?.public === true || (role !== null && access !== undefined && isAllowed(role, access.permission))

/** Sends it to every route, as each caller to whom the route opens. @returns what was an error of the server */
async function everywhere(
  send: (client: Client, method: string, path: string) => Promise<{ status: number }>,
  these = routes,
): Promise<string[]> {
  const wrong: string[] = []
  for (const { client, role } of callers)
    for (const { method, path } of these.filter((route) => isOpenTo(role, route))) {
      const { status } = await send(client, method, `/api${path}`)
      if (status >= 500) wrong.push(`${method} ${path}: ${status}`)
    }
  return wrong
}
const bodyOf = (method: string, body: unknown): unknown => (method === 'GET' ? undefined : body)
const withId = (path: string, id = '6740c1f2a4b5c6d7e8f90123'): string => path.replace(/:\w+/g, id)
const snapshot = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(WHAT_COUNTS.map((name) => app.db.collection(name).find().sort({ _id: 1 }).toArray())),
  )

describe('hostile input on every route', () => {
  it('operators in bodies and queries change nothing and break nothing', async () => {
    // A cart is created when it is first read.
    await clients[1]?.get('/api/cart/items')
    const before = await snapshot()
    const query = FIELDS.map((field) => `${field}[$gt]=`).join('&')
    expect(
      await everywhere((client, method, path) =>
        client.request(method, `${withId(path)}?${query}`, bodyOf(method, OPERATORS)),
      ),
    ).toEqual([])
    expect(await snapshot()).toBe(before)
  })

  it.each([
    ['in a body', '', { anything: [{ deep: { $gt: '' } }] }],
    ['in a query', '?pin[$gt]=', {}],
    ['in JSON of a query', `?filter=${encodeURIComponent('{"id":{"$ne":null}}')}`, {}],
  ])('an operator %s is a bad request on every route, for every caller', async (_, query, body) => {
    const wrong: string[] = []
    for (const client of clients)
      for (const { method, path } of routes) {
        if (method === 'GET' && query === '') continue
        const answer = await client.request(method, `/api${withId(path)}${query}`, bodyOf(method, body))
        if (answer.status !== 400) wrong.push(`${method} ${path}: ${answer.status}`)
      }
    expect(wrong).toEqual([])
  })

  it('a body of a hundred thousand brackets is refused with a sentence', async () => {
    const headers = { 'content-type': 'application/json', origin: app.url }
    const body = '['.repeat(100_000) + ']'.repeat(100_000)
    for (const path of ['/api/send-otp', '/api/verify-otp'])
      expect((await fetch(app.url + path, { method: 'POST', headers, body })).status).toBe(400)
  })

  it.each([
    ['objects', { gt: '' }],
    ['lists', ['x', { gt: '' }]],
  ])('%s in place of values are checked by each call, change nothing and break nothing', async (_, odd) => {
    const before = await snapshot()
    const body = Object.fromEntries(FIELDS.map((field) => [field, odd]))
    expect(
      await everywhere((client, method, path) => client.request(method, withId(path), bodyOf(method, body))),
    ).toEqual([])
    expect(await snapshot()).toBe(before)
  })

  it('repeated query parameters break nothing', async () => {
    const query = FIELDS.flatMap((field) => [`${field}=1`, `${field}=2`]).join('&')
    expect(
      await everywhere((client, method, path) =>
        client.request(method, `${withId(path)}?${query}`, bodyOf(method, {})),
      ),
    ).toEqual([])
  })

  it('prototypes, lists and bare values in place of a body break nothing', async () => {
    const withBody = routes.filter(({ method }) => method !== 'GET')
    for (const body of [PROTOTYPE, [], [OPERATORS], 'text', 7, null])
      expect(
        await everywhere((client, method, path) => client.request(method, withId(path), body), withBody),
      ).toEqual([])
  })

  it('odd ids break nothing', async () => {
    const withAnId = routes.filter(({ path }) => path.includes(':'))
    for (const id of ODD_IDS)
      expect(
        await everywhere(
          (client, method, path) => client.request(method, withId(path, id), bodyOf(method, {})),
          withAnId,
        ),
      ).toEqual([])
  })

  it('a body over the limit is refused on every route that takes one, and changes nothing', async () => {
    const before = await snapshot()
    const oversize = { name: 'x'.repeat(300_000) }
    const wrong: string[] = []
    for (const { method, path } of routes.filter((route) => route.method !== 'GET')) {
      const { status } = await (clients[2] as Client).request(method, `/api${withId(path)}`, oversize)
      if (status !== 413) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
    expect(await snapshot()).toBe(before)
  })

  it('a body over the limit is 413, one that is not JSON 400, one of another type 415', async () => {
    const boss = clients[2] as Client
    const raw = async (body: string, type: string): Promise<number> => {
      const headers = { cookie: boss.cookieHeader(), 'content-type': type, origin: app.url }
      return (await fetch(`${app.url}/api/users`, { method: 'PUT', headers, body })).status
    }
    expect(await raw(JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json')).toBe(413)
    expect(await raw('{"name":', 'application/json')).toBe(400)
    expect(await raw('<name/>', 'application/xml')).toBe(415)
  })
})

it('refuses a body of more values than any call takes, before it is parsed', async () => {
  const many = Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [`k${n}`, 1]))
  const { status, body } = await new Client(app.url).post('/api/verify-otp', many)
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ message: 'The request has more than 5000 values.' }),
  ])
})
