import helmet from '@fastify/helmet'
import { type FastifyInstance } from 'fastify'
import { type AppConfig } from '../../../config/config.js'
import { type InlineSources } from './inline-sources.js'

/**
 * Hosts of the payment window (docs/integrations.md#cashfree); the sandbox's window is on the shop's own
 * origin.
 */
const PAYMENT_HOSTS = [
  'https://sdk.cashfree.com',
  'https://api.cashfree.com',
  'https://sandbox.cashfree.com',
  'https://payments.cashfree.com',
]

type Directives = Record<string, readonly string[]>

function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

type Doors = Pick<AppConfig, 'sandboxes' | 'maps' | 's3'>

/** Host of the map tiles, unless this server draws them. */
function tileHosts({ tileUrl }: AppConfig['maps']): string[] {
  return tileUrl.startsWith('/') ? [] : [new URL(tileUrl).origin]
}

/** Host of uploaded pictures, unless they pass through this server. */
function pictureHosts(s3: AppConfig['s3']): string[] {
  return s3?.publicUrl ? [new URL(s3.publicUrl).origin] : []
}

function shopDirectives(config: Doors): Directives {
  const payment = config.sandboxes.includes('cashfree') ? [] : PAYMENT_HOSTS
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...payment],
    'style-src': ["'self'"],
    // A product's picture may be an address of any https site (docs/security.md); pictures run no code.
    'img-src': ["'self'", 'data:', 'https:', ...tileHosts(config.maps), ...pictureHosts(config.s3)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...payment],
    'frame-src': ["'self'", ...payment],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", ...payment],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  }
}

/**
 * Adds digests of the styles and the script that the shop's build put into its pages; no other inline code
 * is allowed.
 */
const withInlineSources = (directives: Directives, { script, style }: InlineSources): Directives => ({
  ...directives,
  'script-src': [...(directives['script-src'] ?? []), ...script],
  'style-src': [...(directives['style-src'] ?? []), ...style],
})

/** The console's component library and the API docs write style elements; their scripts stay in files. */
const forConsole = (directives: Directives): Directives => ({
  ...directives,
  // The console prints labels from a frame that shows the fetched document.
  'frame-src': [...(directives['frame-src'] ?? []), 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
})

/** Sets security headers on every answer, with a content security policy for each kind of page. */
export async function setSecurityHeaders(
  server: FastifyInstance,
  config: Doors,
  isConsolePath: (path: string) => boolean,
  inline: InlineSources,
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false,
    // The payment provider's window must be able to talk to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: { maxAge: 31_536_000, includeSubDomains: true },
  })
  const shop = policy(withInlineSources(shopDirectives(config), inline))
  const console_ = policy(forConsole(shopDirectives(config)))
  server.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const inlineStyles = isConsolePath(path) || path.startsWith('/api/docs')
    void reply.header('content-security-policy', inlineStyles ? console_ : shop)
    done()
  })
}
