import { setFlagsFromString } from 'node:v8'
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import pLimit from 'p-limit'
import { type Piscina } from 'piscina'
import { AppError } from '../../kernel/errors/errors.js'
import { type Done, type Wanted } from './worker-messages.js'

/** A function that takes one argument of plain data, by the file that exports it. */
export interface Work {
  file: URL
  name: string
}
type Worked = (input: never) => unknown

/** Two, so that another person's work goes on beside the longest. */
const THREADS = 2
const BOUNDS = {
  /** The longest that one may take, on a slow machine too: the worst that is accepted takes seconds. */
  mostMs: 60_000,
  /** Heap of one thread. What lies outside it, such as the bytes of a file, is bounded by what the thread is given. */
  heapMb: 128,
}
/** Megabytes of each part of a thread's young generation. With 1 a thread takes 10 MB less than with 4 (ADR 28). */
const YOUNG_PART_MB = 1
/** A thread without work gives its memory back after this time. */
const IDLE_MS = 5_000
/** Threads come after the one that answers requests, where the system knows priorities. */
const NICE = 10

/**
 * Does what keeps a processor busy in threads of their own, so that nobody's request waits for it: reading files and
 * drawing papers (ADR 23). What is read from the database is read before, and what is written is written after: a
 * thread that ends in the middle loses its result and nothing else.
 */
@Injectable()
export class Workers implements OnApplicationShutdown {
  private readonly logger = new Logger(Workers.name)
  private readonly turns = pLimit(THREADS)
  private pool: Promise<Piscina<Wanted, Done>> | null = null

  constructor(private readonly bounds: Readonly<typeof BOUNDS> = BOUNDS) {}

  /**
   * @param input is copied, as is the result: both are plain data, bytes among them.
   * @throws what the work throws, an AppError as such; AppError TOO_LARGE when it needs more than its bounds
   */
  async run<F extends Worked>(work: Work, input: Parameters<F>[0]): Promise<Awaited<ReturnType<F>>> {
    const done = await this.turns(() => this.ran({ file: work.file.href, name: work.name, input }))
    if (done.refusal) throw new AppError(done.refusal.code, done.refusal.message, done.refusal.details)
    const { result } = done
    // A buffer arrives as the plain array of its bytes.
    return (
      result instanceof Uint8Array ? Buffer.from(result.buffer, result.byteOffset, result.length) : result
    ) as Awaited<ReturnType<F>>
  }

  private async ran(wanted: Wanted): Promise<Done> {
    const pool = await (this.pool ??= this.opened())
    try {
      return await pool.run(wanted, { signal: AbortSignal.timeout(this.bounds.mostMs) })
    } catch (error) {
      throw beyondBounds(error) ?? error
    }
  }

  /** The library is loaded with the first work. */
  private async opened(): Promise<Piscina<Wanted, Done>> {
    const { Piscina } = await import('piscina')
    // V8 asks this flag for each thread that starts, and prefers it to the thread's own limits.
    setFlagsFromString(`--max-semi-space-size=${YOUNG_PART_MB}`)
    const pool = new Piscina<Wanted, Done>({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: this.bounds.heapMb },
      niceIncrement: NICE,
      // Flags of the process, such as the size of its heap, are not for threads.
      execArgv: [],
    })
    // A thread may fail once its work was given up already; without a listener that would end the process.
    pool.on('error', (error: Error) => this.logger.warn(`A thread without work ended: ${error.message}`))
    return pool
  }

  /** Ends the threads; what they were doing fails. */
  async onApplicationShutdown(): Promise<void> {
    const { pool } = this
    this.pool = null
    await (await pool)?.destroy()
  }
}

/** The error for work that was ended for its time or its memory; null for any other error. */
function beyondBounds(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null
  const isSlow = error.cause instanceof DOMException && error.cause.name === 'TimeoutError'
  const isLarge = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (!isSlow && !isLarge) return null
  const what = isSlow ? 'time' : 'memory'
  return new AppError(
    'TOO_LARGE',
    `This needs more ${what} than one request may take. Ask for less at once. Nothing was changed.`,
  )
}
