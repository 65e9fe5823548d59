import { type FastifyInstance } from 'fastify'
import { type AppConfig } from '../../../config/config.js'

/** Redirects old domains (308) to the primary host (PUBLIC_URL), with the same path and query. */
export function redirectLegacyHosts(
  server: FastifyInstance,
  config: Pick<AppConfig, 'legacyHosts' | 'primaryHost' | 'publicUrl'>,
): void {
  const { primaryHost, publicUrl } = config
  if (primaryHost === null || config.legacyHosts.length === 0) return
  const legacy = new Set(config.legacyHosts)
  const protocol = publicUrl === null ? null : new URL(publicUrl).protocol
  server.addHook('onRequest', (request, reply, done) => {
    if (!legacy.has(request.hostname.toLowerCase())) return done()
    void reply.redirect(`${protocol ?? `${request.protocol}:`}//${primaryHost}${request.url}`, 308)
  })
}
