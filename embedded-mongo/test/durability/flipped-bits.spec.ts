import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { MongoClient } from 'mongodb'
import { startEmbeddedMongo } from '../../src/launch/start.js'
import { BUILT } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

const FLIPS = Number(process.env['FLIPS'] ?? 150)
const SEED = Number(process.env['SEED'] ?? 1)
const FLIP_BITS = resolve(__dirname, '../support/flip-bits.mjs')

/** Every field is in an index, so that a changed document always differs from its index entries. */
async function fill(directory: string): Promise<void> {
  const engine = await startEmbeddedMongo({ directory, thread: false })
  const client = await new MongoClient(engine.uri).connect()
  const rows = client.db('d').collection<{ _id: number; tags: string[]; name: string; text: string }>('rows')
  await rows.createIndexes([{ key: { tags: 1 } }, { key: { name: 1 }, unique: true }, { key: { text: 1 } }])
  await rows.insertMany(
    Array.from({ length: 2000 }, (_, _id) => ({
      _id,
      tags: [`t${_id % 9}`, 'all'],
      name: `n${(_id * 7919) % 2000}`,
      text: `text ${_id} `.repeat(_id % 20 === 0 ? 800 : 10),
    })),
  )
  await rows.deleteMany({ _id: { $mod: [3, 0] } })
  for (let _id = 1; _id < 600; _id += 3)
    await rows.updateOne({ _id }, { $set: { text: 'x'.repeat(_id * 9) } })
  await client.close()
  await engine.close()
}

const flipBits = (directory: string): Promise<{ lines: string[]; end: string }> =>
  new Promise((ended) => {
    const child = spawn(process.execPath, [FLIP_BITS, BUILT, directory, String(SEED), String(FLIPS)])
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('close', (code, signal) =>
      ended({ lines: output.trim().split('\n'), end: `${signal ?? code}` }),
    )
  })

describe('a flipped bit anywhere in the file', () => {
  const directory = temporaryDirectory()
  afterAll(() => directory.remove())

  it(
    'is reported or has no effect, and never ends the process',
    async () => {
      const db = join(directory.path, 'db')
      await fill(db)
      const { lines, end } = await flipBits(db)
      expect([lines.at(-1), end]).toEqual(['done', '0'])
      const outcomes = lines.slice(0, -1)
      const refused = /^\d+ refused: .*(Restore a backup with: npm run restore|npm run db:verify)$/
      expect(
        outcomes.filter((line) => !refused.test(line) && !/^\d+ (found|right|copied)$/.test(line)),
      ).toEqual([])
      const pages = outcomes.filter((line) => /refused: Page \d+ of .*data\.mdb is damaged: /.test(line))
      expect(pages.length).toBeGreaterThan(FLIPS / 10)
      expect(outcomes.filter((line) => line.endsWith(' found')).length).toBeGreaterThan(0)
    },
    30_000 + FLIPS * 200,
  )
})
