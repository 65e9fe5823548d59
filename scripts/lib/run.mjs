import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Runs one command; its output is kept and shown only when it fails. */
function run({ name, file, args = [], cwd, env }) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    const end = (ok) =>
      resolve({
        name,
        ok,
        output: Buffer.concat(output).toString(),
        seconds: (performance.now() - started) / 1000,
      })
    child.on('error', (error) => (output.push(Buffer.from(String(error))), end(false)))
    child.on('close', (code) => end(code === 0))
  })
}

/**
 * Runs commands, as many at a time as there are processors. Prints a line for each, and the output of those that fail or
 * that have something to tell.
 */
export async function runAll(commands, { quiet = false } = {}) {
  const waiting = [...commands]
  const results = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await run(next)
      results.push(result)
      if (!quiet || !result.ok)
        console.log(`${result.ok ? 'ok    ' : 'FAILED'} ${result.name} (${result.seconds.toFixed(1)} s)`)
      if (!result.ok || next.tells) console.log(result.output)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return results
}
