import { type FastifyInstance } from 'fastify'
import { type Logger } from 'pino'
import { maskedAddress } from '../../../kernel/access/network.js'
import { unreachedFor } from '../answers/error.filter.js'

/**
 * Logs one line for each request: its id, the client's address without the last part, the route (the
 * pattern, so that no id or query string is logged), status, milliseconds, and the service that could not
 * be reached. The id is sent as `x-request-id`, so that a customer's complaint can be found in the log.
 */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched'
    const err = unreachedFor(request)
    const line = {
      requestId: request.id,
      client: maskedAddress(request.ip),
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(err === undefined ? {} : { err }),
    }
    if (reply.statusCode >= 500) logger.error(line)
    else if (route.startsWith('/api')) logger.info(line)
    else logger.debug(line)
    done()
  })
}
