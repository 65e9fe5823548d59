import { type FastifyInstance } from 'fastify'
import { NotFound } from '../kernel/errors/errors.js'
import { describeError } from '../platform/http/answers/error.filter.js'
import { whoAsks } from './pages.js'

const DOCUMENTS = /^\/api\/(docs|openapi)/i

/** In production the API's documents are for staff: strangers need no map of it. For others they are not there. */
export function keepDocumentsForStaff(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    // By the route, however its address was written.
    if (
      !DOCUMENTS.test(request.routeOptions.url ?? '') ||
      (await whoAsks(server, request, reply)) === 'staff'
    )
      return
    const { status, body } = describeError(new NotFound('The page'))
    return reply.status(status).header('cache-control', 'no-store').send(body)
  })
}
