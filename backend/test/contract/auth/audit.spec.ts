import { isAllowed } from '../../../src/kernel/access/permissions.js'
import { NAMED_ROUTES, routeAction } from '../../../src/modules/office/audit/domain/route-actions.js'
import { RouteTable } from '../../../src/modules/office/auth/access/http/route-table.js'
import { ADMIN, admin, customer, PACKER, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

interface Entry {
  id: string
  at: string
  action: string
  actor: string
  actorRole: string | null
  subject: string
  address: string
  changes: { field: string; before?: unknown; after?: unknown }[]
}

describe('the audit log', () => {
  let app: TestApp
  let boss: Client

  beforeAll(async () => {
    app = await startApp({ environment: WITH_ADMIN })
    boss = await admin(app)
  })
  afterAll(() => app.close())

  const entries = async (filter: object = {}): Promise<Entry[]> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,199]' })
    return (await boss.get<Entry[]>(`/api/admin/audit?${query.toString()}`)).body
  }

  it('shows who logged in, from where, and failed log-ins', async () => {
    await new Client(app.url).post('/api/verify-otp', {
      mobileNumber: ADMIN.mobileNumber,
      otp: '000000',
      role: 'admin',
    })
    const [refused] = await entries({ action: 'sign-in.refused' })
    expect(refused).toMatchObject({ actor: ADMIN.mobileNumber, actorRole: 'admin', address: '127.0.0.1' })
    expect((await entries({ action: 'sign-in.done' }))[0]).toMatchObject({ actor: ADMIN.mobileNumber })
  })

  it('masks the numbers of customers', async () => {
    const { client } = await customer(app, '9876543210')
    await client.post('/api/logout')
    const all = await entries()
    expect(all.slice(0, 2)).toMatchObject([
      { action: 'sign-out.done', actor: '98••••••10', actorRole: 'user' },
      { action: 'sign-in.done', actor: '98••••••10' },
    ])
    expect(JSON.stringify(all)).not.toContain('9876543210')
  })

  it('shows the changes of an employee, before and after, without the PIN', async () => {
    const { employee } = await packer(app, boss)
    await boss.put(`/api/admin/employees/${employee.id}`, { role: 'admin', pin: '975310' })
    const [changed, created] = await entries({ subject: `employee:${PACKER.mobileNumber}` })
    expect(changed).toMatchObject({
      action: 'employee.changed',
      actor: ADMIN.mobileNumber,
      changes: [
        { field: 'role', before: 'ops', after: 'admin' },
        { field: 'pinHash', before: '[secret]', after: '[secret]' },
      ],
    })
    expect(created?.action).toBe('employee.created')
    expect(JSON.stringify(await entries())).not.toMatch(/975310|135790|argon/)
  })

  it('has an entry for every write of staff, even if the use case records none', async () => {
    await boss.put('/api/users', { city: 'Hyderabad' })
    expect((await entries())[0]).toMatchObject({
      action: 'account.changed',
      actor: ADMIN.mobileNumber,
      changes: [{ field: 'city', after: 'Hyderabad' }],
    })
  })

  it('names every write that staff may do, and no other', () => {
    const writes = app.app
      .get(RouteTable)
      .all()
      .flatMap(({ method, path, access }) => {
        const isWrite = method !== 'GET' && access?.public === false
        const byStaff =
          isWrite && (['ops', 'admin'] as const).some((role) => isAllowed(role, access.permission))
        return byStaff ? [`${method} ${path}`] : []
      })
    expect(writes.filter((route) => routeAction(route) === undefined)).toEqual([])
    expect(NAMED_ROUTES.filter((route) => !writes.includes(route))).toEqual([])
  })

  it('shows the current event name for an entry from before events had names', async () => {
    await app.db.collection('auditlog').insertOne({
      at: new Date(),
      action: 'PUT /api/orders/:orderId/delivered',
      actor: ADMIN.mobileNumber,
      actorRole: 'admin',
      subject: 'P-7KQ4-M2XD',
      changes: [],
    })
    expect((await entries({ subject: 'P-7KQ4' }))[0]).toMatchObject({ action: 'order.delivered' })
  })

  it('has no entry for a refused write', async () => {
    const before = (await entries()).length
    await boss.put('/api/users', { pin: 'no pin' })
    await boss.put('/api/admin/employees/6740c1f2a4b5c6d7e8f90123', { name: 'Nobody' })
    expect(await entries()).toHaveLength(before)
  })

  it('is filtered by day, actor, role and action, and paged', async () => {
    const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10)
    expect((await entries({ from: today, to: today })).length).toBeGreaterThan(3)
    expect(await entries({ from: '2020-01-01', to: '2020-01-31' })).toEqual([])
    expect((await entries({ actorRole: 'user' })).every(({ actorRole }) => actorRole === 'user')).toBe(true)
    const page = await boss.get<Entry[]>('/api/admin/audit?range=[0,1]')
    expect(page.body).toHaveLength(2)
    expect(page.headers.get('content-range')).toMatch(/^audit 0-1\/\d+$/)
    expect((await boss.get(`/api/admin/audit/${page.body[0]?.id ?? ''}`)).status).toBe(200)
  })

  it('comes by id in the order of time, both ways, with any filter', async () => {
    const sorted = async (sort: string, filter: object) => {
      const query = new URLSearchParams({ sort, filter: JSON.stringify(filter), range: '[0,199]' })
      return (await boss.get<Entry[]>(`/api/admin/audit?${query.toString()}`)).body
    }
    for (const filter of [{}, { to: '2999-01-01' }, { action: 'sign-' }]) {
      const ascending = await sorted('["id","ASC"]', filter)
      expect(ascending.length).toBeGreaterThan(2)
      expect(ascending).toEqual(ascending.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)))
      expect(await sorted('["id","DESC"]', filter)).toEqual(ascending.toReversed())
      expect(await sorted('["at","DESC"]', filter)).toEqual(ascending.toReversed())
    }
  })

  it('cannot be changed, and is kept 400 days', async () => {
    const [entry] = await entries()
    for (const method of ['PUT', 'POST', 'DELETE'])
      expect((await boss.request(method, `/api/admin/audit/${entry?.id ?? ''}`, {})).status).toBe(404)
    const indexes = await app.db.collection('auditlog').indexes()
    expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject({
      key: { at: 1 },
      expireAfterSeconds: 400 * 86_400,
    })
  })
})
