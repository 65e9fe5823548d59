import { type Collection, type Document } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

interface Row {
  _id: number
  kind: string
  n: number
  tags: string[]
}

let t: TestEngine
let rows: Collection<Row>
beforeAll(async () => {
  t = await startTestEngine()
  rows = t.client.db('e').collection<Row>('rows')
  await rows.createIndexes([{ key: { kind: 1, n: 1 } }, { key: { tags: 1 } }])
  await rows.insertMany(
    Array.from({ length: 30 }, (_, _id) => ({
      _id,
      kind: _id % 3 === 0 ? 'rare' : 'common',
      n: _id,
      tags: [`t${_id % 2}`, 'all'],
    })),
  )
})
afterAll(() => t.stop())

/** Each stage with its numbers, the last stage first. */
function stagesOf(stage: Document): string[] {
  const { nReturned, keysExamined, docsExamined } = stage as Record<string, number | undefined>
  const numbers = [`${nReturned}`]
  if (keysExamined !== undefined) numbers.push(`${keysExamined} keys`)
  if (docsExamined !== undefined) numbers.push(`${docsExamined} docs`)
  const inputs: Document[] = stage['inputStages'] ?? (stage['inputStage'] ? [stage['inputStage']] : [])
  return [`${stage['stage']}: ${numbers.join(', ')}`, ...inputs.flatMap(stagesOf)]
}

async function ofFind(find: Document): Promise<string[]> {
  const explained = await t.client
    .db('e')
    .command({ explain: { find: 'rows', ...find }, verbosity: 'executionStats' })
  return stagesOf(explained['executionStats'].executionStages)
}

describe('explain counts what each stage of a find returned and examined', () => {
  it.each<[string, Document, string[]]>([
    [
      'a scan',
      { filter: { n: { $gte: 20 }, tags: 't1', kind: { $ne: 'x' } } },
      ['FETCH: 5, 15 docs', 'IXSCAN: 15, 15 keys'],
    ],
    ['no index', { filter: { n: 7 } }, ['COLLSCAN: 1, 30 docs']],
    ['one document', { filter: { _id: 7 } }, ['FETCH: 1, 1 docs', 'IXSCAN: 1, 1 keys']],
    ['no document', { filter: { _id: -7 } }, ['FETCH: 0, 0 docs', 'IXSCAN: 0, 0 keys']],
    [
      'an array that is found twice',
      { filter: { tags: { $in: ['t0', 'all'] } } },
      ['FETCH: 30, 30 docs', 'IXSCAN: 30, 45 keys'],
    ],
    [
      'a sort in memory with a page',
      { filter: { kind: 'rare' }, sort: { tags: 1, _id: 1 }, skip: 1, limit: 3, projection: { n: 1 } },
      ['PROJECTION_SIMPLE: 3', 'SKIP: 3', 'SORT: 4', 'FETCH: 10, 10 docs', 'IXSCAN: 10, 10 keys'],
    ],
    [
      'a page in the order of an index, its skipped entries never read',
      { filter: { kind: 'common' }, sort: { n: -1 }, skip: 5, limit: 2 },
      ['LIMIT: 2', 'FETCH: 2, 2 docs', 'SKIP: 2', 'IXSCAN: 2, 2 keys'],
    ],
    [
      'a union',
      {
        filter: { $or: [{ _id: 1 }, { kind: 'rare', n: { $lt: 6 } }] },
        projection: { x: { $add: ['$n', 1] } },
      },
      ['PROJECTION_DEFAULT: 3', 'FETCH: 3, 3 docs', 'OR: 3', 'IXSCAN: 1, 1 keys', 'IXSCAN: 2, 2 keys'],
    ],
  ])('%s', async (_title, find, stages) => {
    expect(await ofFind(find)).toEqual(stages)
  })

  it('counts nothing for a missing collection', async () => {
    const { queryPlanner, executionStats } = await t.client.db('e').collection('none').find().explain()
    expect(queryPlanner.winningPlan).toEqual({ stage: 'EOF' })
    expect(executionStats).toMatchObject({ nReturned: 0, executionStages: { stage: 'EOF', nReturned: 0 } })
  })

  it('shows only the plan with queryPlanner verbosity', async () => {
    const { queryPlanner, executionStats } = await rows.find({ n: 7 }).explain('queryPlanner')
    expect(queryPlanner.winningPlan).toEqual({ stage: 'COLLSCAN', filter: { n: 7 }, direction: 'forward' })
    expect(executionStats).toBeUndefined()
  })
})

