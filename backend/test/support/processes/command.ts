import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { SHORT_LIVED } from './process.js'

const ROOT = resolve(__dirname, '../../../..')

export interface Command {
  child: ChildProcess
  /** Everything it printed so far, on both streams. */
  output: () => string
  ended: Promise<{ code: number | null; output: string }>
}

/**
 * Starts a built command (`backend/dist/bundle`), as `npm run` does. With `fileBlocks` no file may grow beyond so many
 * blocks of 512 bytes, as if the disk were full.
 */
export function startCommand(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
  fileBlocks?: number,
): Command {
  const line = [process.execPath, ...SHORT_LIVED, `backend/dist/bundle/${name}.js`, ...args]
  const limited = ['sh', '-c', `trap '' XFSZ; ulimit -f ${fileBlocks}; exec "$@"`, 'sh', ...line]
  const [file = '', ...rest] = fileBlocks === undefined ? line : limited
  const child = spawn(file, rest, {
    cwd: ROOT,
    env: { ...process.env, MONGODB_URI: '', BACKUP_DIR: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output: printed }))
  return { child, output: () => printed, ended }
}

/** Runs a built command to its end. */
export const runCommand = (
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
  fileBlocks?: number,
): Promise<{ code: number | null; output: string }> => startCommand(name, args, environment, fileBlocks).ended

/** The embedded database as `npm run db` runs it. */
export async function startDatabase(
  folder: string,
  port: string,
): Promise<{ uri: string; kill: () => Promise<void>; freeze: () => void }> {
  const child: ChildProcess = spawn(process.execPath, ['embedded-mongo/dist/bundle/cli.js'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, DB_PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  if (!child.stdout) throw new Error('the database has no output')
  const [first] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const uri = /mongodb:\/\/\S+/.exec(first)?.[0]
  if (!uri) throw new Error(`The database did not say its address: ${first}`)
  return {
    uri,
    // Its connections stay open and nobody answers, as when a machine is cut off.
    freeze: () => void child.kill('SIGSTOP'),
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
      await ended
    },
  }
}
