import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

const OLD_MB = 192
const YOUNG_MB = 12
const FLAGS = ['--max-semi-space-size=8', `--max-old-space-size=${OLD_MB}`]
/** The engine's own code has more than ten times as much. */
const MOST_BYTES = 30_000

/** Bytes of a built file and of what it imports as it loads. */
function bytesOf(file: string): number {
  const text = readFileSync(join(BUILT, 'bundle', file), 'utf8')
  const imported = Array.from(text.matchAll(/^import .* from "\.\/(.+)";$/gm), ([, name = '']) => name)
  return imported.reduce((sum, name) => sum + bytesOf(name), text.length)
}

describe('the application beside the engine', () => {
  const directory = temporaryDirectory()
  afterAll(() => directory.remove())

  it('gives threads that start later a small young generation, whatever the flag of the application', () => {
    const program = join(__dirname, '../support/later-thread.mjs')
    const megabytes = execFileSync(process.execPath, [...FLAGS, program, BUILT, join(directory.path, 'db')])
    expect(Number(megabytes)).toBe(OLD_MB + YOUNG_MB)
  })

  it("does not load the engine's code into the application's thread", () => {
    expect(bytesOf('index.js')).toBeLessThan(MOST_BYTES)
    expect(bytesOf('worker.js')).toBeGreaterThan(10 * MOST_BYTES)
  })
})
