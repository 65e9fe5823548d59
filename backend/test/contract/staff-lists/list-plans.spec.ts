import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import mongoose from 'mongoose'
import { type ListRules, parseList } from '../../../src/platform/lists/simple-rest.js'
import { LIST_RULES_KEY } from '../../../src/platform/lists/staff-list.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

/** A database query that a list's request made. */
interface Asked {
  collection: string
  filter: Record<string, unknown>
  sort: Record<string, 1 | -1>
}
interface Plan {
  stages: string
  keys: number
  docs: number
  found: number
}

let shop: TestApp
let admin: Client
let lists: ListRules[]
let asked: Asked[] = []

beforeAll(async () => {
  shop = await startApp({ environment: { SEED: 'demo' } })
  admin = new Client(shop.url)
  await admin.signInStaff('9000000001', '246810')
  lists = staffLists()
  mongoose.set('debug', (collection: string, method: string, filter: object, options?: { sort?: object }) => {
    if (method === 'find' && options?.sort)
      asked.push({ collection, filter, sort: options.sort } as unknown as Asked)
  })
})
afterAll(async () => {
  mongoose.set('debug', false)
  await shop.close()
})

/** Every list of the console, found by its decorator, so that new lists are checked too. */
function staffLists(): ListRules[] {
  const discovery = shop.app.get(DiscoveryService, { strict: false })
  const scanner = new MetadataScanner()
  const reflector = new Reflector()
  return discovery.getControllers().flatMap(({ instance, metatype }) => {
    const prototype = (metatype as { prototype?: object } | null)?.prototype
    if (!instance || !prototype) return []
    return scanner
      .getAllMethodNames(prototype)
      .map((name) =>
        reflector.get<ListRules | undefined>(LIST_RULES_KEY, Reflect.get(prototype, name) as () => void),
      )
      .filter((rules) => rules !== undefined)
  })
}

/** By the address of the list's request: several tests look at the same one. */
const askedBefore = new Map<string, Asked>()

/** The database query of the list's request, as the server makes it. */
async function askedBy({ resource }: ListRules, query: Record<string, unknown>): Promise<Asked> {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) search.set(key, JSON.stringify(value))
  const address = `/api/admin/${resource}?${search.toString()}`
  const before = askedBefore.get(address)
  if (before) return before
  asked = []
  const { status } = await admin.get(address)
  if (status !== 200) throw new Error(`${resource} answered ${status} to ${search.toString()}`)
  const [first] = asked
  if (!first) throw new Error(`${resource} asked nothing sorted of the database`)
  askedBefore.set(address, first)
  return first
}

async function planOf({ collection, filter, sort }: Asked, limit?: number): Promise<Plan> {
  const cursor = shop.db.collection(collection).find(filter)
  if (limit !== undefined) cursor.sort(sort).limit(limit)
  const explained = await cursor.explain('executionStats')
  const { totalKeysExamined, totalDocsExamined, nReturned } = explained['executionStats']
  const stages = JSON.stringify(explained['queryPlanner'].winningPlan)
  return { stages, keys: totalKeysExamined, docs: totalDocsExamined, found: nReturned }
}

/** Picked from among the customers by an index, then looked at one by one: there are as many as the shop has staff. */
const FEW = ['employees']

/** Cancelled orders with something to refund, whose amount is looked at: one order in twenty-five. */
const PARTS = ['refunds']

/** Several fields of a product are looked at, which no index serves, and active products are a few hundred. */
const COMPARED = ['products low', 'products soldOut']

async function byEveryFilter(
  look: (rules: ListRules, name: string, query: Asked) => Promise<void>,
): Promise<void> {
  for (const rules of lists)
    for (const [name, { example }] of Object.entries(rules.filters))
      await look(rules, name, await askedBy(rules, { filter: { [name]: example } }))
}

const sortsOf = ({ sorts }: ListRules) => ['id', ...Object.keys(sorts)]
/** One value in one field: what an index can put before the order. */
const isEquality = (filter: object) =>
  Object.values(filter).length === 1 &&
  Object.values(filter).every((value) => value === null || typeof value !== 'object' || '_bsontype' in value)

