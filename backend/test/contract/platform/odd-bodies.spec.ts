import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { admin, allowManySignIns, customer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Client } from '../../support/http/client.js'

interface Schema {
  $ref?: string
  allOf?: Schema[]
  type?: string
  example?: unknown
  enum?: unknown[]
  default?: unknown
  nullable?: boolean
  items?: Schema
  properties?: Record<string, Schema>
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
  parameters?: { name: string; in: string }[]
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const { paths, components } = JSON.parse(
  readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'),
) as Document

/** What somebody may send in the place of anything: a list in a list, which is always refused, comes first. */
const ODD: readonly unknown[] = [[[{}]], null, Number.MAX_SAFE_INTEGER, [null], true, 1_000_000]
/** Each place gets the first odd value and one of the others in turn; `ODD_VALUES=5` tries all of them everywhere. */
const OTHERS = Number(process.env['ODD_VALUES'] ?? 1)
const AT_ONCE = 8
const SETTINGS = '/api/admin/settings'
/** These end the sessions with which the others are called. */
const ENDS_SESSION = /^(post|delete) \/api\/(logout|sessions?|users)$/

let app: TestApp
let boss: Client
let buyer: Client
/** Things of the demo shop, by the name of the field or the part of the path that refers to them. */
let real: Record<string, string>
/** The settings as they are: most fields of the body need what belongs together. */
let settings: Record<string, unknown>

beforeAll(async () => {
  app = await startApp({ environment: { ...WITH_ADMIN, SEED: 'demo' } })
  await allowManySignIns(app)
  boss = await admin(app)
  buyer = (await customer(app, '9876543210')).client
  const idIn = async (collection: string, filter = {}, field = '_id') =>
    String((await app.db.collection(collection).findOne(filter))?.[field])
  const order = await idIn('orders', { paymentStatus: 'Completed', deliveryStatus: 'Pending' }, 'orderId')
  real = {
    product: await idIn('products', { materialType: 'RM' }),
    parentProduct: await idIn('products', { materialType: 'SG' }),
    productId: await idIn('products', { materialType: 'RM' }),
    Id: await idIn('products', { materialType: 'FG' }, 'Id'),
    outlet: await idIn('outlets'),
    supplier: await idIn('suppliers'),
    bomId: await idIn('boms'),
    reservation: await idIn('reservations', { status: 'Active' }),
    reservationId: await idIn('reservations', {}, 'reservationId'),
    stockId: await idIn('stock'),
    batchNumber: await idIn('stock', {}, 'batchNumber'),
    orderId: order,
    order,
    products: await idIn('products', { materialType: 'FG' }),
    stock: await idIn('stock'),
    bom: await idIn('boms'),
    boms: await idIn('boms'),
    reservations: await idIn('reservations', { status: 'Active' }),
    suppliers: await idIn('suppliers'),
    outlets: await idIn('outlets'),
    expenses: await idIn('expenses'),
  }
  const { version: _, ...current } = (await boss.get('/api/admin/settings')).body
  settings = current
})
afterAll(() => app.close())

function resolved(schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema
  const named = $ref === undefined ? {} : resolved(components.schemas[$ref.replace(/^.*\//, '')] as Schema)
  const parts = (allOf ?? []).map(resolved)
  return Object.assign({}, named, ...parts, own) as Schema
}

/** A value as the document shows it, with what the demo shop has in the place of ids. */
function valueOf(schema: Schema, name: string): unknown {
  const { type, items, properties, example, enum: choices, default: usual } = resolved(schema)
  if (type === 'array') return items ? [valueOf(items, name)] : []
  if (properties) return bodyOf(properties)
  if (type !== 'integer' && type !== 'number' && real[name] !== undefined) return real[name]
  return example ?? usual ?? choices?.[0] ?? (type === 'boolean' ? true : type === 'string' ? 'A text' : 1)
}
const bodyOf = (properties: Record<string, Schema>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, name)]))

let places = 0

/** The odd values for the next place: over all places each of them comes as often as the others. */
function nextOdds(): unknown[] {
  const [first, ...others] = ODD
  const from = (places += 1)
  return [first, ...Array.from({ length: OTHERS }, (_, nth) => others[(from + nth) % others.length])]
}

/** The body once for each place in it and each odd value there. */
function* spoilt(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const inner of spoilt(value[0])) yield [inner]
  } else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value)) {
      for (const odd of nextOdds()) yield { ...value, [name]: odd }
      for (const inner of spoilt(field)) if (typeof field === 'object') yield { ...value, [name]: inner }
    }
}

