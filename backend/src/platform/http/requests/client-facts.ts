import { type FastifyRequest } from 'fastify'

/**
 * Host and port that the client asked for; empty when it named none. X-Forwarded-Host is not believed from anyone: the proxy passes
 * Host on.
 */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => headers.host ?? ''

export const LONGEST_AGENT = 200

/** Network address and browser of a client. */
export interface ClientFacts {
  address: string
  userAgent: string
}

/** The address is taken from the proxy's header when `TRUST_PROXY` names the proxy. */
export function clientFacts(request: FastifyRequest): ClientFacts {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT) }
}
