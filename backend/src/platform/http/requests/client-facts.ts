import { type FastifyRequest } from 'fastify'

export const LONGEST_AGENT = 200

/** Where a request comes from. */
export interface ClientFacts {
  address: string
  userAgent: string
}

/** The address is the proxy's word where `TRUST_PROXY` says so. */
export function clientFacts(request: FastifyRequest): ClientFacts {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT) }
}
