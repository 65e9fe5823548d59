import { type AddressInfo, type Server, type Socket, createServer } from 'node:net'
import type { Doc } from '../bson/value.js'
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
  /** Never throws; null closes the connection without an answer. */
  handle(message: CommandMessage, connection: Connection): Promise<Doc | null>
  /** An error outside of any command, as a reply. */
  failure(error: unknown): Doc
  disconnected(connection: Connection): void
}

export interface WireServer {
  port: number
  close(): Promise<void>
}

/** Listens for MongoDB clients. Commands of one connection are answered in order, those of several side by side. */
export const listen = async (host: string, port: number, handler: CommandHandler): Promise<WireServer> => {
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

/** Returns a function that waits for the command being answered, if any. */
const serve = (socket: Socket, id: number, handler: CommandHandler): (() => Promise<void>) => {
  const connection: Connection = {
    id,
    address: `${socket.localAddress ?? '127.0.0.1'}:${socket.localPort ?? 0}`,
    close: () => socket.destroy(),
  }
  const framer = new Framer()
  let last: Promise<void> = Promise.resolve()
  socket.on('data', (chunk: Buffer) => {
    try {
      for (const message of framer.push(chunk)) {
        last = last.then(() => answer(message, socket, connection, handler))
      }
    } catch {
      socket.destroy()
      return
    }
    // Read no more than can be answered: a client that floods waits in its own socket.
    socket.pause()
    void last.then(() => socket.resume())
  })
  socket.on('error', () => socket.destroy())
  socket.once('close', () => handler.disconnected(connection))
  return () => last
}

const answer = async (
  message: Buffer,
  socket: Socket,
  connection: Connection,
  handler: CommandHandler,
): Promise<void> => {
  if (socket.destroyed) return
  const envelope = { requestId: message.readInt32LE(4), opCode: message.readInt32LE(12) }
  let reply: Doc | null
  let silent = false
  try {
    const command = parseMessage(message)
    silent = command.silent
    reply = await handler.handle(command, connection)
  } catch (error) {
    reply = handler.failure(error)
  }
  if (reply === null) socket.destroy()
  else if (!silent && !socket.destroyed) await send(socket, encodeReply(envelope, reply))
}

/** Waits when the client reads slower than we answer, so that replies do not pile up in memory. */
const send = (socket: Socket, parts: Buffer[]): Promise<void> => {
  socket.cork()
  let flowing = true
  for (const part of parts) flowing = socket.write(part)
  socket.uncork()
  if (flowing) return Promise.resolve()
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
