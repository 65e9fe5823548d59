import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** What the build made of these sources (`build-first.mjs`): worker threads and child processes run JavaScript. */
export const BUILT = resolve(__dirname, '../../dist')

export interface RunningEngine {
  child: ChildProcess
  uri: string
  /** What it has written to stderr. */
  complaint(): string
  /** Its exit code; null after a signal. */
  ended: Promise<number | null>
  /** Ends it without any chance to tidy up. */
  kill(): Promise<void>
  stop(): Promise<number | null>
}

/**
 * Runs the built command line; resolves when it has printed its connection string, rejects with what it complained of.
 * With `fileBlocks` no file may grow beyond so many blocks, as if the disk were full; with `heapMb` documents in memory
 * have no more room than that. `through` is a command that runs it: in a namespace of its own, say.
 */
export function runEngine(
  dataDirectory: string,
  { fileBlocks, heapMb, through = [] }: { fileBlocks?: number; heapMb?: number; through?: string[] } = {},
): Promise<RunningEngine> {
  const flags = heapMb === undefined ? [] : ['--max-semi-space-size=2', `--max-old-space-size=${heapMb}`]
  const command = [...through, process.execPath, ...flags, join(BUILT, 'bundle', 'cli.js')]
  const [file = '', ...args] =
    fileBlocks === undefined
      ? command
      : ['sh', '-c', `trap '' XFSZ; ulimit -f ${fileBlocks}; exec "$@"`, 'sh', ...command]
  const child = spawn(file, args, {
    env: { ...process.env, DATA_DIR: dataDirectory, DB_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  return new Promise((found, reject) => {
    createInterface({ input: child.stdout }).once('line', (uri) =>
      found({
        child,
        uri,
        complaint: () => complaint,
        ended,
        kill: async () => {
          child.kill('SIGKILL')
          await ended
        },
        stop: () => {
          child.kill('SIGTERM')
          return ended
        },
      }),
    )
    void ended.then(() => reject(new Error(complaint || 'the engine ended')))
  })
}
