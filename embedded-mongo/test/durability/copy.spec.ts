import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, MongoClient } from 'mongodb'
import { copyDatabase } from '../../src/launch/copy.js'
import { startEmbeddedMongo } from '../../src/launch/start.js'
import { runEngine, type RunningEngine } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

interface Row {
  _id: number
  name: string
}

const LANES = 6
const PADDING = 'x'.repeat(2_000)

describe('a copy of a database', () => {
  const directory = temporaryDirectory()
  const data = join(directory.path, 'data')
  let engine: RunningEngine
  let client: MongoClient
  let rows: Collection<Row & { padding: string }>
  let copies = 0
  const freshFolder = (): string => join(directory.path, `copy${copies++}`)

  beforeAll(async () => {
    engine = await runEngine(data)
    client = await new MongoClient(engine.uri).connect()
    rows = client.db('d').collection('rows')
    await rows.createIndex({ name: 1 }, { unique: true })
    await client.db('d').collection<Row>('pairs').insertOne({ _id: 0, name: 'first' })
  })
  afterAll(async () => {
    await client.close()
    await engine.stop()
    directory.remove()
  })

  /**
   * Starts writers that run until stopped; each document is inserted together with another one in a
   * transaction.
   */
  const startWriting = (acknowledged: number[]) => {
    let next = acknowledged.length + 1
    let stopped = false
    const lane = async (): Promise<void> => {
      while (!stopped) {
        const _id = next++
        await client.withSession((session) =>
          session.withTransaction(async () => {
            await rows.insertOne({ _id, name: `n${_id}`, padding: PADDING }, { session })
            await client
              .db('d')
              .collection<Row>('pairs')
              .insertOne({ _id, name: `n${_id}` }, { session })
          }),
        )
        acknowledged.push(_id)
      }
    }
    const lanes = Promise.all(Array.from({ length: LANES }, lane))
    return async () => {
      stopped = true
      await lanes
    }
  }

  it('has all acknowledged writes, whole transactions, and matching indexes when it is made during writes', async () => {
    const acknowledged: number[] = []
    const stop = startWriting(acknowledged)
    const found = []
    for (let round = 0; round < 3; round++) {
      while (acknowledged.length < (round + 1) * 150) await new Promise((resolve) => setTimeout(resolve, 10))
      const before = [...acknowledged]
      const folder = freshFolder()
      found.push({ folder, before, collections: await copyDatabase(join(data, 'db'), folder) })
    }
    await stop()
    for (const { folder, before, collections } of found) {
      const copy = await startEmbeddedMongo({ directory: folder, thread: false })
      const reader = await new MongoClient(copy.uri).connect()
      const of = (name: string) => reader.db('d').collection<Row>(name)
      const ids = (await of('rows').find().project<Row>({ _id: 1 }).toArray()).map(({ _id }) => _id)
      const there = new Set(ids)
      expect(before.filter((id) => !there.has(id))).toEqual([])
      expect(await of('pairs').countDocuments({ _id: { $gt: 0 } })).toBe(ids.length)
      const byName = await of('rows').find().hint({ name: 1 }).sort({ name: 1 }).toArray()
      expect(byName.map(({ _id }) => _id).sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b))
      await expect(of('rows').insertOne({ _id: -1, name: `n${ids[0]}` })).rejects.toThrow('E11000')
      expect(collections).toEqual([
        { namespace: 'd.pairs', documents: ids.length + 1 },
        { namespace: 'd.rows', documents: ids.length },
      ])
      await reader.close()
      await copy.close()
    }
  })

  it('is readable by its owner alone', async () => {
    const folder = freshFolder()
    await copyDatabase(join(data, 'db'), folder)
    expect(statSync(join(folder, 'data', 'data.mdb')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
  })

  it('is refused with a readable message when there is no database, and never overwrites another copy', async () => {
    await expect(copyDatabase(join(directory.path, 'nowhere'), freshFolder())).rejects.toThrow(
      /^There is no database in /,
    )
    const taken = freshFolder()
    mkdirSync(join(taken, 'data'), { recursive: true })
    writeFileSync(join(taken, 'data', 'data.mdb'), 'mine')
    await expect(copyDatabase(join(data, 'db'), taken)).rejects.toThrow('File exists')
  })
})
