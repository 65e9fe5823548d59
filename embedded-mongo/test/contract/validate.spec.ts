import { join } from 'node:path'
import { type Document, MongoClient } from 'mongodb'
import { Catalog } from '../../src/catalog/catalog.js'
import { LEFTOVER_MARK, leftoverKey } from '../../src/catalog/leftovers.js'
import { type CollectionMeta } from '../../src/catalog/metadata.js'
import { catalogKey, encodeCollection } from '../../src/catalog/persistence.js'
import { startEmbeddedMongo } from '../../src/launch/start.js'
import { verifyDatabase } from '../../src/launch/verify.js'
import { type Change } from '../../src/storage/key-reader.js'
import { entryKey, recordKey, tableRange } from '../../src/storage/keys.js'
import { Store } from '../../src/storage/store.js'
import { startTestEngine, temporaryDirectory, type TestEngine } from '../support/engine.js'

let t: TestEngine
beforeAll(async () => {
  t = await startTestEngine()
  const rows = t.client.db('v').collection<Document>('rows')
  await rows.createIndexes([{ key: { tags: 1 } }, { key: { name: 1 }, unique: true }])
  await rows.insertMany(Array.from({ length: 50 }, (_, n) => ({ name: `n${n}`, tags: ['all', `t${n % 5}`] })))
})
afterAll(() => t.stop())

const validate = (options: Document = {}) => t.client.db('v').command({ validate: 'rows', ...options })

describe('validate', () => {
  it('counts the documents and the keys of each index', async () => {
    const { uuid, ...answer } = await validate()
    expect(uuid).toBeDefined()
    expect(answer).toMatchObject({
      ns: 'v.rows',
      nrecords: 50,
      nInvalidDocuments: 0,
      nNonCompliantDocuments: 0,
      nIndexes: 3,
      keysPerIndex: { _id_: 50, tags_1: 100, name_1: 50 },
      indexDetails: { _id_: { valid: true }, tags_1: { valid: true }, name_1: { valid: true } },
      valid: true,
      repaired: false,
      errors: [],
      warnings: [],
      extraIndexEntries: [],
      missingIndexEntries: [],
      corruptRecords: [],
      ok: 1,
    })
  })

  it('reads one snapshot while others write', async () => {
    const rows = t.client.db('v').collection<Document>('moving')
    await rows.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }])
    await rows.insertMany(Array.from({ length: 3000 }, (_, a) => ({ a, b: -a })))
    let writing = true
    const writer = (async () => {
      for (let n = 0; writing; n++) await rows.updateMany({ a: { $lt: 20 } }, { $inc: { a: 1, b: n % 2 } })
    })()
    for (let round = 0; round < 5; round++) {
      const { valid, nrecords } = await t.client.db('v').command({ validate: 'moving' })
      expect([valid, nrecords]).toEqual([true, 3000])
    }
    writing = false
    await writer
  })

  it('accepts the options that repair nothing', async () => {
    for (const options of [
      { full: true },
      { background: true },
      { metadata: true },
      { checkBSONConformance: true },
    ])
      expect(await validate(options)).toMatchObject({ valid: true })
  })

  it.each<[string, Document, number]>([
    ['a collection that is not there', { validate: 'none' }, 26],
    ['repair, as on a replica set', { repair: true }, 72],
    ['full in the background', { full: true, background: true }, 72],
    ['the definitions alone and more', { metadata: true, full: true }, 72],
    ['a collection without a name', { validate: '' }, 73],
    ['a number for a name', { validate: 1 }, 14],
    ['an unknown field', { nope: 1 }, 40415],
  ])('refuses %s', async (_title, options, code) => {
    await expect(validate(options)).rejects.toMatchObject({ code })
  })
})

