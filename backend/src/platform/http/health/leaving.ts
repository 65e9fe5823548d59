import { type Server } from 'node:http'
import { type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FastifyInstance } from 'fastify'
import { type Draining } from '../../health/draining.js'

/** Time in which open requests must be answered; the longest call to a partner takes less. */
const ANSWERED_WITHIN_MS = 20_000

/** Time in which the first request on a new connection is read. */
const READ_WITHIN_MS = 2_000

/** Closes connections after their answer while the process drains. */
export function endConnections(server: FastifyInstance, draining: Draining): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.isUnderWay) void reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * Watches a server's connections, to stop it later.
 * @returns a function that stops accepting connections, and resolves when all open requests are answered; `isReplaced` as
 * of `RunningServer.close`: new connections then came until now, and carry a request
 */
export function prepareToLeave(server: Server): (isReplaced: boolean) => Promise<void> {
  const connections = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  return async (isReplaced) => {
    const impatience = setTimeout(() => server.closeAllConnections(), ANSWERED_WITHIN_MS)
    const ended = new Promise<void>((resolve) => server.close(() => resolve()))
    if (isReplaced) await sleep(READ_WITHIN_MS)
    // Node would wait for a browser's spare connection, since it has carried no request yet.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    await ended
    clearTimeout(impatience)
  }
}
