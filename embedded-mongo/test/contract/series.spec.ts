import { type Document } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

let t: TestEngine
beforeAll(async () => {
  t = await startTestEngine()
  await t.client
    .db('s')
    .collection<Document>('sales')
    .insertMany(
      [1, 2, 5].flatMap((day) =>
        [10, 30, 20].map((amount) => ({ at: new Date(Date.UTC(2024, 0, day)), amount: amount * day })),
      ),
    )
})
afterAll(() => t.stop())

const sales = (pipeline: Document[]): Promise<Document[]> =>
  t.client.db('s').collection('sales').aggregate(pipeline).toArray()

const BY_DAY = [
  {
    $group: {
      _id: '$at',
      sum: { $sum: '$amount' },
      middle: { $median: { input: '$amount', method: 'approximate' } },
    },
  },
  { $sort: { _id: 1 } },
]

describe('a series of days, through the driver', () => {
  it('gets its missing days', async () => {
    const found = await sales([
      ...BY_DAY,
      { $densify: { field: '_id', range: { step: 1, unit: 'day', bounds: 'full' } } },
      { $fill: { sortBy: { _id: 1 }, output: { sum: { value: 0 } } } },
    ])
    expect(found.map(({ _id, sum, middle }) => [_id.getUTCDate(), sum, middle])).toEqual([
      [1, 60, 20],
      [2, 120, 40],
      [3, 0, undefined],
      [4, 0, undefined],
      [5, 300, 100],
    ])
  })

  it('has slopes, areas and shares', async () => {
    const window = { documents: [-1, 0] }
    const output = {
      slope: { $derivative: { input: '$sum', unit: 'day' }, window },
      area: { $integral: { input: '$sum', unit: 'day' }, window },
      p: { $percentile: { input: '$sum', p: [0.5, 0.9], method: 'approximate' } },
    }
    const found = await sales([...BY_DAY, { $setWindowFields: { sortBy: { _id: 1 }, output } }])
    expect(found.map(({ slope, area, p }) => [slope, area, p])).toEqual([
      [null, 0, [120, 300]],
      [60, 90, [120, 300]],
      [60, 630, [120, 300]],
    ])
  })

  it('works within a facet, and explain lists its stages', async () => {
    const stage = { $densify: { field: 'amount', range: { step: 10, bounds: [0, 40] } } }
    const [found] = await sales([{ $facet: { all: [stage, { $count: 'n' }] } }])
    expect(found).toEqual({ all: [{ n: 10 }] })
    const { stages } = await t.client.db('s').collection('sales').aggregate([stage]).explain()
    expect((stages as Document[]).map(({ nReturned }) => nReturned)).toEqual([9, 10])
  })
})
