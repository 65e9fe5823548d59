import { type FastifyInstance } from 'fastify'

/**
 * No cache on the way keeps answers of the API, and no browser that somebody else uses next: most answers are for one
 * person. Answers that may be kept say so themselves.
 */
export function keepAnswersPrivate(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (/^\/api(?:[/?]|$)/i.test(request.url)) void reply.header('cache-control', 'no-store')
    done()
  })
}
