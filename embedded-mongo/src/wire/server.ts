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
  const intake = new Intake(budget, socket)
  const line = new Line(socket, connection, handler, () => intake.answered())
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
  })
  socket.on('error', () => socket.destroy())
  socket.once('close', () => {
    intake.closed()
    handler.disconnected(connection)
  })
  return served
}

/**
 * Answers the messages of a connection one after another. Its steps return whether the message is answered; a step that
 * waits calls `goOn` later. So a message costs few promises and closures, which took as long as reading it.
 */
class Line {
  private readonly waiting: Buffer[] = []
  private readonly waitingForIdle: (() => void)[] = []
  /** The message that is being answered. */
  private message: Buffer | null = null
  /** The client wants no answer to it. */
  private silent = false

  /** `answered` is called when all messages are answered, if that took more than one turn. */
  constructor(
    private readonly socket: Socket,
    private readonly connection: Connection,
    private readonly handler: CommandHandler,
    private readonly answered: () => void,
  ) {}

  get busy(): boolean {
    return this.message !== null
  }

  idle(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.waitingForIdle.push(resolve)) : Promise.resolve()
  }

  take(message: Buffer): void {
    this.waiting.push(message)
    if (!this.busy) this.answerAll()
  }

  private answerAll(): boolean {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.message = next
      if (!this.socket.destroyed && !this.parse(next)) return false
    }
    this.message = null
    return true
  }

  private readonly goOn = (): void => {
    if (!this.answerAll()) return
    this.answered()
    for (const resolve of this.waitingForIdle.splice(0)) resolve()
  }

  private parse(message: Buffer): boolean {
    try {
      const command = complete(parseMessage(message))
      if (!(command instanceof Promise)) return this.handle(command)
      command.then(this.handleLater, this.failLater)
      return false
    } catch (error) {
      return this.fail(error)
    }
  }

  private handle(command: CommandMessage): boolean {
    this.silent = command.silent
    const reply = this.handler.handle(command, this.connection)
    if (!(reply instanceof Promise)) return this.reply(reply)
    void reply.then(this.replyLater)
    return false
  }

  private reply(reply: Doc | null): boolean {
    if (reply === null) this.socket.destroy()
    if (reply === null || this.silent || this.socket.destroyed) return true
    try {
      const bytes = complete(encodeReply(this.message as Buffer, reply))
      if (!(bytes instanceof Promise)) return this.send(bytes)
      bytes.then(this.sendLater, this.failLater)
      return false
    } catch (error) {
      // The reply is too large to be built.
      return this.fail(error)
    }
  }

  private fail(error: unknown): boolean {
    return this.reply(this.handler.failure(error))
  }

  /**
   * Waits when the client reads more slowly than the server answers, so that replies do not pile up in
   * memory.
   */
  private send(bytes: Buffer): boolean {
    const { socket } = this
    const taken = socket.destroyed || socket.write(bytes)
    // The system has taken all bytes.
    if (socket.writableLength === 0) giveBack(bytes)
    if (taken) return true
    const done = (): void => {
      socket.off('drain', done)
      socket.off('close', done)
      giveBack(bytes)
      this.goOn()
    }
    socket.on('drain', done)
    socket.on('close', done)
    return false
  }

  private later<T>(step: (value: T) => boolean): (value: T) => void {
    return (value) => {
      if (step(value)) this.goOn()
    }
  }

  private readonly handleLater = this.later((command: CommandMessage) => this.handle(command))
  private readonly replyLater = this.later((reply: Doc | null) => this.reply(reply))
  private readonly sendLater = this.later((bytes: Buffer) => this.send(bytes))
  private readonly failLater = this.later((error: unknown) => this.fail(error))
}
