import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** The built code of these sources (`build-first.mjs`): worker threads and child processes run JavaScript. */
export const BUILT = resolve(__dirname, '../../dist')

export interface RunningEngine {
  child: ChildProcess
  uri: string
  /** What the process has written to stderr. */
  complaint(): string
  /** The exit code of the process, once all is said; null after a signal. */
  ended: Promise<number | null>
  /** Kills the process without any chance to clean up. */
  kill(): Promise<void>
  stop(): Promise<number | null>
}

/**
 * Runs the built command line; resolves when it has printed its connection string, rejects with its error
 * output. `fileBlocks` limits the size of each file, as if the disk were full; `heapMb` limits the memory
 * for documents. `through` is a command that runs it, for example in a namespace of its own.
 */
export function runEngine(
  dataDirectory: string,
  { fileBlocks, heapMb, through = [] }: { fileBlocks?: number; heapMb?: number; through?: string[] } = {},
): Promise<RunningEngine> {
  // So small a young generation is a ninth of such a heap, as `pace/memory.ts` expects outside the engine's own thread.
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
  const ended = new Promise<number | null>((done) => child.once('close', done))
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
