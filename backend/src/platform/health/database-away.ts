import { setTimeout as sleep } from 'node:timers/promises'
import mongoose, { type Connection } from 'mongoose'
import { AppError } from '../../kernel/errors/errors.js'

/**
 * Retry-After in seconds: the driver looks for the database every half second, and an election takes a few
 * seconds.
 */
const RETRY_AFTER_SECONDS = 5

/**
 * Time limits of the driver, so that no request waits long for a database that cannot be reached. A
 * machine whose network silently fails counts as unreachable after ten seconds.
 */
export const DATABASE_WAITS = {
  serverSelectionTimeoutMS: 5_000,
  connectTimeoutMS: 5_000,
  heartbeatFrequencyMS: 5_000,
} as const

/**
 * The wait during a start is longer: the database may be starting too, or be busy with work of an earlier
 * start.
 */
const BOOT_WAIT_MS = 30_000

/**
 * The embedded database runs in this process and cannot be cut off: when it does not answer, it is busy.
 * Its address sets this wait, since the driver would otherwise treat it as gone and interrupt its work.
 */
export const BUSY_WAIT_MS = 120_000

/** The shop's driver options, except those that the address itself sets. */
export const unlessSaid = (uri: string, waits: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(waits).filter(([name]) => !new RegExp(`[?&]${name}=`, 'i').test(uri)))

export const databaseWaits = (uri: string): Record<string, number> => unlessSaid(uri, DATABASE_WAITS)

/** The driver options during a start. */
export const bootWaits = (uri: string): Record<string, number> =>
  unlessSaid(uri, { ...DATABASE_WAITS, serverSelectionTimeoutMS: BOOT_WAIT_MS })

/** The database cannot be reached; `details.retryAfterSeconds` becomes the Retry-After header at the edge. */
export class DatabaseAway extends AppError {
  constructor() {
    super('UNAVAILABLE', 'The shop cannot reach its data just now. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }
}

const { mongo } = mongoose

/** Errors of the driver: no server was found, the connection or the pool broke, or the process is closing. */
const AWAY = [
  mongo.MongoServerSelectionError,
  mongo.MongoNetworkError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoServerClosedError,
  mongo.MongoClientClosedError,
]

/** Codes of a server that is shutting down or no longer the primary; the driver will find another one. */
const LEAVING = new Set<unknown>([6, 7, 89, 91, 189, 9001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436])

/**
 * Node's own errors of a socket. The driver passes them on when it writes to a connection that has just
 * ended. No other code here writes to sockets: partners are called by `fetch`, which wraps its errors, and
 * when a client disconnects, Fastify gives the error a status.
 */
const BROKEN = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ETIMEDOUT'])

/** Whether the error means that the database cannot be reached, and not that it refused a command. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (!(error instanceof mongo.MongoError))
    return error instanceof Error && !('statusCode' in error) && 'code' in error && BROKEN.has(error.code)
  if (AWAY.some((kind) => error instanceof kind)) return true
  // The driver wraps the error of a bulk write.
  if (error instanceof mongo.MongoServerError)
    return LEAVING.has(error.code) || isDatabaseAway(error.errorResponse)
  return isDatabaseAway(error.cause)
}

/** Longest wait of a health check, while the driver keeps looking for the database. */
const ANSWERS_WITHIN_MS = 2_000

/** Pings the database now, since the driver's own view may be some seconds old. */
export async function databaseAnswers(connection: Connection): Promise<boolean> {
  const ping = connection.db?.command({ ping: 1 }) ?? Promise.reject(new DatabaseAway())
  const answered = ping.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(ANSWERS_WITHIN_MS, false, { ref: false })])
}
