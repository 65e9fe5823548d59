import { type FastifyInstance } from 'fastify'

/**
 * Answers of the API are kept by nobody on the way, nor by a browser that somebody else uses next: most of them are
 * one person's. Those that may be kept say so themselves.
 */
export function keepAnswersPrivate(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (/^\/api(?:[/?]|$)/i.test(request.url)) void reply.header('cache-control', 'no-store')
    done()
  })
}
