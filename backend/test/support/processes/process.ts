import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../../../..')

/** Of a process that lives for seconds: V8 making its code faster takes a sixth of what starts and commands cost. */
export const SHORT_LIVED = ['--no-opt']

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Everything the process printed so far. */
  output: () => string
  /** Asks it to end and waits for it; resolves to its exit code. */
  stop: () => Promise<number | null>
  /** kill -9. */
  kill: () => Promise<void>
}

/**
 * The built application as a process of its own, as `npm start` runs it, on a free port.
 * @param heard gets everything that it has printed, each time that there is more.
 * @throws Error with what it printed when it ends before it is ready.
 */
export async function startProcess(
  environment: Record<string, string>,
  heard: (printed: string) => void = () => undefined,
  flags: readonly string[] = SHORT_LIVED,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, 'backend/dist/bundle/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'error',
      SEED: 'none',
      SESSION_SECRET: 'a secret of thirty-two characters for tests',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const exited = once(child, 'exit')
  const ready = new Promise<string>((found) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      heard(printed)
      const url = /Shop +http:\/\/localhost:(\d+)/.exec(printed)?.[1]
      if (url) found(`http://127.0.0.1:${url}`)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const url = await Promise.race([
    ready,
    exited.then(([code]) => {
      throw new Error(`The server ended with ${String(code)}: ${printed}`)
    }),
  ])
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
    return child.exitCode
  }
  return {
    url,
    child,
    output: () => printed,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** Runs the built application until it ends by itself; for what must not start. */
export async function runToEnd(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  try {
    const server = await startProcess(environment)
    const code = await server.stop()
    return { code, output: server.output() }
  } catch (error) {
    const text = (error as Error).message
    return { code: Number(/ended with (\d+)/.exec(text)?.[1] ?? Number.NaN), output: text }
  }
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'jaadi-test-'))
