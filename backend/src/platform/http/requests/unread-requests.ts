import { STATUS_CODES } from 'node:http'
import { type Socket } from 'node:net'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { describeError } from '../answers/error.filter.js'

/**
 * Headers of the answer to an unreadable request: the connection is closed, since no further request can
 * be read from it.
 */
const HEADERS = { 'cache-control': 'no-store', connection: 'close', 'x-content-type-options': 'nosniff' }

/** Node's error codes for requests whose headers it could not read. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers a request whose address is unreadable or too long; the router runs no hook or filter for it. A browser that
 * opens it as a page, often by a link that a message has cut off, is led to the start page, as from any unknown address.
 */
export function refuseAddress(error: Error, { url, headers }: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(HEADERS)
  if (headers.accept?.includes('text/html') && !url.startsWith('/api/')) return void reply.redirect('/')
  const { status, body } = describeError(error)
  void reply.status(status).send(body)
}

/**
 * Answers bytes that are not a request, and headers that are too long or do not arrive. Fastify has no
 * reply object for them.
 */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  // The client has disconnected.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, body } = describeError({ statusCode: STATUS_OF[error.code ?? ''] ?? 400 })
  const text = JSON.stringify(body)
  const headers = {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`)
  socket.destroySoon()
}
