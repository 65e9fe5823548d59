import { type FastifyInstance } from 'fastify'
import { type AppConfig } from '../../config/config.js'

/** Old alternate domains: 308 to the primary host, same path and query. */
export function redirectLegacyHosts(
  server: FastifyInstance,
  config: Pick<AppConfig, 'legacyHosts' | 'primaryHost'>,
): void {
  const { primaryHost } = config
  if (primaryHost === null || config.legacyHosts.length === 0) return
  const legacy = new Set(config.legacyHosts)
  server.addHook('onRequest', (request, reply, done) => {
    if (!legacy.has(request.hostname.toLowerCase())) return done()
    void reply.redirect(`${request.protocol}://${primaryHost}${request.url}`, 308)
  })
}
