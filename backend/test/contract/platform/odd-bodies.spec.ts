import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { admin, allowManySignIns, customer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { sendBytes } from '../../support/builders/pictures.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Answer, type Client } from '../../support/http/client.js'
import { type ApiDocument, DocumentedAnswers } from '../../support/http/documented-answers.js'

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

const document = JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8')) as Document &
  ApiDocument
const { paths, components }: Document = document

/** Deeper than anything that is read. */
const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)])
/** Sent as it stands here: a key of this name would be lost in an object of ours. */
const PROTO: unknown = JSON.parse(
  '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}',
)

type Kind = 'number' | 'string' | 'choice' | 'list' | 'object'
/** Values of the right kind that are odd, and of wrong kinds; a place gets the next ones of each. */
const ODD: Readonly<
  Record<Kind, { always: readonly unknown[]; odd: readonly unknown[]; wrong: readonly unknown[] }>
> = {
  number: {
    always: [Number.MAX_SAFE_INTEGER, 1_000_000],
    odd: [-1, 0.000_1, 1e308, -0.5, 0],
    wrong: [null, '12', [[{}]], true, 'NaN', [null], {}, '1e3'],
  },
  string: {
    always: [],
    odd: [
      'x'.repeat(100_000),
      'a\0b',
      '\ud800 alone',
      '\u202egnp.exe\u200f\u2066',
      '__proto__',
      'NaN',
      '',
      ' \t\r\n ',
      '\ufffe\uffff',
      '$where',
      '{"$gt":""}',
      '../../etc/passwd',
      '0x10',
    ],
    wrong: [null, [[{}]], Number.MAX_SAFE_INTEGER, [null], true, 1_000_000, { $gt: '' }, -0.5],
  },
  choice: {
    always: [],
    odd: ['', '__proto__', 'NaN', 'constructor', '\ud800'],
    wrong: [null, [[{}]], 1_000_000, [null], {}, 'true'],
  },
  list: {
    always: [[null]],
    odd: [[], Array(10_000).fill(0), [[{}]], [PROTO]],
    wrong: [null, 'a text', 1_000_000, true, {}, PROTO],
  },
  object: {
    always: [],
    odd: [{}, PROTO, { a: deep(50) }],
    wrong: [null, [[{}]], 'a text', [null], 1_000_000, true],
  },
}
/** In the place of a whole body, some of them in turn. */
const WHOLE: readonly unknown[] = [null, [], [[{}]], 'a text', 1_000_000, true, PROTO, [null], {}]
/** In the place of a file. */
const FILES: readonly string[] = ['', '\0'.repeat(1000), '{"a":1}', '\ud83d\ude00'.repeat(25_000)]
const AT_ONCE = 8
const SETTINGS = '/api/admin/settings'
/** These end the sessions with which the others are called, so they come last and from a customer of their own. */
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

/** Gives the next of some values each time, so that each is tried in many places and no place with all of them. */
function turnsOf() {
  const next = new Map<readonly unknown[], number>()
  return (values: readonly unknown[]): unknown => {
    const at = next.get(values) ?? 0
    next.set(values, at + 1)
    return values[at % values.length]
  }
}
const turn = turnsOf()

function kindOf(value: unknown, { type, enum: choices }: Schema): Kind {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object' && value !== null) return 'object'
  if (choices || typeof value === 'boolean') return 'choice'
  return type === 'number' || type === 'integer' || typeof value === 'number' ? 'number' : 'string'
}

/** The odd values for a place of this kind. */
function oddFor(kind: Kind): unknown[] {
  const { always, odd, wrong } = ODD[kind]
  return [...always, turn(odd), turn(wrong)]
}

/** The value once for each place in it and each odd value there. */
function* spoilt(value: unknown, schema: Schema): Generator<unknown> {
  const { items, properties } = resolved(schema)
  if (Array.isArray(value)) {
    for (const inner of spoilt(value[0], items ?? {})) yield [inner]
  } else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value)) {
      const of = properties?.[name] ?? {}
      for (const odd of oddFor(kindOf(field, resolved(of)))) yield { ...value, [name]: odd }
      for (const inner of spoilt(field, of)) if (typeof field === 'object') yield { ...value, [name]: inner }
    }
}

