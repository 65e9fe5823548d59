import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Access } from '../auth/access.js'
import { accountIn } from '../auth/account.js'
import { isPrivate, PRIVATE_FILE } from '../storage/private-files.js'
import { type CommandHandler, listen } from '../wire/server.js'

/** Where clients connect to one engine. */
export interface Entrance {
  /** Connection string without a database; with a port it holds the password. */
  uri: string
  /** Resolves when all requests are answered. */
  close(): Promise<void>
}

const HOST = '127.0.0.1'
const SOCKET_FILE = 'engine.sock'
/** Longest path of a socket: macOS takes 103 bytes, Linux 107. */
const MAX_SOCKET_PATH_BYTES = 103
const OPTIONS = 'replicaSet=rs0&directConnection=true'

/**
 * With a port: listens on loopback, where any user of this machine can connect, and asks for a password. Without: listens
 * on a socket in a folder that only this user can enter, or on a free port with the password where the system has no such
 * sockets. The caller holds the directory's lock.
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
      // For example a disk of another system, which has no sockets.
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
  // Left by a dead engine, since we hold the lock.
  rmSync(path, { force: true })
  const server = await listen({ path }, () => new Access(null), handler)
  chmodSync(path, PRIVATE_FILE)
  return { uri: `mongodb://${encodeURIComponent(path)}/?${OPTIONS}`, close: () => server.close() }
}

/** Drivers decode the path twice, so a path with a percent sign would lead elsewhere. */
const isUsable = (path: string): boolean =>
  Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES && !path.includes('%')
