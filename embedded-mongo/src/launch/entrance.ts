import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Access } from '../auth/access.js'
import { accountIn } from '../auth/account.js'
import { isPrivate, PRIVATE_FILE } from '../storage/private-files.js'
import { type CommandHandler, listen } from '../wire/server.js'

/** The way in to one engine. */
export interface Entrance {
  /** Connection string without a database; by loopback it holds the password. */
  uri: string
  /** Answers what has been asked. */
  close(): Promise<void>
}

const HOST = '127.0.0.1'
const SOCKET_FILE = 'engine.sock'
/** What every system takes: macOS 103, Linux 107. */
const MAX_SOCKET_PATH_BYTES = 103
const OPTIONS = 'replicaSet=rs0&directConnection=true'

/**
 * With a port: loopback, where any user of this machine can connect, and a password. Without: a socket in a folder that
 * only this user can enter; if the system has no such sockets, a free port with the password. The caller holds the
 * directory's lock.
 */
export const openEntrance = (
  directory: string,
  port: number | null,
  handler: CommandHandler,
): Promise<Entrance> =>
  port === null && process.platform !== 'win32'
    ? openSocket(directory, handler)
    : openPort(directory, port ?? 0, handler)

async function openPort(directory: string, port: number, handler: CommandHandler): Promise<Entrance> {
  const account = accountIn(directory)
  const credentials = `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}`
  const server = await listen({ host: HOST, port }, () => new Access(account), handler)
  return {
    uri: `mongodb://${credentials}@${HOST}:${server.port}/?${OPTIONS}&authSource=admin`,
    close: () => server.close(),
  }
}

async function openSocket(directory: string, handler: CommandHandler): Promise<Entrance> {
  const path = join(directory, SOCKET_FILE)
  if (isUsable(path) && isPrivate(directory)) {
    try {
      return await listenAt(path, handler)
    } catch {
      // A disk of another system, for instance, which has no sockets.
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-'))
  const clear = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    const { uri, close } = await listenAt(join(folder, SOCKET_FILE), handler)
    return { uri, close: () => close().finally(clear) }
  } catch (error) {
    clear()
    throw error
  }
}

async function listenAt(path: string, handler: CommandHandler): Promise<Entrance> {
  // Whoever left it is dead, as we hold the lock.
  rmSync(path, { force: true })
  const server = await listen({ path }, () => new Access(null), handler)
  chmodSync(path, PRIVATE_FILE)
  return { uri: `mongodb://${encodeURIComponent(path)}/?${OPTIONS}`, close: () => server.close() }
}

/** A driver decodes the path twice, so that one with a percent sign is another to it. */
const isUsable = (path: string): boolean =>
  Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES && !path.includes('%')
