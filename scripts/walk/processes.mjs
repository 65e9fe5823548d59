/** Programs that a walk starts, what they print, and their end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const running = new Set()

/** A port that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a program; `until(pattern)` waits for what it prints, `ended` for its end. */
export function start(file, args, { cwd, env = {}, input } = {}) {
  const child = spawn(file, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own: npm's children end with it.
    detached: true,
  })
  // A program that does not exist never spawns.
  child.on('spawn', () => running.add(child))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (running.delete(child), resolve(code)))
  })
  ended.catch(() => undefined)
  child.stdin.end(input)
  return {
    pid: child.pid,
    ended,
    printed: () => printed,
    /** @throws Error with everything it printed when it ends first, or takes longer than `seconds`. */
    async until(pattern, seconds = 600) {
      const limit = Date.now() + seconds * 1000
      while (!pattern.test(printed)) {
        const isOver = child.exitCode !== null || child.signalCode !== null
        if (isOver || Date.now() > limit) throw new Error(`${file} ${args.join(' ')}:\n${printed}`)
        await sleep(100)
      }
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return ended
    },
  }
}

/** Runs a program to its end. @returns what it printed. @throws Error with that when it ends with another code than 0. */
export async function run(file, args, options) {
  const program = start(file, args, options)
  const code = await program.ended
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}:\n${program.printed()}`)
  return program.printed()
}

/** Asks `question` every 200 ms until it answers with something. @throws Error after `withinMs`. */
export async function eventually(what, question, withinMs = 30_000) {
  for (const limit = Date.now() + withinMs; Date.now() < limit; await sleep(200)) {
    const answer = await question()
    if (answer) return answer
  }
  throw new Error(`${what}: not within ${withinMs / 1000} seconds`)
}

/** Ends whatever still runs, with all its children. */
export async function stopAll() {
  for (const child of running) process.kill(-child.pid, 'SIGKILL')
  while (running.size > 0) await sleep(50)
}
