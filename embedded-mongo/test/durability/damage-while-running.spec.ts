import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, MongoClient } from 'mongodb'
import { checkDatabase } from '../../src/launch/verify.js'
import { runEngine, type RunningEngine } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

/** How often the file is damaged in each of these ways; `npm run test:damage` says more, and counts what came of it. */
const DAMAGES = Number(process.env['DAMAGES'] ?? 3)
const SEED = Number(process.env['SEED'] ?? 1)
const PAGE_BYTES = 4096
const CUT_PAGES = 256
const ZEROED_PAGES = 20

interface Row {
  _id: number
  tags: string[]
  text: string
}

const row = (_id: number): Row => ({ _id, tags: [`t${_id % 9}`, 'all'], text: `text ${_id} `.repeat(60) })

/** Numbers that are the same in each run with a seed. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
}

type Damage = (bytes: Buffer, roll: (below: number) => number) => Buffer

/** Of those that still say their own number: what is free is not read. */
function pagesOf(bytes: Buffer): number[] {
  const pages = Array.from({ length: bytes.length / PAGE_BYTES }, (_, page) => page)
  return pages.filter((page) => page > 1 && bytes.readBigUInt64LE(page * PAGE_BYTES) === BigInt(page))
}

const cut: Damage = (bytes, roll) => bytes.subarray(0, bytes.length - (1 + roll(CUT_PAGES)) * PAGE_BYTES)
/** Of a file whose length nobody noted. */
const OF_A_COPY = 'a missing end of a copy'

/** @param within the first bytes of a page, of which one is hit */
const flip =
  (within: number): Damage =>
  (bytes, roll) => {
    const pages = pagesOf(bytes)
    const at = (pages[roll(pages.length)] as number) * PAGE_BYTES + roll(within)
    bytes[at] = (bytes[at] as number) ^ (1 << roll(8))
    return bytes
  }

const WAYS: Record<string, Damage> = {
  // In the header of a page and the places of its entries, which lmdb follows.
  'a flipped bit': flip(96),
  'a flipped bit anywhere in a page': flip(PAGE_BYTES),
  'a missing end': cut,
  [OF_A_COPY]: cut,
  'twenty zeroed pages': (bytes, roll) => {
    const pages = pagesOf(bytes)
    for (let zeroed = 0; zeroed < ZEROED_PAGES; zeroed++) {
      const at = (pages[roll(pages.length)] as number) * PAGE_BYTES
      bytes.fill(0, at, at + PAGE_BYTES)
    }
    return bytes
  },
}

interface Used {
  /** Sentences of what was refused. */
  said: string[]
  /** Digests of the answers up to the first refusal: what is written then is not what was asked. */
  answers: string[]
  /** Documents in any answer that nobody has written so. */
  changed: string[]
}

/** Whether it is a row as `use` finds it, before or after its update. */
function isWritten(found: Row): boolean {
  const plain = row(found._id)
  const text = JSON.stringify(found)
  return (
    text === JSON.stringify(plain) || text === JSON.stringify({ ...plain, tags: [...plain.tags, 'more'] })
  )
}

/** Reads by every index and writes everywhere. */
async function use(rows: Collection<Row>): Promise<Used> {
  const steps: (() => Promise<unknown>)[] = [
    () => rows.find().toArray(),
    () => rows.find({ tags: 't4' }).sort({ _id: -1 }).toArray(),
    () => rows.find({ text: /9/ }).hint('text_1').toArray(),
    () => rows.updateMany({ _id: { $mod: [7, 0] } }, { $push: { tags: 'more' } }),
    () => rows.insertMany(Array.from({ length: 500 }, (_, at) => row(100_000 + at))),
    () => rows.deleteMany({ _id: { $mod: [3, 0] } }),
    () => rows.find().toArray(),
  ]
  const [said, answers, changed]: [string[], string[], string[]] = [[], [], []]
  for (const step of steps)
    await step().then(
      (answer) => {
        if (Array.isArray(answer))
          for (const found of answer as Row[]) if (!isWritten(found)) changed.push(JSON.stringify(found))
        if (said.length === 0) answers.push(createHash('sha1').update(JSON.stringify(answer)).digest('hex'))
      },
      (error: Error) => said.push(error.message),
    )
  return { said, answers, changed }
}

