import { type AddressInfo, createServer, type ListenOptions, type Server, type Socket } from 'node:net'
import { type Access } from '../auth/access.js'
import { type Doc } from '../bson/value.js'
import { complete } from '../pace/turn.js'
import { giveBack } from './batch-bytes.js'
import { Framer } from './framing.js'
import { Budget, Intake } from './intake.js'
import { type CommandMessage, encodeReply, MAX_MESSAGE_BYTES, parseMessage } from './message.js'

/** One client connection, as commands see it. */
export interface Connection {
  readonly id: number
  /** The address that the client used, host:port or the path of the socket: `hello` must name it as the primary. */
  readonly address: string
  readonly access: Access
  close(): void
}

export interface CommandHandler {
  /** Answers a command. Never throws or rejects; null closes the connection without an answer. */
  handle(message: CommandMessage, connection: Connection): Doc | null | Promise<Doc | null>
  /** The reply for an error outside of any command. */
  failure(error: unknown): Doc
  disconnected(connection: Connection): void
}

/** A connection while it is open. */
interface Served {
  readonly connection: Connection
  /** Whether a whole message has arrived. */
  hasSpoken: boolean
  /** Waits for the commands being answered. */
  idle(): Promise<void>
}

export interface WireServer {
  /** The TCP port. */
  port: number | null
  close(): Promise<void>
}

/** Where to listen: on a port, or on a socket in the file system. */
export type ListenPlace = Pick<ListenOptions, 'host' | 'port' | 'path'>

/** Longest message accepted before the log-in, so that clients without a log-in cannot use up memory. */
const BEFORE_LOG_IN_BYTES = 16_384
/** Most connections at once; any further connection is closed immediately. A driver's pool has 100. */
const MOST_CONNECTIONS = 500
/**
 * Most connections without a log-in, so that strangers leave room for the others. Monitors of drivers are among them,
 * since they never log in.
 */
const MOST_BEFORE_LOG_IN = 100
/** A connection without a log-in that is silent for so long is closed. A driver's monitor speaks every ten seconds. */
const SILENT_BEFORE_LOG_IN_MS = 30_000

/**
 * Listens for MongoDB clients. Commands of one connection are answered in order, those of different
 * connections concurrently.
 */
export async function listen(
  at: ListenPlace,
  newAccess: () => Access,
  handler: CommandHandler,
): Promise<WireServer> {
  const sockets = new Map<Socket, Served>()
  const budget = new Budget()
  let connections = 0
  const server = createServer({ noDelay: true }, (socket) => {
    const connection: Connection = {
      id: ++connections,
      address: at.path ?? `${socket.localAddress ?? '127.0.0.1'}:${socket.localPort ?? 0}`,
      access: newAccess(),
      close: () => socket.destroy(),
    }
    sockets.set(socket, serve(socket, connection, handler, budget))
    socket.once('close', () => sockets.delete(socket))
    makeRoom(sockets)
  })
  server.maxConnections = MOST_CONNECTIONS
  const bound = await bind(server, at)
  return {
    port: bound,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      await Promise.all([...sockets].map(([socket, { idle }]) => idle().then(() => socket.destroy())))
      await closed
    },
  }
}

const bind = (server: Server, at: ListenPlace): Promise<number | null> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(at, () => {
      server.off('error', reject)
      resolve(at.path === undefined ? (server.address() as AddressInfo).port : null)
    })
  })

/** When too many connections are without a log-in, closes the oldest that has said nothing yet: drivers speak at once. */
function makeRoom(sockets: ReadonlyMap<Socket, Served>): void {
  if (sockets.size <= MOST_BEFORE_LOG_IN) return
  const strangers = [...sockets].filter(
    ([socket, { connection }]) => !socket.destroyed && !connection.access.isOpen,
  )
  if (strangers.length > MOST_BEFORE_LOG_IN) strangers.find(([, { hasSpoken }]) => !hasSpoken)?.[0].destroy()
}

