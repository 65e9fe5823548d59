import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { YOUNG_HALF_MB } from '../../src/pace/young-generation.js'
import { BUILT } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

const OLD_MB = 192
const FLAGS = ['--max-semi-space-size=8', `--max-old-space-size=${OLD_MB}`]

describe('threads beside the application', () => {
  const directory = temporaryDirectory()
  afterAll(() => directory.remove())

  it('have a small young generation, whatever the flag says for the application', () => {
    const program = join(__dirname, '../support/later-thread.mjs')
    const megabytes = execFileSync(process.execPath, [...FLAGS, program, BUILT, join(directory.path, 'db')])
    expect(Number(megabytes)).toBe(OLD_MB + 3 * YOUNG_HALF_MB)
  })
})
