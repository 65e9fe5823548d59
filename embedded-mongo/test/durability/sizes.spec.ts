import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { BUILT } from '../support/built.js'

const BENCH = resolve(__dirname, '../../bench/sizes.mjs')
const DOCUMENTS = 10_000

interface Drill {
  code: number | null
  output: string
}

function drill(): Promise<Drill> {
  const child = spawn(process.execPath, [BENCH, String(DOCUMENTS), BUILT])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((ended) => child.once('exit', (code) => ended({ code, output })))
}

describe('an engine with the memory that an application gives it', () => {
  it('survives every large command', async () => {
    const { code, output } = await drill()
    expect(output).not.toContain('WRONG')
    expect(output).toMatch(/^\| drop .* true \|$/m)
    expect(code).toBe(0)
  }, 120_000)
})
