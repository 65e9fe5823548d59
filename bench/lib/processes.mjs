import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { START } from '../../scripts/lib/how-it-starts.mjs'

/** Linux counts processor time in /proc in this many ticks a second. */
const TICKS_PER_SECOND = 100

/** Reads the processor time of all threads of a process so far; undefined where the system does not tell. */
export const processorOf = (pid) =>
  existsSync(`/proc/${pid}/stat`)
    ? () => {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
        return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
      }
    : undefined

/**
 * Runs a script, which prints its address when it listens, beside `work`.
 * @param {URL} script
 * @param {(url: string, cpuSeconds?: () => number) => Promise<T>} work
 * @param {{ args?: string[], input?: Buffer }} [options]
 * @template T
 * @returns {Promise<T>}
 */
export async function beside(script, work, { args = [], input } = {}) {
  const child = spawn(process.execPath, [...START.flags, fileURLToPath(script), ...args], {
    env: { ...process.env, ...START.environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    child.stdin.end(input)
    const [url] = await once(createInterface({ input: child.stdout }), 'line')
    return await work(url, processorOf(child.pid))
  } finally {
    child.kill('SIGTERM')
  }
}