interface Call {
  /** As the document writes it: `post /api/orders`. */
  name: string
  method: string
  path: string
  schema: Schema
  body: Record<string, unknown>
}

/** The address with what the demo shop has. */
function addressOf(path: string): string {
  const parts = path.split('/')
  const given = (part: string, at: number) =>
    real[part.slice(1, -1)] ?? real[parts[at - 1] ?? ''] ?? '6740c1f2a4b5c6d7e8f90123'
  return parts.map((part, at) => (part.startsWith('{') ? given(part, at) : part)).join('/')
}

/** The calls with a body of this type. */
const callsWith = (type: string) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const content = requestBody?.content[type]
      if (!content) return []
      return [
        {
          name: `${method} ${path}`,
          method: method.toUpperCase(),
          path: addressOf(path),
          schema: content.schema,
        },
      ]
    }),
  )

function calls(): Call[] {
  return callsWith('application/json').map((call) => {
    const properties = resolved(call.schema).properties ?? {}
    const body = call.path === SETTINGS ? { ...settings } : bodyOf(properties)
    return { ...call, body }
  })
}
const stays = ({ name }: Call): boolean => !ENDS_SESSION.test(name)

/** Some of what may stand in the place of the whole body, and the body with one odd value in all of its fields. */
function wholes({ body }: Call): unknown[] {
  const odd = turn([null, 'NaN'])
  const all = Object.fromEntries(Object.keys(body).map((name) => [name, odd]))
  return [turn(WHOLE), turn(WHOLE), turn(WHOLE), all]
}

it('No odd value in any place of any body is an error of ours, every answer is as the document has it, and a list in a list is refused', async () => {
  const answers = new DocumentedAnswers(document)
  const wrong = new Set<string>()
  const judge = (call: string, said: string, { status, body }: Answer): void => {
    const problem =
      status >= 500 ? `an error of ours ${JSON.stringify(body)}` : answers.problem(call, status, body)
    const isTaken = status < 400 && said.includes('[[{}]]')
    if (problem !== null || isTaken)
      wrong.add(`${call} ${said.slice(0, 300)}: ${status} ${problem ?? 'taken'}`)
  }
  const send = async ({ name, method, path }: Call, odd: unknown, by: Client, key: string): Promise<void> => {
    const headers = { 'idempotency-key': key }
    const asked = await by.request(method, path, odd, headers)
    const other =
      asked.status === 403 && by === boss ? await buyer.request(method, path, odd, headers) : asked
    judge(name, JSON.stringify(odd), other)
  }
  const all = calls()
  const oddOf = (call: Call) =>
    [...spoilt(call.body, call.schema), ...wholes(call)].map((odd) => [call, odd] as const)
  const staying = all.filter(stays).flatMap(oddOf)
  expect(staying.length).toBeGreaterThan(2000)
  const waiting = staying.entries()
  const sendAll = async (): Promise<void> => {
    for (const [index, [call, odd]] of waiting) await send(call, odd, boss, `odd-body-${index}`)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
  for (const type of ['text/csv', 'image/png'])
    for (const { name, method, path } of callsWith(type))
      for (const file of FILES) {
        const body = new TextEncoder().encode(file)
        const sent = await sendBytes<Record<string, unknown>>(boss, [method as 'POST', path], body, type)
        const by = sent.status === 403 ? buyer : boss
        judge(name, file.slice(0, 20), {
          ...(by === boss ? sent : await sendBytes(buyer, [method as 'POST', path], body, type)),
          headers: new Headers(),
        })
      }
  const { client: leaving } = await customer(app, '9876543211')
  for (const [index, [call, odd]] of all
    .filter((call) => !stays(call))
    .flatMap(oddOf)
    .entries())
    await send(call, odd, leaving, `leaving-${index}`)
  expect([...wrong]).toEqual([])
}, 240_000)

/** What is said of a value, behind the name of its field. */
const endsSo: unknown = expect.stringMatching(/ is not valid\.$/)

it('The character NUL in a body is refused by the name of its field', async () => {
  for (const { method, path, body } of calls().filter(stays)) {
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