/** What an engine comes to over the files in `data`. */
async function outcomeOf(data: string): Promise<Used & { outcome: 'refused' | 'served' | 'ended' }> {
  let engine: RunningEngine
  try {
    engine = await runEngine(data)
  } catch (error) {
    return { outcome: 'refused', said: [(error as Error).message], answers: [], changed: [] }
  }
  const client = new MongoClient(engine.uri, { serverSelectionTimeoutMS: 500, retryWrites: false })
  const { said, answers, changed } = await use(client.db('d').collection<Row>('rows'))
  await client.close()
  engine.child.kill('SIGTERM')
  const code = await engine.ended
  return code === 0
    ? { outcome: 'served', said, answers, changed }
    : { outcome: 'ended', said: [engine.complaint()], answers, changed }
}

const SENTENCE = /npm run db:verify.*npm run restore|Restore a backup with: npm run restore/

describe('a database file that is damaged before it is used', () => {
  const directory = temporaryDirectory()
  const data = join(directory.path, 'data')
  const file = join(data, 'db', 'store', 'data.mdb')
  const lock = join(data, 'db', 'engine.lock')
  const sumFile = join(data, 'db', 'store', 'root.sum')
  let whole: Buffer
  let sums: Buffer
  let right: string[]
  /** As a start finds the files after an end that was in order. */
  const lay = (bytes: Buffer, way: string): void => {
    if (way === OF_A_COPY) rmSync(file)
    writeFileSync(file, bytes)
    writeFileSync(sumFile, way === OF_A_COPY ? '' : sums)
    rmSync(lock, { force: true })
  }
  beforeAll(async () => {
    const engine = await runEngine(data)
    const client = await new MongoClient(engine.uri).connect()
    const rows = client.db('d').collection<Row>('rows')
    await rows.createIndexes([{ key: { tags: 1 } }, { key: { text: 1 }, unique: true }])
    await rows.insertMany(Array.from({ length: 5000 }, (_, at) => row(at)))
    await client.close()
    await engine.stop()
    whole = readFileSync(file)
    sums = readFileSync(sumFile)
    const sound = await outcomeOf(data)
    expect(sound).toMatchObject({ outcome: 'served', said: [] })
    right = sound.answers
  })
  afterAll(() => directory.remove())

  it.each(Object.keys(WAYS))(
    'ends no engine without a sentence, changes no document, and hides no wrong answer: %s',
    async (way) => {
      const counts = { refused: 0, served: 0, ended: 0, 'documents missing': 0, 'a sentence for a read': 0 }
      for (let seed = SEED; seed < SEED + DAMAGES; seed++) {
        const damaged = (WAYS[way] as Damage)(Buffer.from(whole), dice(seed))
        lay(damaged, way)
        const { outcome, said, answers, changed } = await outcomeOf(data)
        const silent = outcome === 'served' ? [] : said.filter((text) => !SENTENCE.test(text))
        expect({ way, seed, outcome, silent, changed }).toMatchObject({ silent: [], changed: [] })
        const isWrong = answers.some((answer, step) => answer !== right[step])
        counts[outcome]++
        if (isWrong) counts['documents missing']++
        if (outcome === 'served' && said.length > 0) counts['a sentence for a read']++
        if (isWrong) {
          // lmdb trusts a page that counts fewer entries, and so do we until all pages are looked at.
          lay(damaged, way)
          const { damage } = await checkDatabase(join(data, 'db'))
          expect({ way, seed, damage }).toEqual({ way, seed, damage: expect.stringMatching(/^Page \d+ of /) })
        }
        if (way === 'a missing end') expect({ seed, outcome }).toEqual({ seed, outcome: 'refused' })
        // What a copy lacks may have been of no use.
        if (way === OF_A_COPY) expect({ seed, outcome }).not.toEqual({ seed, outcome: 'ended' })
        if (!existsSync(lock)) continue
        // The next start looks at all pages, and says which is damaged.
        await expect(runEngine(data)).rejects.toThrow(/Restore a backup with: npm run restore/)
      }
      if ('DAMAGES' in process.env) process.stdout.write(`${way}: ${JSON.stringify(counts)}\n`)
    },
    30_000 + DAMAGES * 20_000,
  )
})