describe('explain of a pipeline', () => {
  it('explains only the read when the pipeline has no other stages', async () => {
    const explained = await rows.aggregate([{ $match: { kind: 'rare' } }, { $sort: { n: 1 } }]).explain()
    expect(stagesOf(explained['executionStats'].executionStages)).toEqual([
      'FETCH: 10, 10 docs',
      'IXSCAN: 10, 10 keys',
    ])
  })

  it('lists its stages, the read first', async () => {
    const pipeline = [
      { $match: { kind: 'rare' } },
      { $unwind: '$tags' },
      { $group: { _id: '$tags', n: { $sum: 1 } } },
      { $match: { n: { $gt: 5 } } },
    ]
    const { stages } = await rows.aggregate(pipeline).explain('executionStats')
    const names = (stages as Document[]).map((stage) => [Object.keys(stage)[0], stage['nReturned']])
    expect(names).toEqual([
      ['$cursor', 10],
      ['$unwind', 20],
      ['$group', 3],
      ['$match', 1],
    ])
    const [{ $cursor }] = stages
    expect($cursor.executionStats).toMatchObject({ nReturned: 10, totalDocsExamined: 10 })
    expect($cursor.queryPlanner.winningPlan.stage).toBe('FETCH')
    expect(stages[2].$group).toEqual({ _id: '$tags', n: { $sum: 1 } })
  })

  it('shows the plan and runs nothing when explain is true', async () => {
    const { stages, ok } = await t.client
      .db('e')
      .command({ aggregate: 'rows', pipeline: [{ $match: { n: 1 } }, { $count: 'n' }], explain: true })
    expect(ok).toBe(1)
    expect(stages).toEqual([
      { $cursor: { queryPlanner: expect.objectContaining({ namespace: 'e.rows' }) } },
      { $count: 'n' },
    ])
  })

  it("never writes the pipeline's output", async () => {
    await rows.aggregate([{ $match: { n: 1 } }, { $out: 'copied' }]).explain('executionStats')
    expect(await t.client.db('e').listCollections({ name: 'copied' }).toArray()).toEqual([])
  })
})

describe('explain of other commands counts the documents that they would use', () => {
  const of = async (command: Document): Promise<Document> => {
    const { executionStats } = await t.client
      .db('e')
      .command({ explain: command, verbosity: 'executionStats' })
    return executionStats
  }

  it.each<[string, Document, Document]>([
    ['count', { count: 'rows', query: { kind: 'rare' } }, { stage: 'COUNT', nCounted: 10 }],
    [
      'an update of one',
      { update: 'rows', updates: [{ q: { kind: 'rare' }, u: { $inc: { n: 1 } } }] },
      { stage: 'UPDATE', nMatched: 1 },
    ],
    [
      'an update of all',
      { update: 'rows', updates: [{ q: { kind: 'rare' }, u: { $inc: { n: 1 } }, multi: true }] },
      { stage: 'UPDATE', nMatched: 10 },
    ],
    [
      'a delete',
      { delete: 'rows', deletes: [{ q: { kind: 'rare' }, limit: 0 }] },
      { stage: 'DELETE', nWouldDelete: 10 },
    ],
  ])('%s', async (_title, command, stage) => {
    const { nReturned, executionStages } = await of(command)
    expect(nReturned).toBe(0)
    expect(executionStages).toMatchObject({ ...stage, nReturned: 0, inputStage: { stage: 'FETCH' } })
  })
})
