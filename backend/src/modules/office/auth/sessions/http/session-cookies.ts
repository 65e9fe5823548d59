import {} from '@fastify/cookie'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../../../config/config.js'
import { type Role } from '../../../../../kernel/access/permissions.js'
import { SESSION_DAYS } from '../sessions.service.js'

export const COOKIES = ['mobileNumber', 'otp', 'role'] as const

interface SessionFacts {
  mobileNumber: string
  role: Role
  token: string
}

export function cookieAttributes(request: FastifyRequest, config: Pick<AppConfig, 'publicUrl'>) {
  const secure = request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true
  return { path: '/', sameSite: 'lax', secure } as const
}

/** The three cookies of the contract. Only the token is a secret, and no script can read it. */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<AppConfig, 'publicUrl'>,
  { mobileNumber, role, token }: SessionFacts,
): void {
  const cookie = { ...cookieAttributes(request, config), maxAge: SESSION_DAYS * 86_400 }
  void reply.setCookie('mobileNumber', mobileNumber, cookie)
  void reply.setCookie('role', role, cookie)
  void reply.setCookie('otp', token, { ...cookie, httpOnly: true })
}

export function clearSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<AppConfig, 'publicUrl'>,
): void {
  for (const name of COOKIES)
    void reply.clearCookie(name, { ...cookieAttributes(request, config), httpOnly: name === 'otp' })
}
