import { type Server } from 'node:http'
import { type Socket } from 'node:net'
import { type FastifyInstance } from 'fastify'
import { type Draining } from '../../health/draining.js'

/** Requests under way have this long to be answered; the longest call to a partner takes less. */
const ANSWERED_WITHIN_MS = 20_000

/** While the process drains, each answer ends its connection. */
export function endConnections(server: FastifyInstance, draining: Draining): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.isUnderWay) void reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * Watches a server's connections, to end its listening later.
 * @returns takes no connection any more; resolves once all requests under way are answered.
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
    // A browser's spare connection has carried nothing yet: Node takes it for one that is about to.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    await ended
    clearTimeout(impatience)
  }
}
