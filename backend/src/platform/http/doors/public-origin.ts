import { type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../config/config.js'

type Site = Pick<AppConfig, 'publicUrl' | 'primaryHost'>
type Asked = Pick<FastifyRequest, 'host' | 'protocol'>

/** Scheme and host as customers type them: PUBLIC_URL, or those of the request without it. */
export function publicOrigin(request: Asked, { publicUrl, primaryHost }: Site): string {
  if (publicUrl !== null) return new URL(publicUrl).origin
  const own = /^[\w.-]+(:\d+)?$/.test(request.host) ? request.host : 'localhost'
  return `${request.protocol}://${primaryHost ?? own}`
}
