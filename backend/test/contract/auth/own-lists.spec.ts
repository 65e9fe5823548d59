import { admin, customer, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

const PATH = '/api/own-lists'
const VIEW = {
  name: 'By phone',
  filter: { channel: 'phone', q: 'lakshmi', city: ['Guntur', 'Kochi'], deleted: false },
  sort: { field: 'orderDate', order: 'DESC' },
}

interface Refusal {
  code: string
  details: { fields: Record<string, string> }
}

let app: TestApp
let boss: Client
let ops: Client
let opsId: string

beforeAll(async () => {
  app = await startApp({ environment: WITH_ADMIN })
  boss = await admin(app)
  const { client, employee } = await packer(app, boss)
  ops = client
  opsId = employee.id
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.collection('ownlists').deleteMany({})
})

const keep = (list: string, body: object, client = boss) => client.put<Refusal>(`${PATH}/${list}`, body)
const of = async (client = boss) => (await client.get<{ lists: object[] }>(PATH)).body.lists

describe('the views and columns of a list', () => {
  it('are for staff alone', async () => {
    const { client } = await customer(app, '9876543210')
    for (const [who, status] of [
      [new Client(app.url), 401],
      [client, 403],
    ] as const) {
      expect((await who.get(PATH)).status).toBe(status)
      expect((await keep('orders', { views: [VIEW], hidden: [] }, who)).status).toBe(status)
    }
    expect(await app.db.collection('ownlists').countDocuments()).toBe(0)
  })

  it('are the person’s own: nobody else reads, changes or loses them', async () => {
    expect((await keep('orders', { views: [VIEW], hidden: ['city'] })).status).toBe(200)
    expect(await of(ops)).toEqual([])
    await keep('orders', { views: [], hidden: ['contactName'] }, ops)
    expect(await of()).toEqual([
      { list: 'orders', views: [VIEW], hidden: ['city'], changedAt: expect.any(String) as string },
    ])
    // Whoever the body names, it is the caller's.
    await keep('orders', { views: [], hidden: [], userId: opsId, _id: opsId })
    expect(await of(ops)).toMatchObject([{ hidden: ['contactName'] }])
  })

  it('are kept list by list: two devices do not lose each other’s; of one list the last save wins', async () => {
    const other = await admin(app)
    await Promise.all([
      keep('orders', { views: [VIEW], hidden: [] }),
      keep('products', { views: [], hidden: ['price'] }, other),
      keep('customers', { views: [], hidden: ['city'] }, other),
    ])
    expect((await of()).map((one) => (one as { list: string }).list).sort()).toEqual([
      'customers',
      'orders',
      'products',
    ])
    await keep('orders', { views: [], hidden: ['city'] }, other)
    expect(await of()).toContainEqual(
      expect.objectContaining({ list: 'orders', views: [], hidden: ['city'] }),
    )
  })

  it('are refused with the field, and nothing is kept, where they are too many or are no views', async () => {
    const with_ = (changes: object) => ({ views: [{ ...VIEW, ...changes }], hidden: [] })
    const names = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...VIEW, name: `View ${at}` }))
    const bad: [string, object][] = [
      ['views', { views: names(9), hidden: [] }],
      ['views', { views: [VIEW, { ...VIEW, name: ' By phone ' }], hidden: [] }],
      ['views', { views: null, hidden: [] }],
      ['views', { hidden: [] }],
      ['views.0.name', with_({ name: ' ' })],
      ['views.0.name', with_({ name: 'x'.repeat(31) })],
      // An operator is refused wherever it stands.
      ['views', with_({ name: { $gt: '' } })],
      ['views', with_({ filter: { q: { $gt: '' } } })],
      ['views.0.filter', with_({ filter: { q: { gt: '' } } })],
      ['views', with_({ filter: { $where: '1' } })],
      ['views.0.filter', with_({ filter: { 'a.b': '1' } })],
      ['views.0.filter', with_({ filter: ['q'] })],
      ['views.0.filter', with_({ filter: { q: 'x'.repeat(201) } })],
      ['views.0.filter', with_({ filter: { q: Array(51).fill('x') } })],
      [
        'views.0.filter',
        with_({
          filter: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`f${at}`, 'x'.repeat(190)])),
        }),
      ],
      ['views.0.sort', with_({ sort: null })],
      ['views.0.sort.field', with_({ sort: { field: '$natural', order: 'ASC' } })],
      ['views.0.sort.order', with_({ sort: { field: 'id', order: 1 } })],
      ['hidden', { views: [], hidden: Array.from({ length: 41 }, (_, at) => `c${at}`) }],
      ['hidden', { views: [], hidden: [{ $gt: '' }] }],
      ['hidden', { views: [], hidden: ['x'.repeat(61)] }],
      ['hidden', { views: [VIEW] }],
    ]
    for (const [field, body] of bad) {
      const { status, body: refusal } = await keep('orders', body)
      expect([status, refusal.code, ...Object.keys(refusal.details.fields)]).toEqual([
        400,
        'VALIDATION_FAILED',
        field,
      ])
    }
    expect(await of()).toEqual([])
  })

  it('are kept for names of lists only, and of a limited number of lists', async () => {
    for (const list of ['__proto__', 'a.b', '$set', 'Orders', 'x'.repeat(41), 'a%00'])
      expect((await keep(list, { views: [], hidden: [] })).status).toBe(400)
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    for (const letter of letters.flatMap((one) => [`${one}-a`, `${one}-b`]).slice(0, 50))
      expect((await keep(letter, { views: [], hidden: [] })).status).toBe(200)
    expect(await keep('orders', { views: [], hidden: [] })).toMatchObject({
      status: 400,
      body: { error: 'Views are kept for 50 lists.' },
    })
    expect((await keep('a-a', { views: [VIEW], hidden: [] })).status).toBe(200)
  })

  it('are in the person’s data, and go when the account is disabled', async () => {
    await keep('orders', { views: [VIEW], hidden: [] }, ops)
    const { body } = await ops.get<{ ownLists: object }>('/api/users/data')
    expect(body.ownLists).toMatchObject({ orders: { views: [{ name: 'By phone' }] } })
    expect((await boss.put(`/api/admin/employees/${opsId}`, { name: 'Ramesh K' })).status).toBe(200)
    expect(await app.db.collection('ownlists').countDocuments()).toBe(1)
    expect((await boss.put(`/api/admin/employees/${opsId}`, { disabled: true })).status).toBe(200)
    expect(await app.db.collection('ownlists').countDocuments()).toBe(0)
  })
})
