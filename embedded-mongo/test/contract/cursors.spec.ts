import { startTestEngine, type TestEngine } from '../support/engine.js'

let t: TestEngine
beforeAll(async () => {
  t = await startTestEngine()
})
afterAll(() => t.stop())

const rows = (name: string) => t.client.db('c').collection<{ _id: number; [field: string]: unknown }>(name)
const numbers = (count: number) => Array.from({ length: count }, (_, i) => ({ _id: i, n: count - i }))

describe('a cursor', () => {
  it('returns every document once over many batches, in natural order', async () => {
    await rows('many').insertMany(numbers(1000))
    const ids = await rows('many')
      .find({}, { batchSize: 7 })
      .map(({ _id }) => _id)
      .toArray()
    expect(ids).toEqual(Array.from({ length: 1000 }, (_, i) => i))
  })

  it('goes on while documents are inserted and deleted before and after its position', async () => {
    await rows('moving').insertMany(numbers(500))
    const cursor = rows('moving').find({}, { batchSize: 50 })
    const seen: number[] = []
    for await (const { _id } of cursor) {
      seen.push(_id)
      if (_id === 100) await rows('moving').deleteMany({ _id: { $in: [5, 400] } })
    }
    expect(seen).toHaveLength(499)
  })

  it('ends with an error when its collection is dropped', async () => {
    await rows('dropped').insertMany(numbers(500))
    const cursor = rows('dropped').find({}, { batchSize: 2 })
    await cursor.next()
    await rows('dropped').drop()
    await expect(cursor.toArray()).rejects.toMatchObject({ code: 175 })
  })

  it('splits its batches at the size limit of a message', async () => {
    const big = 'x'.repeat(6_000_000)
    await rows('big').insertMany([1, 2, 3, 4].map((_id) => ({ _id, big })))
    expect(await rows('big').find().toArray()).toHaveLength(4)
  })
})
