import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MongoClient } from 'mongodb'
import { BUILT, runEngine } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

const OPENINGS = 3
/** Each mapping of memory takes so much longer: so others commit between what lmdb reads and what it notes of that. */
const SLOWED = ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=mmap', '-e', 'inject=mmap:delay_exit=10000']
const CHECK = `
  import { checkDatabase } from ${JSON.stringify(join(BUILT, 'bundle', 'files.js'))}
  const { damage } = await checkDatabase(process.argv[1])
  if (damage) throw new Error(damage)`

const mayTrace = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0

function ofOpenings() {
  const directory = temporaryDirectory()
  afterAll(() => directory.remove())

  it('keeps each acknowledged write while other processes open its files slowly', async () => {
    const engine = await runEngine(directory.path)
    const client = await new MongoClient(engine.uri, { retryWrites: false }).connect()
    const rows = client.db('d').collection<{ _id: number }>('rows')
    let isOver = false
    const writing = (async () => {
      let acknowledged = 0
      for (; !isOver; acknowledged++) await rows.insertOne({ _id: acknowledged })
      return acknowledged
    })()
    for (let nth = 0; nth < OPENINGS; nth++)
      await promisify(execFile)('strace', [
        ...SLOWED,
        process.execPath,
        '--input-type=module',
        '-e',
        CHECK,
        join(directory.path, 'db'),
      ])
    isOver = true
    const acknowledged = await writing
    const there = await rows.find().sort({ _id: 1 }).toArray()
    expect(acknowledged).toBeGreaterThan(0)
    expect(there.map(({ _id }) => _id)).toEqual(Array.from({ length: acknowledged }, (_, _id) => _id))
    await client.close()
    await engine.stop()
  }, 120_000)
}

if (mayTrace) describe('an engine whose files are opened by other processes', ofOpenings)
else
  it('an engine whose files are opened by other processes is not tested here: strace is missing, or not allowed to trace', () => {
    expect(mayTrace).toBe(false)
  })
