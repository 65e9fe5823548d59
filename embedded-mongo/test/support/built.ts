import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const workspace = resolve(__dirname, '../..')
const repository = resolve(workspace, '..')

/** Builds into a directory of its own, since worker threads and child processes run JavaScript. Returns the folder. */
export function buildInto(directory: string): string {
  mkdirSync(directory, { recursive: true })
  const swc = join(repository, 'node_modules/.bin/swc')
  const output = join(directory, 'dist')
  execFileSync(
    swc,
    ['src', '-d', output, '--strip-leading-paths', '--config-file', join(repository, '.swcrc')],
    { cwd: workspace },
  )
  symlinkSync(join(repository, 'node_modules'), join(directory, 'node_modules'))
  execFileSync('cp', [join(workspace, 'package.json'), directory])
  return output
}

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
  built: string,
  dataDirectory: string,
  { fileBlocks, heapMb, through = [] }: { fileBlocks?: number; heapMb?: number; through?: string[] } = {},
): Promise<RunningEngine> {
  const flags = heapMb === undefined ? [] : ['--max-semi-space-size=2', `--max-old-space-size=${heapMb}`]
  const command = [...through, process.execPath, ...flags, join(built, 'cli.js')]
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