/** Serves a connection. */
function serve(socket: Socket, connection: Connection, handler: CommandHandler, budget: Budget): Served {
  const framer = new Framer(() => (connection.access.isOpen ? MAX_MESSAGE_BYTES : BEFORE_LOG_IN_BYTES))
  const line = new Line((message) => answer(message, socket, connection, handler))
  const intake = new Intake(budget, socket)
  const served: Served = { connection, hasSpoken: false, idle: () => line.idle() }
  socket.setTimeout(SILENT_BEFORE_LOG_IN_MS, () => {
    if (connection.access.isOpen) socket.setTimeout(0)
    else socket.destroy()
  })
  socket.on('data', (chunk: Buffer) => {
    let completed: Buffer[]
    try {
      completed = framer.push(chunk)
      served.hasSpoken ||= completed.length > 0
      for (const message of completed) line.take(message)
    } catch {
      socket.destroy()
      return
    }
    // Stop reading until these messages are answered, so that a faster client has to wait.
    intake.read({ completed: completed.length, announced: framer.announced, answering: line.busy })
    if (line.busy) void line.idle().then(() => intake.answered())
  })
  socket.on('error', () => socket.destroy())
  socket.once('close', () => {
    intake.closed()
    handler.disconnected(connection)
  })
  return served
}

/** Answers messages one after another; returns a promise only when an answer is not immediate. */
class Line {
  private readonly waiting: Buffer[] = []
  private running: Promise<void> | null = null

  constructor(private readonly work: (message: Buffer) => Promise<void> | null) {}

  get busy(): boolean {
    return this.running !== null
  }

  idle(): Promise<void> {
    return this.running ?? Promise.resolve()
  }

  take(message: Buffer): void {
    if (this.running) {
      this.waiting.push(message)
      return
    }
    const pending = this.work(message)
    if (pending) this.running = this.finish(pending)
  }

  private async finish(pending: Promise<void>): Promise<void> {
    await pending
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await this.work(next)
    this.running = null
  }
}

/** Answers a message; returns null when the answer is complete, else a promise that never rejects. */
function answer(
  message: Buffer,
  socket: Socket,
  connection: Connection,
  handler: CommandHandler,
): Promise<void> | null {
  if (socket.destroyed) return null
  let silent = false
  const finish = (reply: Doc | null): Promise<void> | null => {
    if (reply === null) socket.destroy()
    else if (!silent && !socket.destroyed) {
      const bytes = complete(encodeReply(message, reply))
      return bytes instanceof Promise ? sendLater(bytes) : send(socket, bytes)
    }
    return null
  }
  const sendLater = async (bytes: Promise<Buffer>): Promise<void> => {
    try {
      await send(socket, await bytes)
    } catch (error) {
      await finish(handler.failure(error))
    }
  }
  try {
    const handle = (command: CommandMessage): Doc | null | Promise<Doc | null> => {
      silent = command.silent
      return handler.handle(command, connection)
    }
    const command = complete(parseMessage(message))
    const reply = command instanceof Promise ? command.then(handle) : handle(command)
    if (!(reply instanceof Promise)) return finish(reply)
    return answerLater(reply, finish, handler)
  } catch (error) {
    // Also answers for a reply that is too large to be built.
    return finish(handler.failure(error))
  }
}

async function answerLater(
  reply: Promise<Doc | null>,
  finish: (reply: Doc | null) => Promise<void> | null,
  handler: CommandHandler,
): Promise<void> {
  try {
    await finish(await reply)
  } catch (error) {
    await finish(handler.failure(error))
  }
}

/**
 * Waits when the client reads more slowly than the server answers, so that replies do not pile up in
 * memory.
 */
function send(socket: Socket, bytes: Buffer): Promise<void> | null {
  const taken = socket.destroyed || socket.write(bytes)
  // The system has taken all bytes.
  if (socket.writableLength === 0) giveBack(bytes)
  if (taken) return null
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done)
      socket.off('close', done)
      giveBack(bytes)
      resolve()
    }
    socket.on('drain', done)
    socket.on('close', done)
  })
}
