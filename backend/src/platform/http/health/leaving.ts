import { type Server } from 'node:http'
import { type Socket } from 'node:net'
import { type FastifyInstance } from 'fastify'
import { type Draining } from '../../health/draining.js'

/** Time in which open requests must be answered; the longest call to a partner takes less. */
const ANSWERED_WITHIN_MS = 20_000

/** Closes connections after their answer while the process drains. */
export function endConnections(server: FastifyInstance, draining: Draining): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.isUnderWay) void reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * Watches a server's connections, to stop it later.
 * @returns a function that stops accepting connections, and resolves when all open requests are answered
 */
export function prepareToLeave(server: Server): () => Promise<void> {
  const connections = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  return async () => {
    const impatience = setTimeout(() => server.closeAllConnections(), ANSWERED_WITHIN_MS)
    const ended = new Promise<void>((resolve) => server.close(() => resolve()))
    // Node would wait for a browser's spare connection, since it has carried no request yet.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    await ended
    clearTimeout(impatience)
  }
}
