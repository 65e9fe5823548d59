import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { type Doc } from '../bson/value.js'
import { Framer } from './framing.js'
import { type CommandMessage, encodeReply, parseMessage } from './message.js'

/** One client connection, as commands see it. */
export interface Connection {
  readonly id: number
  /** host:port the client dialled: what `hello` must name as the primary. */
  readonly address: string
  close(): void
}

export interface CommandHandler {
  /** Never throws nor rejects; null closes the connection without an answer. */
  handle(message: CommandMessage, connection: Connection): Doc | null | Promise<Doc | null>
  /** An error outside of any command, as a reply. */
  failure(error: unknown): Doc
  disconnected(connection: Connection): void
}

export interface WireServer {
  port: number
  close(): Promise<void>
}

/** Listens for MongoDB clients. Commands of one connection are answered in order, those of several side by side. */
export async function listen(host: string, port: number, handler: CommandHandler): Promise<WireServer> {
  const sockets = new Map<Socket, () => Promise<void>>()
  let connections = 0
  const server = createServer({ noDelay: true }, (socket) => {
    const idle = serve(socket, ++connections, handler)
    sockets.set(socket, idle)
    socket.once('close', () => sockets.delete(socket))
  })
  const { port: bound } = await bind(server, host, port)
  return {
    port: bound,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      await Promise.all([...sockets].map(([socket, idle]) => idle().then(() => socket.destroy())))
      await closed
    },
  }
}

const bind = (server: Server, host: string, port: number): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server.address() as AddressInfo)
    })
  })

/** Returns a function that waits for the commands being answered, if any. */
function serve(socket: Socket, id: number, handler: CommandHandler): () => Promise<void> {
  const connection: Connection = {
    id,
    address: `${socket.localAddress ?? '127.0.0.1'}:${socket.localPort ?? 0}`,
    close: () => socket.destroy(),
  }
  const framer = new Framer()
  const line = new Line((message) => answer(message, socket, connection, handler))
  socket.on('data', (chunk: Buffer) => {
    try {
      for (const message of framer.push(chunk)) line.take(message)
    } catch {
      socket.destroy()
      return
    }
    if (!line.busy) return
    // Read no more than is answered: a client that sends faster has to wait.
    socket.pause()
    void line.idle().then(() => socket.resume())
  })
  socket.on('error', () => socket.destroy())
  socket.once('close', () => handler.disconnected(connection))
  return () => line.idle()
}

/** Messages one after another. Most are answered at once; only the others need a promise. */
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

/** Null when the answer is out; never rejects. */
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
    else if (!silent && !socket.destroyed) return send(socket, encodeReply(message, reply))
    return null
  }
  try {
    const command = parseMessage(message)
    silent = command.silent
    const reply = handler.handle(command, connection)
    if (!(reply instanceof Promise)) return finish(reply)
    return answerLater(reply, finish, handler)
  } catch (error) {
    // This also catches a reply that is too large to be built.
    return finish(handler.failure(error))
  }
}

async function answerLater(
  reply: Promise<Doc | null>,
  finish: (reply: Doc | null) => Promise<void> | null,
  handler: CommandHandler,
): Promise<void> {
  const settled = await reply
  try {
    await finish(settled)
  } catch (error) {
    await finish(handler.failure(error))
  }
}

/** Waits when the client reads slower than we answer, so that replies do not pile up in memory. */
function send(socket: Socket, bytes: Buffer): Promise<void> | null {
  if (socket.write(bytes)) return null
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done)
      socket.off('close', done)
      resolve()
    }
    socket.on('drain', done)
    socket.on('close', done)
  })
}
