import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestEngine, type TestEngine } from '../support/engine.js'

const ROUND_MS = 50
/** Longer than the writes of a test before a document expires. */
const LIFE_MS = 1000

let t: TestEngine
beforeAll(async () => {
  t = await startTestEngine({ ttlIntervalMs: ROUND_MS })
})
afterAll(() => t.stop())

/** Writes over a text wherever it lies in the open file. */
async function overwrite(text: string, other: string): Promise<void> {
  const path = join(t.directory, 'store', 'data.mdb')
  const bytes = readFileSync(path)
  const file = await open(path, 'r+')
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1)) await file.write(other, at)
  await file.close()
}

it('warns once of documents that expire and cannot be deleted, and again after it could delete some', async () => {
  const warn = jest.spyOn(process, 'emitWarning').mockReturnValue()
  const rows = t.client.db('d').collection('rows')
  await rows.createIndex({ at: 1 }, { expireAfterSeconds: 0 })
  const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await done())) await sleep(ROUND_MS)
  }
  for (const [text, changed] of [
    ['first document', 'other document'],
    ['later document', 'wrong document'],
  ] as const) {
    warn.mockClear()
    await rows.insertOne({ text, at: new Date(Date.now() + LIFE_MS) })
    await overwrite(text, changed)
    await until(() => warn.mock.calls.length > 0)
    await sleep(10 * ROUND_MS)
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /deleting what has expired in d\.rows \(at_1\), and tries again: Document \d+ of d\.rows/,
        ),
      ],
    ])
    await overwrite(changed, text)
    await until(async () => (await rows.countDocuments()) === 0)
  }
  warn.mockRestore()
}, 30_000)
