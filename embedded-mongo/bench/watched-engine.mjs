/** The engine of `engine.mjs` as a child process, and what it takes. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { START } from '../../scripts/lib/how-it-starts.mjs'

const fileAt = (name) => fileURLToPath(new URL(name, import.meta.url))
/** Of the system's counters of processor time. */
const TICK_MS = 10

/**
 * Megabytes of a process's own, and of files that are mapped: those go when others need the room. And the most that both
 * together ever were. None once it has ended.
 */
export function memoryOf(pid) {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : ''
  const [own, mapped, most] = ['RssAnon', 'RssFile', 'VmHWM'].map((name) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024),
  )
  return { own, mapped, most }
}

/** Milliseconds that all threads of a process have worked; 0 once it has ended. */
export function workedBy(pid) {
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(') ') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}

export class WatchedEngine {
  #child
  #ended
  uri

  constructor(directory, dist) {
    this.directory = directory
    this.dist = dist
  }

  /** Resolves once it answers. */
  async start() {
    const args = [...START.flags, '--import', fileAt('probe.mjs'), fileAt('engine.mjs'), this.directory]
    this.#child = spawn(process.execPath, this.dist ? [...args, this.dist] : args, {
      env: { ...process.env, ...START.environment },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    this.#ended = new Promise((resolve) =>
      this.#child.once('exit', (code, signal) => resolve(code ?? signal)),
    )
    const address = new Promise((resolve) => createInterface(this.#child.stdout).once('line', resolve))
    const first = await Promise.race([
      address.then((uri) => ({ uri })),
      this.ended.then((code) => ({ code })),
    ])
    if (!first.uri) throw new Error(`The engine ended with ${first.code}.`)
    this.uri = first.uri
  }

  /** What it ended with. */
  get ended() {
    return this.#ended
  }

  /** Ends it; `SIGKILL` without any chance to tidy up. */
  async stop(signal = 'SIGTERM') {
    this.#child.kill(signal)
    return this.#ended
  }

  get pid() {
    return this.#child.pid
  }

  memory() {
    return memoryOf(this.#child.pid)
  }

  /** Milliseconds that all its threads have worked. */
  worked() {
    return workedBy(this.#child.pid)
  }

  /** What its thread has seen since the last question. */
  seen() {
    const answer = new Promise((resolve) => this.#child.once('message', resolve))
    this.#child.send('next')
    return answer
  }
}
