import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import { type FastifyInstance } from 'fastify'
import { type AppConfig } from '../../../config/config.js'
import { type InlineSources } from './inline-sources.js'

/**
 * Hosts of the payment window (docs/integrations.md#cashfree): the provider's test system is let in only
 * where payments are tests. Our own sandbox's window is on the shop's own origin.
 */
function paymentHosts({ sandboxes, cashfree }: Doors): string[] {
  if (sandboxes.includes('cashfree')) return []
  const api = cashfree.mode === 'production' ? 'https://api.cashfree.com' : 'https://sandbox.cashfree.com'
  return ['https://sdk.cashfree.com', api, 'https://payments.cashfree.com']
}

type Directives = Record<string, readonly string[]>

function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

type Doors = Pick<AppConfig, 'sandboxes' | 'cashfree' | 'maps' | 's3'>

/** Host of the map tiles, unless this server draws them. */
function tileHosts({ tileUrl }: AppConfig['maps']): string[] {
  return tileUrl.startsWith('/') ? [] : [new URL(tileUrl).origin]
}

/** Host of uploaded pictures, unless they pass through this server. */
function pictureHosts(s3: AppConfig['s3']): string[] {
  return s3?.publicUrl ? [new URL(s3.publicUrl).origin] : []
}

function shopDirectives(config: Doors, ofProducts: readonly string[]): Directives {
  const payment = paymentHosts(config)
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...payment],
    'style-src': ["'self'"],
    // A product's picture may be an address elsewhere (docs/security.md); pictures run no code.
    'img-src': ["'self'", 'data:', ...tileHosts(config.maps), ...pictureHosts(config.s3), ...ofProducts],
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

/**
 * The console's component library writes style elements, which carry the nonce of the document. Style
 * attributes have no nonce: components set some, which can hide or move something and run nothing.
 */
const forConsole = (directives: Directives, nonce: string): Directives => ({
  ...directives,
  // The console prints labels from a frame that shows the fetched document.
  'frame-src': [...(directives['frame-src'] ?? []), 'blob:'],
  'style-src': ["'self'", `'nonce-${nonce}'`],
  'style-src-attr': ["'unsafe-inline'"],
})

/** The API's documents write style elements without a nonce; their scripts stay in files. */
const forDocuments = (directives: Directives): Directives => ({
  ...directives,
  'style-src': ["'self'", "'unsafe-inline'"],
})

declare module 'fastify' {
  interface FastifyRequest {
    /** What the style elements of a document of the console carry; empty for other documents. */
    styleNonce: string
  }
}

interface Pages {
  isConsolePath: (path: string) => boolean
  inline: InlineSources
  /** Origins of products' pictures that are elsewhere; `current()` has them read anew. */
  pictureHosts: { readonly known: readonly string[]; current: () => readonly string[] }
}

/**
 * Calls of the shop. Their answers show no picture, so they do not have hosts read. Calls of the console do: the host of a
 * picture that was just saved is known when its page is opened.
 */
const SHOP_CALL = /^\/api\/(?!admin\/|docs)/

/**
 * Files of the build: scripts, styles, letters, drawings. Where a browser reads them, the document that names them has
 * the say; on a page with thirty of them, headers for documents would be a tenth of what comes. Only by their endings:
 * any other address there may be answered by a page.
 */
const BUILT_FILE = /^\/(assets|images)\/[\w/.-]+\.(js|css|woff2|svg)$/
const NOT_FOR_FILES = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xFrameOptions: false,
} as const

/**
 * Sets security headers on every answer, with a content security policy for each kind of page. Files of the build have
 * only those that mean something for a file.
 */
export async function setSecurityHeaders(
  server: FastifyInstance,
  config: Doors,
  { isConsolePath, inline, pictureHosts: ofProducts }: Pages,
): Promise<void> {
  await server.register(helmet, {
    global: false,
    contentSecurityPolicy: false,
    // The payment provider's window must be able to talk to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: { maxAge: 31_536_000, includeSubDomains: true },
    // For Internet Explorer, Flash, and filters that browsers have given up: 119 bytes of every answer.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Browsers look hosts up beforehand only where a page over HTTPS asks for it, which none of ours does.
    xDnsPrefetchControl: false,
  })
  // Of most pages and of the API: the same until a product gets a picture on another host.
  let usual = { hosts: ofProducts.known, policy: '' }
  const usualPolicy = (hosts: readonly string[]): string => {
    if (usual.hosts !== hosts || usual.policy === '')
      usual = { hosts, policy: policy(withInlineSources(shopDirectives(config, hosts), inline)) }
    return usual.policy
  }
  server.decorateRequest('styleNonce', '')
  server.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isFile = BUILT_FILE.test(path)
    reply.helmet(isFile ? NOT_FOR_FILES : undefined)
    if (isFile) return done()
    const hosts = SHOP_CALL.test(path) ? ofProducts.known : ofProducts.current()
    if (isConsolePath(path)) request.styleNonce = randomBytes(16).toString('base64')
    const own = request.styleNonce
      ? policy(forConsole(shopDirectives(config, hosts), request.styleNonce))
      : path.startsWith('/api/docs')
        ? policy(forDocuments(shopDirectives(config, hosts)))
        : usualPolicy(hosts)
    void reply.header('content-security-policy', own)
    done()
  })
}