interface Call {
  method: string
  path: string
  body: Record<string, unknown>
}

function calls(): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema
      const properties = schema && resolved(schema).properties
      if (!properties || ENDS_SESSION.test(`${method} ${path}`)) return []
      const parts = path.split('/')
      const address = parts.map((part, at) =>
        part.startsWith('{')
          ? (real[part.slice(1, -1)] ?? real[parts[at - 1] ?? ''] ?? '6740c1f2a4b5c6d7e8f90123')
          : part,
      )
      const body = bodyOf(properties)
      const known = path === SETTINGS ? { ...settings } : body
      return [{ method: method.toUpperCase(), path: address.join('/'), body: known }]
    }),
  )
}

it('No odd value in any place of any body is an error of ours, and a list in a list is always refused', async () => {
  const wrong: string[] = []
  const send = async ({ method, path }: Call, odd: unknown, key: string): Promise<void> => {
    const headers = { 'idempotency-key': key }
    const asBoss = await boss.request(method, path, odd, headers)
    const { status } = asBoss.status === 403 ? await buyer.request(method, path, odd, headers) : asBoss
    const text = JSON.stringify(odd)
    if (status >= 500 || (status < 400 && text.includes('[[')))
      wrong.push(`${method} ${path} ${text}: ${status}`)
  }
  const all = calls().flatMap((call) => [...spoilt(call.body)].map((odd) => [call, odd] as const))
  expect(all.length).toBeGreaterThan(1500)
  const waiting = all.entries()
  const sendAll = async (): Promise<void> => {
    for (const [index, [call, odd]] of waiting) await send(call, odd, `odd-body-${index}`)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
  expect(wrong).toEqual([])
}, 240_000)

/** What is said of a value, behind the name of its field. */
const endsSo: unknown = expect.stringMatching(/ is not valid\.$/)

it('The character NUL in a body is refused by the name of its field', async () => {
  for (const { method, path, body } of calls()) {
    const [name = ''] = Object.keys(body)
    const { status, body: told } = await boss.request(method, path, { ...body, [name]: 'a\0b' })
    expect([path, status, told['details']]).toEqual([path, 400, { fields: { [name]: endsSo } }])
  }
})

it('No character NUL in the filter of any list is an error of ours: it is refused by the name of the parameter', async () => {
  const lists = Object.entries(paths)
    .filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'filter'))
    .map(([path]) => path)
  expect(lists.length).toBeGreaterThan(20)
  for (const path of lists)
    for (const name of ['q', 'batchNumber', 'id', 'actor']) {
      const filter = encodeURIComponent(JSON.stringify({ [name]: 'a\0b' }))
      const { status, body } = await boss.get(`${path}?filter=${filter}`)
      expect([path, status, body['details']]).toEqual([path, 400, { fields: { filter: endsSo } }])
    }
})

describe('Quantities that come to more than can be counted', () => {
  const UNCOUNTED = 'This comes to more than can be counted.'
  const refusedBy = (field: string) => ({
    status: 400,
    body: { details: { fields: { [field]: UNCOUNTED } } },
  })

  it('are refused by the name of their field where a recipe from before the bound is asked for', async () => {
    const recipe = { parentProductQuantityMilli: 1, 'components.0.stockMilli': 100_000_000_000 }
    const bom = await app.db.collection('boms').findOneAndUpdate({}, { $set: recipe })
    const bomId = String(bom?._id)
    const filled = await boss.get(`/api/admin/reservations/fill?bomId=${bomId}&quantity=100000`)
    expect(filled).toMatchObject(refusedBy('quantity'))
    const run = { bomId, quantitytoProduce: 1_000_000, reservedBy: 'Lakshmi' }
    expect(await boss.post('/api/reservations', run)).toMatchObject(refusedBy('quantitytoProduce'))
    const items = [{ bomId, quantity: 10_000 }]
    for (const call of ['check', 'reservations'])
      expect(await boss.post(`/api/admin/cook-plan/${call}`, { items })).toMatchObject(refusedBy('items'))
  })

  it('cannot be written into a recipe: one unit needs at most 10,000 of a component', async () => {
    const body = {
      parentProduct: real['parentProduct'],
      parentProductQuantity: 0.001,
      parentProductUnit: 'KG',
      components: [{ product: 'RM-0001', quantity: 100_000, unit: 'KG' }],
    }
    const { status, body: told } = await boss.post('/api/bom', body)
    expect([status, Object.keys((told['details'] as { fields: object }).fields)]).toEqual([
      400,
      ['components.0.quantity'],
    ])
  })
})
