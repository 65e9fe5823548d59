import { readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { mongo } from 'mongoose'
import { FIRST_VERSION } from '../../src/migrations/migrations.js'
import { runCommand, startDatabase } from '../support/processes/command.js'
import { documentsOfVersion } from '../support/processes/old-database.js'
import { temporaryFolder } from '../support/processes/process.js'

interface Counter {
  _id: string
  value: number
}

const folder = temporaryFolder()
const dataDir = join(folder, 'data')
const backups = join(folder, 'backups')
const TWO_MINUTES = 120_000

/** Works in the database of the stopped shop. */
async function inDatabase<T>(work: (db: mongo.Db) => Promise<T>): Promise<T> {
  const database = await startDatabase(dataDir, '0')
  const client = await mongo.MongoClient.connect(database.uri)
  try {
    return await work(client.db('jaadi'))
  } finally {
    await client.close()
    await database.kill()
  }
}
const lastGiven = (counter: string) =>
  inDatabase(async (db) => (await db.collection<Counter>('counters').findOne({ _id: counter }))?.value)
const give = (counter: string, value: number) =>
  inDatabase((db) =>
    db.collection<Counter>('counters').updateOne({ _id: counter }, { $set: { value } }, { upsert: true }),
  )
const restore = (...flags: string[]) =>
  runCommand('restore', [backups, '--replace', ...flags], { DATA_DIR: dataDir })

beforeAll(async () => {
  await inDatabase(async (db) => {
    for (const [name, rows] of Object.entries(documentsOfVersion(FIRST_VERSION)))
      await db.collection(name).insertMany(rows as never)
    // The documents are some of each kind: without what was reserved and used, their stock would not add up.
    for (const { _id: id, product, reservedMilli, usedMilli } of await db
      .collection('stock')
      .find()
      .toArray())
      await db.collection('stockledger').insertOne({
        stock: id,
        product,
        kind: 'use',
        delta: { quantityMilli: 0, reservedMilli, usedMilli },
        cause: { document: 'reservation', id, line: 0 },
        seq: 1,
        by: '9000000002',
        at: new Date(),
      })
  })
  await give('invoice:26-27', 42)
  expect((await runCommand('backup', [backups], { DATA_DIR: dataDir })).code).toBe(0)
}, TWO_MINUTES)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a restore', () => {
  it(
    'gives no number of a paper again that was given after the backup',
    async () => {
      await give('invoice:26-27', 45)
      await give('credit-note:26-27', 3)
      const { output } = await restore()
      expect(output).toContain('the next of their series is INV/26-27/00046.')
      expect(output).toContain('the next of their series is CN/26-27/00004.')
      expect(await lastGiven('invoice:26-27')).toBe(45)
      expect(await lastGiven('credit-note:26-27')).toBe(3)
    },
    TWO_MINUTES,
  )

  it(
    'asks for the last papers when the data before cannot be read, and continues after those that are named',
    async () => {
      truncateSync(join(dataDir, 'db', 'store', 'data.mdb'), 9000)
      expect((await restore()).output).toContain('--after INV/26-27/00042')
      const named = await restore('--after', 'INV/26-27/00050')
      expect(named.output).toContain('the next of their series is INV/26-27/00051.')
      expect(await lastGiven('invoice:26-27')).toBe(50)
      expect(await restore('--after', '50')).toMatchObject({ code: 1 })
      expect(readdirSync(dataDir).filter((name) => name.startsWith('.part'))).toEqual([])
    },
    TWO_MINUTES,
  )

  it(
    'brings a backup of an old schema to the schema of the program before it checks the stock',
    async () => {
      const { code, output } = await restore()
      expect(output).toContain('The database has schema 2 now')
      expect(output).toMatch(/Stock check: \d+ products and [1-9]\d* batches .* drift 0\.$/m)
      expect(code).toBe(0)
      expect(output.indexOf('The database has schema 2 now')).toBeLessThan(output.indexOf('Stock check'))
      expect(await inDatabase((db) => db.collection('installation').countDocuments())).toBe(1)
    },
    TWO_MINUTES,
  )
})
