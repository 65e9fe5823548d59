import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { open } from 'lmdb'
import { MongoClient } from 'mongodb'
import { copyDatabase } from '../../src/launch/copy.js'
import { startEmbeddedMongo } from '../../src/launch/start.js'
import { checkDatabase } from '../../src/launch/verify.js'
import { temporaryDirectory } from '../support/engine.js'

const { path, remove } = temporaryDirectory()
afterAll(() => remove())
const start = (directory: string) => startEmbeddedMongo({ directory, thread: false })

/** @returns how many documents the database has; with `adding`, one more is put in first. */
async function countIn(directory: string, adding = false): Promise<number> {
  const engine = await start(directory)
  const client = await new MongoClient(engine.uri).connect()
  try {
    const rows = client.db('d').collection('rows')
    if (adding) await rows.insertOne({ at: 1 })
    return await rows.countDocuments()
  } finally {
    await client.close()
    await engine.close()
  }
}

/** A directory as the first programs left it. */
async function ofFirstProgram(name: string): Promise<string> {
  const directory = join(path, name)
  await countIn(directory, true)
  rmSync(join(directory, 'data'), { recursive: true })
  renameSync(join(directory, 'store'), join(directory, 'data'))
  rmSync(join(directory, 'data', 'format.json'))
  return directory
}

describe('a directory of the first layout', () => {
  it('is moved at the first start, keeps its documents, and is refused by the first programs', async () => {
    const directory = await ofFirstProgram('moved')
    expect(await countIn(directory)).toBe(1)
    expect(await countIn(directory, true)).toBe(2)
    expect(() => open({ path: join(directory, 'data'), noSubdir: false })).toThrow('Is a directory')
    expect(JSON.parse(readFileSync(join(directory, 'data', 'format.json'), 'utf8'))).toMatchObject({
      format: 3,
    })
    expect(readFileSync(join(directory, 'data', 'data.mdb', 'read-me.txt'), 'utf8')).toContain(
      'Start the newer program',
    )
  })

  it('can be copied and checked as it is', async () => {
    const directory = await ofFirstProgram('read')
    expect((await checkDatabase(directory)).damage).toBeNull()
    await copyDatabase(directory, join(path, 'copy'))
    expect(existsSync(join(directory, 'store'))).toBe(false)
    expect(await countIn(join(path, 'copy'))).toBe(1)
  })

  it.each([
    [
      'before the note stood in its place',
      (directory: string) => rmSync(join(directory, 'data'), { recursive: true }),
    ],
    [
      'while the note was written',
      (directory: string) => {
        rmSync(join(directory, 'data'), { recursive: true })
        renameSync(join(directory, 'store'), join(directory, 'data'))
        mkdirSync(join(directory, 'data.note', 'data.mdb'), { recursive: true })
      },
    ],
  ])('is moved to the end after a kill %s', async (_when, killed) => {
    const directory = join(path, _when)
    await countIn(directory, true)
    killed(directory)
    expect(await countIn(directory)).toBe(1)
    expect(readFileSync(join(directory, 'data', 'data.mdb', 'read-me.txt'), 'utf8')).toContain(
      'Start the newer program',
    )
    expect(existsSync(join(directory, 'data.note'))).toBe(false)
  })

  it('is refused when an older program has begun a second database in it', async () => {
    const directory = join(path, 'two')
    await countIn(directory, true)
    rmSync(join(directory, 'data'), { recursive: true })
    await open({ path: join(directory, 'data'), noSubdir: false }).close()
    await expect(start(directory)).rejects.toThrow(`There are two databases in ${directory}`)
  })
})
