import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { buildInto } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

const BENCH = resolve(__dirname, '../../bench/sizes.mjs')
const DOCUMENTS = 10_000

interface Drill {
  code: number | null
  output: string
}

function drill(built: string): Promise<Drill> {
  const child = spawn(process.execPath, [BENCH, String(DOCUMENTS), built])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((ended) => child.once('exit', (code) => ended({ code, output })))
}

describe('the drill of sizes', () => {
  const directory = temporaryDirectory()
  afterAll(() => directory.remove())

  it('ends none of the large commands with the process, in the memory that an application gives', async () => {
    const { code, output } = await drill(buildInto(join(directory.path, 'built')))
    expect(output).not.toContain('WRONG')
    expect(output).toMatch(/^\| drop .* true \|$/m)
    expect(code).toBe(0)
  }, 400_000)
})
