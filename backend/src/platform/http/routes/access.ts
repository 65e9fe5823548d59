import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common'
import { ApiExtension } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { type Permission, type Role } from '../../../kernel/access/permissions.js'
import { sameText } from '../../same-text.js'

/** Who is calling: read from the stored session by the guard of the auth module, never from the request's claims. */
export interface Principal {
  userId: string
  mobileNumber: string
  role: Role
  sessionId: string
}

export type AuthenticatedRequest = FastifyRequest & { principal?: Principal }

export const ACCESS_KEY = 'jaadi:access'
/** The same for the API document, which derives errors from it and does not show it. */
export const ACCESS_EXTENSION = 'x-access'
/** Secrets of the configuration that a machine may send as bearer token instead of a session. */
export type BearerToken = 'metricsToken'
export type Access =
  { public: true; knowsCaller: boolean } | { public: false; permission: Permission; orBearer?: BearerToken }

const access = (given: Access): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_KEY, given), ApiExtension(ACCESS_EXTENSION, given))

/**
 * Open to anybody. A route has either this or `@Allow`; a route with neither stops the start. The caller is looked up only
 * when the answer depends on it (`knowsCaller`).
 */
export const Public = ({ knowsCaller = false } = {}): MethodDecorator & ClassDecorator =>
  access({ public: true, knowsCaller })

/**
 * Open to the roles that the permission table names for `permission`; others get 401 or 403. With `orBearer` also open
 * to a machine with this bearer token, if one is configured.
 */
export const Allow = (
  permission: Permission,
  machines: { orBearer?: BearerToken } = {},
): MethodDecorator & ClassDecorator => access({ public: false, permission, ...machines })

/** The caller, on routes that need a session. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>()
  if (!principal) throw new Error('Caller used on a route without a session')
  return principal
})

/** Whether a request has this secret as `Authorization: Bearer …`; false when the secret is not set. */
export function bears({ headers }: Pick<FastifyRequest, 'headers'>, token: string | null): boolean {
  const borne = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== null && borne !== undefined && sameText(borne, token)
}
