import { type FastifyRequest } from 'fastify'

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
