import { type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../config/config.js'
import { hostOf } from '../requests/client-facts.js'

type Site = Pick<AppConfig, 'publicUrl' | 'primaryHost'>
type Asked = Pick<FastifyRequest, 'headers' | 'protocol'>

/** Scheme and host that customers type: PUBLIC_URL, or those of the request when it is not set. */
export function publicOrigin(request: Asked, { publicUrl, primaryHost }: Site): string {
  if (publicUrl !== null) return new URL(publicUrl).origin
  const host = hostOf(request)
  const own = /^[\w.-]+(:\d+)?$/.test(host) ? host : 'localhost'
  return `${request.protocol}://${primaryHost ?? own}`
}
