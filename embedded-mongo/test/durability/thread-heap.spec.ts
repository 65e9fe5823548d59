import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { BUILT } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

const OLD_MB = 192
const YOUNG_HALF_MB = 8
const FLAGS = [`--max-semi-space-size=${YOUNG_HALF_MB}`, `--max-old-space-size=${OLD_MB}`]

describe("the heap of the engine's thread", () => {
  const directory = temporaryDirectory()
  afterAll(() => directory.remove())

  it('leaves threads that start later the young generation of the program', () => {
    const program = join(__dirname, '../support/later-thread.mjs')
    const megabytes = execFileSync(process.execPath, [...FLAGS, program, BUILT, join(directory.path, 'db')])
    expect(Number(megabytes)).toBe(OLD_MB + 3 * YOUNG_HALF_MB)
  })
})
