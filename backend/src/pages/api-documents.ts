import { type FastifyInstance } from 'fastify'
import { NotFound } from '../kernel/errors/errors.js'
import { describeError } from '../platform/http/answers/error.filter.js'
import { whoAsks } from './pages.js'

const DOCUMENTS = /^\/api\/(docs|openapi)/i

/**
 * In production the API's documents are for staff, so that attackers get no list of calls. Everyone else
 * gets 404.
 */
export function keepDocumentsForStaff(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    // Compares the matched route, which is the same however the address was written.
    if (
      !DOCUMENTS.test(request.routeOptions.url ?? '') ||
      (await whoAsks(server, request, reply)) === 'staff'
    )
      return
    const { status, body } = describeError(new NotFound('The page'))
    return reply.status(status).header('cache-control', 'no-store').send(body)
  })
}
