import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { refuseBytes } from './unread-requests.js'

/** How long a body may take to arrive: typed text is short, pictures come from phones. */
export const BODY_TIME_MS = { usual: 30_000, upload: 300_000 }

const UPLOAD = /^(image\/|text\/csv)/i

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends requests whose body arrives too slowly: they would hold a connection and memory indefinitely. */
export function cutSlowBodies(server: FastifyInstance, timeMs = BODY_TIME_MS): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request
    if (!hasBody(request)) return done()
    const mostMs = UPLOAD.test(headers['content-type'] ?? '') ? timeMs.upload : timeMs.usual
    const timer = setTimeout(() => {
      if (!raw.complete) refuseBytes(slow(), raw.socket)
    }, mostMs)
    raw.once('end', () => clearTimeout(timer))
    raw.once('close', () => clearTimeout(timer))
    done()
  })
}

const slow = () =>
  Object.assign(new Error('The body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
