import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { START } from '../../scripts/lib/how-it-starts.mjs'

/** Linux counts processor time in /proc in this many ticks a second. */
const TICKS_PER_SECOND = 100

/** A file of the system about a process or thread; empty once that has ended. */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The processes that a process has started and not yet seen end. */
export const childrenOf = (pid) => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)

/**
 * Reads the processor time of all threads of some processes so far, in seconds; undefined where the system does not tell.
 */
export const processorOf = (...pids) =>
  existsSync(`/proc/${pids[0]}/stat`)
    ? () => {
        let ticks = 0
        for (const pid of pids) {
          const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
          ticks += Number(fields[11]) + Number(fields[12])
        }
        return ticks / TICKS_PER_SECOND
      }
    : undefined

/**
 * Reads the processor time of a process so far, in milliseconds and to the microsecond, for what takes less than a tick.
 * What a thread has had goes from the sum when it ends. Undefined where the system does not tell.
 */
export const workedOf = (pid) =>
  existsSync(`/proc/${pid}/schedstat`)
    ? () => {
        const tasks = readdirSync(`/proc/${pid}/task`)
        const nanoseconds = tasks.map((task) =>
          Number.parseInt(read(`/proc/${pid}/task/${task}/schedstat`) || '0'),
        )
        return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
      }
    : undefined

/**
 * Runs a script, which prints its address when it listens, beside `work`.
 * @param {URL} script
 * @param {(url: string, cpuSeconds?: () => number, workedMs?: () => number) => Promise<T>} work
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
    return await work(url, processorOf(child.pid), workedOf(child.pid))
  } finally {
    child.kill('SIGTERM')
  }
}
