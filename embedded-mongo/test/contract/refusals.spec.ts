import { Long } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

describe('unknown input is refused as the server refuses it', () => {
  let t: TestEngine
  beforeAll(async () => {
    t = await startTestEngine()
    await t.client.db('r').collection('c').insertOne({ a: 1 })
  })
  afterAll(() => t.stop())

  it.each([
    ['an unknown command', { nope: 1 }, 59],
    ['an unknown field', { find: 'c', nope: 1 }, 40415],
    ['a field of the wrong type', { find: 'c', limit: 'x' }, 14],
    ['a missing field', { insert: 'c' }, 40414],
    ['an unknown operator', { find: 'c', filter: { a: { $nope: 1 } } }, 2],
    ['an unknown top-level operator', { find: 'c', filter: { $nope: 1 } }, 2],
    ['an unknown field of a statement', { update: 'c', updates: [{ q: {}, u: {}, nope: 1 }] }, 40415],
    ['an unknown stage', { aggregate: 'c', pipeline: [{ $nope: {} }], cursor: {} }, 40324],
    ['an unknown expression', { find: 'c', filter: { $expr: { $nope: 1 } } }, 168],
    ['an aggregation without a cursor', { aggregate: 'c', pipeline: [] }, 9],
    ['a capped collection', { create: 'x', capped: true, size: 1000 }, 238],
    ['a validator', { create: 'x', validator: { a: 1 } }, 72],
    ['a text index', { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 67],
    [
      'an unknown index option',
      { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', nope: 1 }] },
      197,
    ],
    ['an unknown index by hint', { find: 'c', hint: 'nope' }, 2],
    ['a change stream', { aggregate: 'c', pipeline: [{ $changeStream: {} }], cursor: {} }, 40324],
    ['an empty batch', { insert: 'c', documents: [] }, 16],
    ['an impossible namespace', { find: '$c' }, 73],
    ['a negative limit', { find: 'c', limit: -1 }, 51024],
    ['a tailable cursor', { find: 'c', tailable: true }, 2],
    ['an unknown cursor', { getMore: Long.fromNumber(5), collection: 'c' }, 43],
    ['an administrative command elsewhere', { listDatabases: 1 }, 13],
  ])('%s', async (_title, command, code) => {
    await expect(t.client.db('r').command(command)).rejects.toMatchObject({ code })
  })
})
