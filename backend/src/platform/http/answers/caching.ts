import { type FastifyInstance } from 'fastify'

/** How long browsers may cache an answer. */
export const DAY_SECONDS = 86_400
export const YEAR_SECONDS = 365 * DAY_SECONDS

/**
 * Marks answers of the API `no-store`, since most are for one person, and no cache or shared browser may
 * store them. Routes whose answers may be cached set their own header later.
 */
export function forbidStoring(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (/^\/api(?:[/?]|$)/i.test(request.url)) void reply.header('cache-control', 'no-store')
    done()
  })
}
