import { isAllowed, type Role } from '../../../src/kernel/access/permissions.js'
import { RouteTable } from '../../../src/modules/office/auth/access/http/route-table.js'
import { admin, customer, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

/** The public routes. A route is added here on purpose, never by forgetting its permission. */
const PUBLIC = [
  'GET /delhivery/charges',
  'GET /delivery',
  'GET /favourites',
  'GET /health/live',
  'GET /health/ready',
  'GET /jars/:batchNumber',
  'GET /landing',
  'GET /parcels/:waybill',
  'GET /pickles/:code',
  'GET /pins/:pin',
  'GET /products',
  'GET /review/:id/photo/:photo',
  'GET /review/pickle/:code',
  'GET /review/product/:productId',
  'GET /shop',
  'GET /unsubscribe',
  'GET /uploads/:file',
  'POST /cashfree/webhook',
  'POST /delhivery/scan/:secret',
  'POST /logout',
  'POST /send-otp',
  'POST /subscribe',
  'POST /unsubscribe',
  'POST /verify-otp',
]
const SOME_ID = '6740c1f2a4b5c6d7e8f90123'

interface OpenApi {
  paths: Record<string, Record<string, unknown>>
}

describe('every route', () => {
  let app: TestApp
  let clients: Record<Role | 'nobody' | 'other', Client>
  let routes: ReturnType<RouteTable['all']>

  beforeAll(async () => {
    app = await startApp({ environment: WITH_ADMIN })
    const boss = await admin(app)
    clients = {
      nobody: new Client(app.url),
      user: (await customer(app, '9876543210')).client,
      other: (await customer(app, '9876543211')).client,
      ops: (await packer(app, boss)).client,
      admin: boss,
    }
    routes = app.app
      .get(RouteTable)
      .all()
      .filter(({ path }) => !path.startsWith('/sandbox'))
  })
  afterAll(() => app.close())

  const call = async (client: Client, method: string, path: string): Promise<number> => {
    const url = `/api${path.replace(/:\w+/g, SOME_ID)}`
    return (await client.request(method, url, method === 'GET' ? undefined : {})).status
  }

  it('is in the OpenAPI document, which names no other', async () => {
    const { body } = await clients.nobody.get<OpenApi>('/api/openapi.json')
    const documented = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) =>
        `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`.replace(
          /\/$/,
          '',
        ),
      ),
    )
    const existing = routes.map(({ method, path }) => `${method} ${path}`)
    expect(documented.sort()).toEqual(existing.sort())
  })

  it('is public only if it is listed as public', () => {
    const open = routes.flatMap(({ method, path, access }) => (access?.public ? [`${method} ${path}`] : []))
    expect(open.sort()).toEqual(PUBLIC)
  })

  it('answers 401 without a session unless it is public', async () => {
    const wrong: string[] = []
    for (const { method, path, access } of routes) {
      if (access === undefined || access.public) continue
      const status = await call(clients.nobody, method, path)
      if (status !== 401) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(['user', 'other', 'ops', 'admin'] as const)(
    'answers 403 to %s exactly when the permission table says so',
    async (who) => {
      const role: Role = who === 'other' ? 'user' : who
      const wrong: string[] = []
      for (const { method, path, access } of routes) {
        if (access === undefined || access.public) continue
        const allowed = isAllowed(role, access.permission)
        // Allowed writes have their own contract tests; here they would end the session or change the shop.
        if (allowed && method !== 'GET') continue
        const status = await call(clients[who], method, path)
        if ((status === 403) === allowed || status === 401 || status >= 500)
          wrong.push(`${method} ${path}: ${status}`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('refuses a claimed role that is not the caller’s, before anything else', async () => {
    const wrong: string[] = []
    for (const { method, path, access } of routes) {
      if (access === undefined || access.public || path.startsWith('/admin/employees')) continue
      const claimed = `${path.replace(/:\w+/g, SOME_ID)}?role=admin`
      const { status } = await clients.user.request(
        method,
        `/api${claimed}`,
        method === 'GET' ? undefined : {},
      )
      if (status !== 403) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})
