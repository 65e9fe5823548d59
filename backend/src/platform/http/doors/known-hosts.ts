import { isIP } from 'node:net'
import { type FastifyInstance } from 'fastify'
import { type AppConfig } from '../../../config/config.js'
import { AppError } from '../../../kernel/errors/errors.js'
import { describeError } from '../answers/error.filter.js'
import { hostOf } from '../requests/client-facts.js'
import { bears } from '../routes/access.js'

type Site = Pick<AppConfig, 'isProduction' | 'publicUrl' | 'primaryHost' | 'legacyHosts' | 'metricsToken'>

/** Paths without a check of the host: a supervisor calls them by IP address, and they reveal nothing. */
const HEALTH = /^\/api\/health(\/|\?|$)/i
/**
 * Path whose host is not checked when the token is right: a monitor calls each process by its own address.
 */
const METRICS = /^\/api\/metrics\/?(\?|$)/i

/** The host without its port and the final dot of a full name: `[::1]:3000` is `::1`, `jaadi.example.:443` is `jaadi.example`. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')

/**
 * Tells whether a request names a host of the shop. Under the name of another site a browser would treat that
 * site's pages as the shop's own (DNS rebinding). Outside production, names of this machine and IP
 * addresses are allowed too, for a phone in the same network.
 */
export function ourHosts({
  isProduction,
  publicUrl,
  primaryHost,
  legacyHosts,
}: Omit<Site, 'metricsToken'>): (host: string) => boolean {
  const named = [publicUrl === null ? null : new URL(publicUrl).host, primaryHost, ...legacyHosts]
  const ours = new Set(named.filter((host) => host !== null).map(nameOf))
  return (host) => {
    const name = nameOf(host)
    if (ours.has(name)) return true
    return !isProduction && (name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0)
  }
}

export function refuseOtherHosts(server: FastifyInstance, site: Site): void {
  const isOurHost = ourHosts(site)
  server.addHook('onRequest', (request, reply, done) => {
    const isMonitor = METRICS.test(request.url) && bears(request, site.metricsToken)
    if (isMonitor || HEALTH.test(request.url) || isOurHost(hostOf(request))) return done()
    const { status, body } = describeError(new AppError('MISDIRECTED', 'This host is not the shop’s.'))
    void reply.status(status).headers({ 'cache-control': 'no-store' }).send(body)
  })
}

/** Redirects old domains (308) to the primary host (PUBLIC_URL), with the same path and query. */
export function redirectLegacyHosts(
  server: FastifyInstance,
  config: Pick<AppConfig, 'legacyHosts' | 'primaryHost' | 'publicUrl'>,
): void {
  const { primaryHost, publicUrl } = config
  if (primaryHost === null || config.legacyHosts.length === 0) return
  const legacy = new Set(config.legacyHosts.map(nameOf))
  const protocol = publicUrl === null ? null : new URL(publicUrl).protocol
  server.addHook('onRequest', (request, reply, done) => {
    if (!legacy.has(nameOf(hostOf(request)))) return done()
    void reply.redirect(`${protocol ?? `${request.protocol}:`}//${primaryHost}${request.url}`, 308)
  })
}