describe('a fault that validate reports', () => {
  const { path, remove } = temporaryDirectory()
  afterAll(() => remove())

  const opened = async <T>(use: (client: MongoClient) => Promise<T>): Promise<T> => {
    const engine = await startEmbeddedMongo({ directory: path, thread: false })
    const client = await new MongoClient(engine.uri).connect()
    try {
      return await use(client)
    } finally {
      await client.close()
      await engine.close()
    }
  }
  const change = async (
    changes: (meta: CollectionMeta, store: Store) => Change[],
    name = 'v.rows',
  ): Promise<void> => {
    const store = Store.open(join(path, 'store'))
    await store.commit(changes(new Catalog(store).get(name) as CollectionMeta, store))
    await store.close()
  }

  it('is an index without its flag for arrays', async () => {
    await opened(async (client) => {
      const rows = client.db('v').collection<{ _id: number; tags: string[] }>('marked')
      await rows.createIndex({ tags: 1 })
      await rows.insertOne({ _id: 1, tags: ['a', 'b'] })
    })
    const unmarked = (meta: CollectionMeta): CollectionMeta => ({
      ...meta,
      indexes: meta.indexes.map((index) => ({ ...index, multikey: [false] })),
    })
    await change(
      (meta) => [{ key: catalogKey('v.marked'), value: encodeCollection(unmarked(meta)) }],
      'v.marked',
    )
    expect((await verifyDatabase(path))[0]?.problems).toEqual([
      'Index tags_1 is not marked for the arrays, or for the long texts, of document 1.',
    ])
    expect(await opened((client) => client.db('v').command({ validate: 'marked' }))).toMatchObject({
      valid: false,
      errors: ['Found errors in tags_1'],
    })
    await opened((client) => client.db('v').dropCollection('marked'))
  })

  it('is a missing entry, an extra one and an unreadable document; db:verify reports the same', async () => {
    await opened(async (client) => {
      const rows = client.db('v').collection<{ _id: number; n: number }>('rows')
      await rows.createIndexes([{ key: { n: 1 } }])
      await rows.insertMany([1, 2, 3, 4].map((_id) => ({ _id, n: _id })))
    })
    await change((meta, store) => {
      const [, index] = meta.indexes
      const [first, second] = [...store.range(tableRange(index?.table ?? 0))]
      const extra = entryKey(index?.table ?? 0, Buffer.from([41]), 3)
      return [
        { key: first?.key as Buffer, value: null },
        { key: extra, value: second?.value as Buffer },
        { key: recordKey(meta.table, 4), value: Buffer.from([9, 0, 0, 0, 0x99, 0, 0, 0, 0]) },
      ]
    })
    const answer = await opened((client) => client.db('v').command({ validate: 'rows' }))
    expect(answer).toMatchObject({
      valid: false,
      nrecords: 4,
      nInvalidDocuments: 1,
      indexDetails: { _id_: { valid: false }, n_1: { valid: false } },
      missingIndexEntries: [{ indexName: 'n_1', recordId: 1 }],
      extraIndexEntries: [
        { indexName: '_id_', recordId: 4 },
        { indexName: 'n_1', recordId: 4 },
        { indexName: 'n_1', recordId: 3 },
      ],
      corruptRecords: [4],
    })
    const [rows] = await verifyDatabase(path)
    expect(rows?.problems).toEqual([
      expect.stringContaining('Document 4 cannot be read: '),
      'Index _id_ holds an entry of document 4 that the document does not have.',
      'Index n_1 does not hold document 1.',
      'Index n_1 holds an entry of document 4 that the document does not have.',
      'Index n_1 holds an entry of document 3 that the document does not have.',
    ])
  })

  it('is a table without an owner, with two owners, or marked to be emptied', async () => {
    await change((meta) => {
      const [, index] = meta.indexes
      const nothing = { ...meta, table: 900, indexes: [] }
      return [
        { key: recordKey(901, 1), value: Buffer.from([5, 0, 0, 0, 0]) },
        { key: leftoverKey(index?.table ?? 0), value: LEFTOVER_MARK },
        { key: catalogKey('v.rows'), value: encodeCollection({ ...meta, indexes: [] }) },
        { key: catalogKey('v.other'), value: encodeCollection({ ...nothing, namespace: 'v.other' }) },
        { key: catalogKey('v.twin'), value: encodeCollection({ ...meta, namespace: 'v.twin' }) },
      ]
    })
    const found = await verifyDatabase(path)
    const problems = found.flatMap((each) => each.problems.map((problem) => `${each.namespace}: ${problem}`))
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^v.twin: Table \d+ belongs to v.rows, too.$/),
        expect.stringMatching(/^v.twin: Table \d+ is marked to be emptied.$/),
        '(no collection): Table 901 belongs to no collection.',
      ]),
    )
  })

  it('is an unreadable definition or one of another collection, which db:verify and the engine refuse', async () => {
    await change((meta) => [
      { key: catalogKey('v.other'), value: encodeCollection({ ...meta, namespace: 'v.rows' }) },
    ])
    const refused =
      'The definition of v.other is damaged (it is of v.rows). Restore a backup with: npm run restore'
    await expect(verifyDatabase(path)).rejects.toThrow(refused)
    await expect(startEmbeddedMongo({ directory: path, thread: false })).rejects.toThrow(refused)
  })
})