it('all lists are found by themselves', () => {
  const resources = lists.map(({ resource }) => resource)
  expect(resources).toEqual(expect.arrayContaining(['products', 'orders', 'audit', 'employees', 'stock']))
  expect(new Set(resources).size).toBe(resources.length)
})

it('every list comes in the order of an index, by every sort, both ways', async () => {
  for (const rules of lists)
    for (const field of sortsOf(rules))
      for (const direction of ['ASC', 'DESC'] as const) {
        const query = await askedBy(rules, { sort: [field, direction] })
        const told = `${rules.resource} by ${field}: ${(await planOf(query, 25)).stages}`
        expect(told).toContain('IXSCAN')
        if (!FEW.includes(rules.resource)) expect(told).not.toContain('"SORT"')
      }
})

it('every list is narrowed by an index, by every filter', () =>
  byEveryFilter(async (rules, name, query) => {
    const { stages, docs, found } = await planOf(query)
    expect(`${rules.resource} with ${name}: ${stages}`).toContain('IXSCAN')
    // A list that is a part of a collection may look whether what the index found belongs to it.
    const { filter: part } = await askedBy(rules, {})
    if (Object.keys(part).length === 0 && !COMPARED.includes(`${rules.resource} ${name}`))
      expect([rules.resource, name, docs]).toEqual([rules.resource, name, found])
  }))

it('every list comes in its usual order from the same index, when the filter names one value', () =>
  byEveryFilter(async (rules, name, query) => {
    if (!isEquality(query.filter)) return
    const { stages } = await planOf(query, 25)
    // One document is in order.
    if (stages.includes('"isUnique":true')) return
    expect(`${rules.resource} with ${name}: ${stages}`).not.toContain('"SORT"')
  }))

it('no list walks a whole collection, by any filter in any order', async () => {
  for (const rules of lists)
    for (const [name, { example }] of Object.entries(rules.filters))
      for (const field of sortsOf(rules)) {
        const query = await askedBy(rules, { filter: { [name]: example }, sort: [field, 'DESC'] })
        const { stages } = await planOf(query, 25)
        expect(`${rules.resource} with ${name} by ${field}: ${stages}`).not.toContain('COLLSCAN')
      }
})

it('every list counts its total from indexes alone, with every filter and without', async () => {
  for (const rules of lists) {
    const { collection, filter } = await askedBy(rules, {})
    if (Object.keys(filter).length === 0) continue
    const { stages } = await planOf({ collection, filter, sort: {} })
    expect(`${rules.resource}: ${stages}`).not.toContain('COLLSCAN')
  }
  await byEveryFilter(async (rules, name, { collection, filter }) => {
    const count = [{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }]
    const explained = await shop.db.collection(collection).aggregate(count).explain('executionStats')
    expect(`${rules.resource} with ${name}: ${JSON.stringify(explained)}`).not.toContain('COLLSCAN')
    const [read] = explained['stages'] as [{ $cursor: { executionStats: { totalDocsExamined: number } } }]
    // Then any filters together, in any order of the list, are counted and paged by their indexes: the engine's
    // large-lists.spec.ts shows it. A list that looks at the documents of a part of a collection is as long as that part.
    if ([...FEW, ...PARTS].includes(rules.resource) || COMPARED.includes(`${rules.resource} ${name}`)) return
    expect([rules.resource, name, read.$cursor.executionStats.totalDocsExamined]).toEqual([
      rules.resource,
      name,
      0,
    ])
  })
})

it('the check notices a sort that no index gives, and a filter that none serves', async () => {
  const sorted = await planOf({ collection: 'products', filter: {}, sort: { description: 1 } }, 25)
  expect(sorted.stages).toContain('"SORT"')
  const filtered = await planOf({ collection: 'products', filter: { description: 'x' }, sort: { _id: 1 } })
  expect(filtered.stages).toContain('COLLSCAN')
})

it('every filter has a valid example', () => {
  for (const rules of lists)
    for (const [name, { example }] of Object.entries(rules.filters))
      expect(parseList({ filter: JSON.stringify({ [name]: example }) }, rules).filter).not.toEqual({})
})
