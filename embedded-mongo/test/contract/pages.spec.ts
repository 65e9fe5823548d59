import { type ClientSession, type Document, type FindOptions, ObjectId } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

interface Row {
  _id: number
  shop?: number
  at: number
  tags: string[]
  code?: string
  by: ObjectId
  text: string
}

const ROWS = 600
const PAGE = 24

let t: TestEngine
const rows = () => t.client.db('pages').collection<Row>('rows')
/**
 * Every seventh document has no shop, every fifth no code; texts are of all lengths, some larger than a
 * network buffer.
 */
const row = (_id: number): Row => ({
  _id,
  ...(_id % 7 === 0 ? {} : { shop: _id % 5 }),
  at: (_id * 7919) % 1009,
  tags: [`t${_id % 3}`, `t${_id % 4}`, 'all'],
  ...(_id % 5 === 0 ? {} : { code: `c${String(_id).padStart(4, '0')}` }),
  by: ObjectId.createFromTime(_id),
  text: String(_id).repeat(_id % 100 === 3 ? 30_000 : _id % 50),
})
const all = Array.from({ length: ROWS }, (_, _id) => row(_id))

beforeAll(async () => {
  t = await startTestEngine()
  await rows().insertMany(all)
  await rows().createIndexes([
    { key: { shop: 1, at: -1, _id: 1 } },
    { key: { tags: 1, at: 1 } },
    { key: { code: 1 }, unique: true, sparse: true },
  ])
})
afterAll(() => t.stop())

const newestFirst = (of: readonly Row[]): Row[] => of.toSorted((a, b) => b.at - a.at || a._id - b._id)
const ofShop = (shop: number, from: readonly Row[] = all): Row[] =>
  newestFirst(from.filter((one) => one.shop === shop))
const page = (filter: Document, options: FindOptions = {}): Promise<Document[]> =>
  rows()
    .find(filter, { sort: { at: -1, _id: 1 }, limit: PAGE, ...options })
    .toArray()

describe('a page by an index', () => {
  it('has the first documents in order, as stored', async () => {
    for (const shop of [0, 1, 2, 3, 4]) expect(await page({ shop })).toEqual(ofShop(shop).slice(0, PAGE))
  })

  it('leaves out documents in the bounds of the index that do not match the filter', async () => {
    const odd = ofShop(2).filter(({ _id }) => _id % 2 === 1)
    expect(await page({ shop: 2, _id: { $mod: [2, 1] } })).toEqual(odd.slice(0, PAGE))
    expect(await page({ shop: 2, $expr: { $eq: [{ $mod: ['$_id', 2] }, 1] } })).toEqual(odd.slice(0, PAGE))
    expect(await page({ shop: 2, by: { $in: odd.map(({ by }) => by) } })).toEqual(odd.slice(0, PAGE))
    expect(await page({ shop: 2, text: 'of none' })).toEqual([])
  })

  it('begins after the skipped documents', async () => {
    for (const skip of [1, 24, 50, 1000])
      expect(await page({ shop: 3 }, { skip })).toEqual(ofShop(3).slice(skip, skip + PAGE))
    const skipped = await page({ shop: 3, _id: { $gt: 100 } }, { skip: 5 })
    expect(skipped).toEqual(
      ofShop(3)
        .filter(({ _id }) => _id > 100)
        .slice(5, 5 + PAGE),
    )
  })

  it('comes in several batches, also when cursors and other reads alternate', async () => {
    const options = { sort: { at: -1, _id: 1 }, limit: 100, batchSize: 7 } as const
    const cursors = [1, 4].map((shop) => ({
      shop,
      cursor: rows().find({ shop }, options),
      seen: [] as Row[],
    }))
    for (let at = 0; at < 100; at++) {
      for (const { cursor, seen } of cursors) {
        const next = await cursor.next()
        if (next) seen.push(next)
        if (at % 10 === 0) await page({ shop: 2 })
      }
    }
    for (const { shop, seen } of cursors) expect(seen).toEqual(ofShop(shop).slice(0, 100))
  })

  it('has projected fields: included, excluded and computed', async () => {
    const found = ofShop(1).slice(0, PAGE)
    expect(await page({ shop: 1 }, { projection: { by: 1, at: 1 } })).toEqual(
      found.map(({ _id, by, at }) => ({ _id, at, by })),
    )
    expect(await page({ shop: 1 }, { projection: { text: 0, tags: 0 } })).toEqual(
      found.map(({ text: _text, tags: _tags, ...rest }) => rest),
    )
    expect(await page({ shop: 1 }, { projection: { twice: { $multiply: ['$at', 2] }, by: 1 } })).toEqual(
      found.map(({ _id, by, at }) => ({ _id, by, twice: at * 2 })),
    )
  })

  it('has each document once when an array gave it several entries', async () => {
    const oldest = all.toSorted((a, b) => a.at - b.at || a._id - b._id)
    const found = await rows()
      .find({ tags: { $gte: 't0', $lte: 't3' } }, { hint: { tags: 1, at: 1 } })
      .toArray()
    expect(found).toHaveLength(ROWS)
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(ROWS)
    expect(await rows().find({ tags: 'all' }).sort({ at: 1 }).limit(PAGE).toArray()).toEqual(
      oldest.slice(0, PAGE),
    )
  })

  it('reads a sparse unique index, and finds documents without the field', async () => {
    const coded = all.filter(({ code }) => code !== undefined)
    const byCode = await rows()
      .find({ code: { $gt: 'c' } })
      .sort({ code: -1 })
      .limit(PAGE)
      .toArray()
    expect(byCode).toEqual(coded.toReversed().slice(0, PAGE))
    const without = all.filter(({ shop }) => shop === undefined)
    expect(await page({ shop: null })).toEqual(newestFirst(without).slice(0, PAGE))
  })

  it('shows the writes of its own transaction, and not those of others', async () => {
    const [first, second, third] = ofShop(0) as [Row, Row, Row]
    const added: Row = { ...row(5000), shop: 0, at: 2000 }
    const inside = { ...second, text: 'changed' }
    const session: ClientSession = t.client.startSession()
    session.startTransaction()
    await rows().updateOne({ _id: second._id }, { $set: { text: 'changed' } }, { session })
    await rows().deleteOne({ _id: third._id }, { session })
    await rows().insertOne(added, { session })
    const [own, others] = [await page({ shop: 0 }, { session }), await page({ shop: 0 })]
    expect(own).toEqual([added, first, inside, ...ofShop(0).slice(3)].slice(0, PAGE))
    expect(others).toEqual(ofShop(0).slice(0, PAGE))
    await session.abortTransaction()
    await session.endSession()
  })
})
